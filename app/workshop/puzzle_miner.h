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

/// Finds puzzles: positions of games in which one move is better than all others, by so much and at such depths that it
/// is the answer and not an opinion.
namespace qumalaq::workshop {

/// The answer has to be the best move at both depths, and this much better than the second best, in hundredths of a
/// stone; unless the search has solved the position before that.
inline constexpr std::array<int, 2> kProofDepths = {10, 12};
inline constexpr int kProofMargin = 300;

struct MiningPlan {
    rules::GameSetup setup;
    int count = 500;                   ///< puzzles, as many of each grade as there can be
    std::uint64_t seed = 1;            ///< of the games played and of the positions tried
    int mostTries = 1'000'000;         ///< positions looked at
    std::vector<rules::History> games; ///< played by people; the workshop's own come in turn with them
};

/// What a search says about a position: the answer, and how deep one has to look for it.
struct PuzzleProof {
    std::vector<rules::Move> line;
    int depth = 0; ///< from here on every iteration has it as its best move
};

/// Nothing if there is no such move. Only for the Togyz family. Blocks; the same position, the same answer.
[[nodiscard]] std::optional<PuzzleProof> proveAnswer(const rules::AnyPosition& position);

/// 1 for what is seen at once, 5 for what takes a look of seven moves and more.
[[nodiscard]] int gradeOf(int depth);

/// Called for each puzzle found; false ends the mining.
using PuzzleReport = std::function<bool(const learn::Puzzle&)>;

/// Ends when there are as many puzzles as planned, or the tries are used up. Only for the Togyz family.
[[nodiscard]] learn::PuzzlePack minePuzzles(const MiningPlan& plan, const PuzzleReport& report);

} // namespace qumalaq::workshop
