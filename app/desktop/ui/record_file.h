// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace qumalaq::desktop {

/// The file of a game, and the text of the game and around it as last read or saved. Stays with the game, so that no
/// game is saved over another one.
struct RecordFile {
    QString path; ///< empty if the game is not in a file
    QByteArray before = {};
    QByteArray game = {};
    QByteArray after = {};
    bool isWhole = true; ///< all of the file's text could be read

    bool operator==(const RecordFile&) const = default;
};

} // namespace qumalaq::desktop
