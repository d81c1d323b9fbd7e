// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>

/// Moves as text. Togyz family: the pit's number and the number of the pit of the last stone (`76`), `x` after it for a
/// new tuzdyk (`83x`). Other games: the hole's number, with an o before it for a prescribed hole of the other row
/// (`o4`).
namespace qumalaq::notation {

/// The move must be legal in the position.
[[nodiscard]] std::string toText(const rules::AnyPosition& position, rules::Move move);

/// Reads a move to be made in a position: `7`, `76`, `83x`, `o4`. The second digit and the x follow from the first
/// digit and are checked if present. A capital X, a Cyrillic х and the running kazan of online sites in parentheses,
/// `76(10)`, are accepted too; the kazan is not checked. Surrounding space is ignored.
[[nodiscard]] Expected<rules::Move, ParseError> parseMove(std::string_view text, const rules::AnyPosition& position);

/// Where the last stone of a legal move of the Togyz family falls, and whether it makes a tuzdyk: what is written after
/// the first digit. rules::effectOf() gives more, for any game, but is slower.
struct Landing {
    rules::Place place;
    bool makesTuzdyk = false;
};
[[nodiscard]] Landing landingOf(const rules::AnyPosition& position, rules::Move move);

} // namespace qumalaq::notation
