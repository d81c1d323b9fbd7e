// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace qumalaq::desktop {

/// The file that a game was read from or saved in, and its content then: the text of the game and what is around it. It
/// stays with its game, so that a game is never saved over another game's file.
struct RecordFile {
    QString path; ///< empty if the game is not in a file
    QByteArray before = {};
    QByteArray game = {};
    QByteArray after = {};
    bool isWhole = true; ///< all of the file's text could be read

    bool operator==(const RecordFile&) const = default;
};

} // namespace qumalaq::desktop
