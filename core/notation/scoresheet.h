// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/notation/game_record.h"
#include "core/notation/parse_error.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A game of the Togyz family as written down by hand, not checked by the rules.
namespace qumalaq::notation {

/// One move as written on the paper.
struct SheetMove {
    std::uint8_t from = 0;         ///< 1 to 9; 0 if it cannot be read
    std::uint8_t landingDigit = 0; ///< the second digit; 0 if it was not written or cannot be read
    bool hasMark = false;          ///< followed by an x

    friend constexpr bool operator==(const SheetMove&, const SheetMove&) = default;
};

/// `76`, `83x`, with `?` for an unknown digit: `7?`. One digit if the second one was not written.
[[nodiscard]] std::string toText(SheetMove move);

/// A position on the sheet, see paper_position.h. Its side to move is ignored.
struct SheetPosition {
    std::size_t ply = 0; ///< number of moves before it, of both players
    rules::BoardState board;
};

struct Scoresheet {
    rules::GameSetup setup;
    rules::AnyPosition start{setup};
    std::vector<SheetMove> moves;
    std::vector<SheetPosition> positions; ///< by ply, at most kMaxSheetPositions
    std::vector<Tag> tags{};              ///< of the lines before the moves, without reserved ones
};

/// Later positions on a sheet are ignored by the check.
inline constexpr std::size_t kMaxSheetPositions = 64;

/// A whole sheet: the moves, `76 8? ?4x 9`, with `?` or `_` for an unreadable digit. Skips numbers with a point,
/// results, and text in parentheses or braces, so that text from a site or a TGK file can be pasted.
///
/// Printed positions are lines like those of parseSheetPositions() among the moves, recognised by their slashes or
/// bars. The ply of a position without a label follows from the numbers of the moves before it, which are right even if
/// a move is missing on the sheet; without numbers from the count of those moves. Before the moves there may be tags,
/// `[White "Bekzat"]`, and names, `White: Bekzat` or `Second: Dana`, in English, Kazakh or Russian.
[[nodiscard]] Expected<Scoresheet, ParseError> parseSheet(std::string_view text, const rules::GameSetup& setup);

/// Positions alone, one in each line (see paper_position.h). A label before a position is the number of the move before
/// it: `12:` after move 12 of both players, `12...` after South's move 12. Without a label it is the next multiple of
/// ten.
[[nodiscard]] Expected<std::vector<SheetPosition>, ParseError> parseSheetPositions(std::string_view text,
                                                                                   const rules::GameSetup& setup);

/// Inserts positions in the order of their plies, up to kMaxSheetPositions.
void addPositions(Scoresheet& sheet, const std::vector<SheetPosition>& positions);

} // namespace qumalaq::notation
