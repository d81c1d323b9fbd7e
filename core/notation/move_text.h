// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>

/// Moves as text. Togyz family: the pit's number, the number of the pit of the last stone, and `x` for a new tuzdyk
/// (`76`, `83x`). Other games: the hole's number, after an `o` for a prescribed hole of the other row (`4`, `o4`).
namespace qumalaq::notation {

/// The move must be legal in the position.
[[nodiscard]] std::string toText(const rules::AnyPosition& position, rules::Move move);

/// Reads a move in a position: `7`, `76`, `83x`, `o4`. The second digit and the x follow from the first digit; they are
/// optional, and checked if present. Also accepts a capital X, a Cyrillic х, and the kazan in parentheses that online
/// sites add, `76(10)`, which is not checked. Surrounding space is ignored.
[[nodiscard]] Expected<rules::Move, ParseError> parseMove(std::string_view text, const rules::AnyPosition& position);

/// Where the last stone of a move falls, and whether it makes a tuzdyk. A subset of rules::MoveEffect for the Togyz
/// family that is faster to compute.
struct LastStone {
    rules::Place place;
    bool makesTuzdyk = false;
};
/// The move must be legal, and of a game of the Togyz family.
[[nodiscard]] LastStone lastStoneOf(const rules::AnyPosition& position, rules::Move move);

} // namespace qumalaq::notation
