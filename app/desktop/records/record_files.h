// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/record_file.h"
#include "core/base/expected.h"
#include "core/base/stop_token.h"
#include "core/notation/game_record.h"
#include "core/notation/tgk_reader.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// Games in files and on the clipboard, without a window.
namespace qumalaq::desktop {

/// Larger files, in bytes, are not opened but imported into the library in the background.
inline constexpr qint64 kLargestOpened = qint64{1} << 20;

/// All games of a text, with its faults. A section with neither a tag nor a move is left out.
struct GamesInText {
    QByteArray text;
    std::vector<notation::ReadGame> games;
    std::vector<notation::ParseError> faults; ///< of all games and of what was left out
    bool isDamaged = false;                   ///< some of the text is missing from the games

    /// Indices of the games with a move or a start position of their own.
    [[nodiscard]] std::vector<std::size_t> worthShowing() const;
    /// The text of one of the games, and the text around it.
    [[nodiscard]] QByteArray textBefore(std::size_t index) const
    {
        return text.left(static_cast<qsizetype>(games[index].offset));
    }
    [[nodiscard]] QByteArray textOf(std::size_t index) const;
    [[nodiscard]] QByteArray textAfter(std::size_t index) const { return text.mid(ends[index]); }

    std::vector<qsizetype> ends; ///< of the games, in bytes of the text
};
/// Slow for a long text. After a stop the rest of the text is left out.
[[nodiscard]] GamesInText gamesIn(const QByteArray& text, const StopToken& stop = {});

/// The file with `game` instead of the old text of the game. Keeps what other programs have written since it was read.
/// `now` is the present content; none if there is no file. None if the old text is missing or occurs more than once.
[[nodiscard]] std::optional<RecordFile> withGame(const std::optional<QByteArray>& now, const RecordFile& file,
                                                 const QByteArray& game);
/// The file with `game` appended.
[[nodiscard]] RecordFile withAddedGame(const std::optional<QByteArray>& now, const QString& path,
                                       const QByteArray& game);

/// Why the text of a file could not be read.
struct TextFileError {
    enum class Code : std::uint8_t {
        CannotRead,
        TooLarge, ///< more than kLargestOpened bytes
    };
    Code code = Code::CannotRead;
    QString reason = {}; ///< given by the system; empty if the file is too large
};
/// Blocks until the file is read or a stop is requested, even if reading hangs. After a stop the text may be cut.
[[nodiscard]] Expected<QByteArray, TextFileError> readTextFile(const QString& path, const StopToken& stop = {});

/// A file name without suffix, such as "Aisha – Bolat 2026-11-21"; never empty.
[[nodiscard]] QString proposedName(const notation::GameRecord& record);

} // namespace qumalaq::desktop
