// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/game_record.h"
#include "core/notation/tgk_reader.h"

#include <QByteArray>
#include <QString>

#include <vector>

/// Games in files and on the clipboard, without any window.
namespace qumalaq::desktop {

/// Larger files are not opened but read into the library, in the background.
inline constexpr qint64 kLargestOpened = qint64{1} << 20;

/// All games of a text, with what is wrong with them. What holds neither a tag nor a move is left out.
struct GamesInText {
    QByteArray text;
    std::vector<notation::ReadGame> games;
    std::vector<notation::ParseError> faults; ///< of all games and of what is left out
    bool isDamaged = false;                   ///< something of the text is not in the games

    /// A game that can be looked at: one with a move, or with another start.
    [[nodiscard]] std::vector<std::size_t> worthShowing() const;
    /// What is written of one of the games.
    [[nodiscard]] QByteArray textOf(std::size_t index) const;
};
[[nodiscard]] GamesInText gamesIn(const QByteArray& text);

/// Reads at most kLargestOpened bytes. The error is the system's reason.
[[nodiscard]] Expected<QByteArray, QString> readTextFile(const QString& path);

/// "Aisha – Bolat 2026-11-21", fit for a file; never empty.
[[nodiscard]] QString proposedName(const notation::GameRecord& record);
/// "Aisha – Bolat", in the language of the program where a name is missing.
[[nodiscard]] QString captionOf(const notation::GameRecord& record);

} // namespace qumalaq::desktop
