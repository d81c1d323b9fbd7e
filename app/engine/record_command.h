// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The commands for files of games: `record check`, `record convert`. They hold one game in memory, whatever the size
/// of the file. Each problem is one line on `errors`: `FILE:LINE:COLUMN: what is wrong`, with `warning: ` if there is
/// no doubt which moves were made; for a file that cannot be read, `FILE: why`. The exit status is kBadInput if there
/// was a problem.
namespace qumalaq::console {

enum class RecordForm {
    Tgk,
    Online,
    Fen, ///< the position after the last move, one line for each game
};

/// `tgk`, `online` or `fen`.
[[nodiscard]] std::optional<RecordForm> recordFormBy(std::string_view name);

/// Writes a line for each file: `FILE: N games, M plies`, and `, K damaged` if the moves of some could not be read to
/// the end. Plies are those of the main lines.
[[nodiscard]] int checkRecords(const std::vector<std::string>& files, std::ostream& out, std::ostream& errors);

/// Writes the games of a file in another form, without those whose moves could not be read to the end.
[[nodiscard]] int convertRecords(const std::string& file, RecordForm form, std::ostream& out, std::ostream& errors);

} // namespace qumalaq::console
