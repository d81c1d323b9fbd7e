// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The commands on files of games: `record check`, `record convert`. They hold one game at a time, however large the
/// file. Each problem is one line on `errors`: `FILE:LINE:COLUMN: what is wrong`, with `warning: ` before it where
/// there is no doubt which moves were made; a file that can not be read `FILE: why`. The exit status is kBadInput if
/// there was any.
namespace qumalaq::console {

enum class RecordForm {
    Tgk,
    Online,
    Fen, ///< the position after the last move, a line a game
};

/// `tgk`, `online` or `fen`.
[[nodiscard]] std::optional<RecordForm> recordFormBy(std::string_view name);

/// A line for each file: `FILE: N games, M plies`, and `, K damaged` if the moves of some could not be read to their
/// end. Plies are those of the main lines.
[[nodiscard]] int checkRecords(const std::vector<std::string>& files, std::ostream& out, std::ostream& errors);

/// The file's games in another form; those whose moves could not be read to their end are left out.
[[nodiscard]] int convertRecords(const std::string& file, RecordForm form, std::ostream& out, std::ostream& errors);

} // namespace qumalaq::console
