// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A game of the Togyz family as somebody wrote it down by hand, before anybody has seen whether it can be played.
namespace qumalaq::notation {

/// One move as it stands on the paper.
struct SheetMove {
    std::uint8_t from = 0;    ///< 1 to 9; 0 can not be read
    std::uint8_t landing = 0; ///< the second digit; 0 was not written, or can not be read
    bool hasMark = false;     ///< an x behind it

    friend constexpr bool operator==(const SheetMove&, const SheetMove&) = default;
};

/// `76`, `83x`, with `?` for what is unknown: `7?`; a move without its second digit is one digit.
[[nodiscard]] std::string toText(SheetMove move);

/// A position that the sheet shows: see paper_position.h. Who is to move there is not asked.
struct SheetPosition {
    std::size_t ply = 0; ///< so many moves, of both players, were made before it
    rules::BoardState board;
};

struct Scoresheet {
    rules::GameSetup setup;
    rules::AnyPosition start{setup};
    std::vector<SheetMove> moves;
    std::vector<SheetPosition> positions; ///< by ply, at most kMostSheetPositions
};

/// The doctor looks at no more; later ones on a sheet are left out.
inline constexpr std::size_t kMostSheetPositions = 64;

/// The moves in a text: `76 8? ?4x 9`. Numbers with a point, results and what stands in parentheses or braces is left
/// out, so that a text of a site or a TGK can be pasted. `?` and `_` stand for a digit that can not be read.
[[nodiscard]] Expected<std::vector<SheetMove>, ParseError> parseSheetMoves(std::string_view text);

/// A whole sheet, with the positions where they are printed: lines like those of parseSheetPositions() among the moves,
/// known by their slashes or bars. One that does not say behind which move it stands does so by the numbers of the
/// moves before it, or, where there are none, by their count: on a sheet with a move left out the numbers are right.
[[nodiscard]] Expected<Scoresheet, ParseError> parseSheet(std::string_view text, const rules::GameSetup& setup);

/// Positions alone, one in a line (see paper_position.h). In front of one may be told behind which move it stands:
/// `12:` behind move 12 of both players, `12...` behind that of the South alone. Without, it is the next multiple of
/// ten.
[[nodiscard]] Expected<std::vector<SheetPosition>, ParseError> parseSheetPositions(std::string_view text,
                                                                                   const rules::GameSetup& setup);

/// Adds them by ply, as many as there is room for.
void addPositions(Scoresheet& sheet, const std::vector<SheetPosition>& positions);

} // namespace qumalaq::notation
