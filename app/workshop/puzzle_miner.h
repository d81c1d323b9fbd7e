// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/puzzle.h"
#include "core/rules/history.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Finds puzzles: positions of games in which one move is clearly better than all others, at several depths.
namespace qumalaq::workshop {

/// The answer must be the best move at both depths, and better than the second best by this many hundredths of a stone,
/// unless the search solves the position earlier.
inline constexpr std::array<int, 2> kProofDepths = {10, 12};
inline constexpr int kProofMargin = 300;

struct MiningPlan {
    rules::GameSetup setup;
    int count = 500;                   ///< number of puzzles, evenly over the grades as far as possible
    std::uint64_t seed = 1;            ///< of the games played and of the positions tried
    int mostTries = 1'000'000;         ///< positions looked at
    std::vector<rules::History> games; ///< games of people, which alternate with games of the engine
};

/// The answer to a position, and the depth it needs.
struct PuzzleProof {
    std::vector<rules::Move> line;
    int depth = 0; ///< from here on it is the best move of every iteration
};

/// None if there is no such move. Only for the Togyz family. Blocks. The same position gives the same answer.
[[nodiscard]] std::optional<PuzzleProof> proveAnswer(const rules::AnyPosition& position);

/// 1 for an answer that is seen at once, 5 for one that needs seven moves or more.
[[nodiscard]] int gradeOf(int depth);

/// Called for each puzzle found; false ends the mining.
using PuzzleReport = std::function<bool(const learn::Puzzle&)>;

/// Ends with as many puzzles as planned, or when the tries are used up. Only for the Togyz family.
[[nodiscard]] learn::PuzzlePack minePuzzles(const MiningPlan& plan, const PuzzleReport& report);

} // namespace qumalaq::workshop
