// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <string>
#include <string_view>

/// Positions as text.
///
///     9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s
///
/// South's row 1..n, a slash, North's row 1..n, the stores of South and North, the marks, the side to move (s or n).
/// Marks of the Togyz family: South's tuzdyk (a number in North's row), North's tuzdyk (in South's row), `-` for none.
/// Most sowing games have no marks: `-`. The mark of Mangala of Suez is the pit from which the next move must start
/// (`s1` to `n6`) or `-`, and after the side comes the number of turns played so far:
///
///     1,3,0,0,0,0/1,0,0,1,0,3 3,60 n6 n 9
///
/// After an endless sowing nobody is to move, and the side is `-`.
namespace qumalaq::notation {

enum class PositionForm : std::uint8_t {
    Own,
    PlayStrategy, ///< North's row 9..1 and South's 1..9 as `nS`, runs of empty pits, T or t for a tuzdyk
    WhiteBlack,   ///< our own, with `w` or `b` for the side and a move number
};

struct ParsedPosition {
    rules::AnyPosition position;
    PositionForm form = PositionForm::Own;
};

/// In our own form. parsePosition() reads it back as an equal position.
[[nodiscard]] std::string toText(const rules::AnyPosition& position);

/// Reads any of the forms as a position of the setup's game; only the Togyz family has other forms than Own.
/// Surrounding space is ignored.
[[nodiscard]] Expected<ParsedPosition, ParseError> parsePosition(std::string_view text, const rules::GameSetup& setup);

} // namespace qumalaq::notation
