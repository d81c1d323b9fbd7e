// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QString>

#include <vector>

namespace qumalaq::desktop {

/// The file that a game was read from or saved in, and the other games in it. It stays with its game, so that a game is
/// never saved over another game's file.
struct RecordFile {
    QString path; ///< empty if the game is not in a file
    std::vector<notation::GameRecord> before;
    std::vector<notation::GameRecord> after;
    bool isWhole = true; ///< the file contains nothing but these games
};

} // namespace qumalaq::desktop
