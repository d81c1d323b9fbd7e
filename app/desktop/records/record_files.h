// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/game_record.h"
#include "core/notation/tgk_reader.h"

#include <QByteArray>
#include <QString>

#include <vector>

/// Games in files and on the clipboard, without a window.
namespace qumalaq::desktop {

/// Larger files are not opened but imported into the library in the background.
inline constexpr qint64 kLargestOpened = qint64{1} << 20;

/// All games of a text, with its faults. A section with neither a tag nor a move is left out.
struct GamesInText {
    QByteArray text;
    std::vector<notation::ReadGame> games;
    std::vector<notation::ParseError> faults; ///< of all games and of what was left out
    bool isDamaged = false;                   ///< some of the text is missing from the games

    /// Indices of the games with a move or a start position of their own.
    [[nodiscard]] std::vector<std::size_t> worthShowing() const;
    /// The text of one of the games.
    [[nodiscard]] QByteArray textOf(std::size_t index) const;
};
[[nodiscard]] GamesInText gamesIn(const QByteArray& text);

/// Reads at most kLargestOpened bytes. The error is the reason given by the system.
[[nodiscard]] Expected<QByteArray, QString> readTextFile(const QString& path);

/// A file name without suffix, such as "Aisha – Bolat 2026-11-21"; never empty.
[[nodiscard]] QString proposedName(const notation::GameRecord& record);
/// "Aisha – Bolat"; a missing name is replaced by a word in the program's language.
[[nodiscard]] QString captionOf(const notation::GameRecord& record);

} // namespace qumalaq::desktop
