// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/text_error.h"
#include "core/rules/any_position.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Puzzles: a position with one best move.
///
/// A pack is a text of lines; `#` begins a comment.
///
///     game = togyzqumalaq
///     capture 2 | 9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9 10,0 -,- n | 98 91 91 66 34
///
/// The second line has the kind, the grade, the position, and the solution: the answer and the line after it. After
/// another `|` it may name the game that the puzzle is from.
namespace qumalaq::learn {

enum class PuzzleKind : std::uint8_t {
    Capture, ///< takes stones, now or with the next move, and the whole line takes more than it loses
    Tuzdyk,  ///< makes a tuzdyk, now or with the next move
    Guard,   ///< takes nothing, but prevents a capture by the opponent
    Atsyrau, ///< few stones are left, and an empty row decides
};
inline constexpr int kPuzzleKinds = 4;

inline constexpr int kEasiestGrade = 1;
inline constexpr int kHardestGrade = 5;

struct Puzzle {
    PuzzleKind kind = PuzzleKind::Capture;
    int grade = kEasiestGrade;
    rules::AnyPosition position{rules::GameSetup()};
    std::vector<rules::Move> solution; ///< legal in this order; the first is the answer
    std::string source{};              ///< the game that it is from, in words; may be empty

    [[nodiscard]] rules::Move answer() const { return solution.front(); }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

struct PuzzlePack {
    rules::GameSetup setup;
    std::vector<Puzzle> puzzles;
};

[[nodiscard]] std::string_view idOf(PuzzleKind kind);

/// The grade of an answer that is the best move from this search depth on, in plies: 1 for an immediately visible
/// answer, 5 for one that needs seven moves or more.
[[nodiscard]] int gradeOfDepth(int depth);

/// The number of moves of a line that show the point of the answer.
inline constexpr std::size_t kSolutionMoves = 5;

/// The kind of a puzzle with this line, which must be legal and not empty; none if it fits no kind.
[[nodiscard]] std::optional<PuzzleKind> kindOf(const rules::AnyPosition& position, std::span<const rules::Move> line);

/// With at most this many stones in the pits a puzzle is of the kind Atsyrau.
inline constexpr int kAtsyrauStones = 24;

/// Stops at the first fault.
[[nodiscard]] Expected<PuzzlePack, TextError> parsePuzzles(std::string_view text);
/// One line, without a line end. parsePuzzles() reads it back as an equal puzzle, after the line of the game.
[[nodiscard]] std::string toText(const Puzzle& puzzle);

} // namespace qumalaq::learn
