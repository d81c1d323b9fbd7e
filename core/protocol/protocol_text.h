// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"
#include "core/rules/game.h"
#include "core/rules/history.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Words that the protocol and the console program read and write, in English.
namespace qumalaq::protocol {

/// The word for a reason. Never changes.
[[nodiscard]] std::string_view wordFor(rules::EndReason reason);

/// A move in the protocol: the number of the pit, after an `o` if it is in the opponent's row.
[[nodiscard]] std::string toWire(const rules::AnyPosition& position, rules::Move move);

/// Quotes a text in a message of one line: shortened, well-formed UTF-8, without control characters.
[[nodiscard]] std::string inQuotes(std::string_view text);

/// A description of the error, without its place.
[[nodiscard]] std::string describe(const notation::ParseError& error);
[[nodiscard]] std::string describe(const rules::SetupError& error, rules::GameId game);

/// A move in a text: a pit of the mover, or of the opponent.
struct WrittenMove {
    int number = 0; ///< 0 to 9; the position knows whether there is such a pit
    bool isOpponents = false;
    int column = 1; ///< from 1, in bytes

    [[nodiscard]] rules::Move in(const rules::AnyPosition& position) const;
};

/// Reads a sequence of moves with or without spaces between them. A move is a digit, after an `o` for a pit of the
/// opponent.
[[nodiscard]] Expected<std::vector<WrittenMove>, notation::ParseError> parseMoves(std::string_view text);

/// Plays moves up to the first illegal one, and returns its index if there is one.
[[nodiscard]] std::optional<std::size_t> playAll(rules::History& history, const std::vector<WrittenMove>& moves);

} // namespace qumalaq::protocol
