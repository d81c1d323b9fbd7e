// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>

/// Moves as text. Togyz family: the pit's number and the number of the pit of the last stone (`76`), `x` after it for a
/// new tuzdyk (`83x`). Other games: the hole's number, and for a prescribed hole of the other row an o before it
/// (`o4`).
namespace qumalaq::notation {

/// The move must be legal in the position.
[[nodiscard]] std::string toText(const rules::AnyPosition& position, rules::Move move);

/// Reads a move to be made in a position: `7`, `76`, `83x`, `o4`. The second digit and the x say nothing that the first
/// does not imply; where they are written they are checked. Also taken: a capital X, a Cyrillic х, and the sites'
/// running kazan in parentheses, `76(10)`, which is not checked. Surrounding space is ignored.
[[nodiscard]] Expected<rules::Move, ParseError> parseMove(std::string_view text, const rules::AnyPosition& position);

/// Where the last stone of a legal move of the Togyz family falls, and whether a tuzdyk is made there: what is written
/// behind the first digit. rules::effectOf() tells more, of any game, and takes longer.
struct Landing {
    rules::Place place;
    bool makesTuzdyk = false;
};
[[nodiscard]] Landing landingOf(const rules::AnyPosition& position, rules::Move move);

} // namespace qumalaq::notation
