// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QString>

#include <vector>

namespace qumalaq::desktop {

/// The file that a game was read from or saved in, with the games around it. It goes where the game goes, so that a
/// game is never saved over the file of another.
struct RecordFile {
    QString path; ///< empty: in no file yet
    std::vector<notation::GameRecord> before;
    std::vector<notation::GameRecord> after;
    bool isWhole = true; ///< the file holds nothing but these games
};

} // namespace qumalaq::desktop
