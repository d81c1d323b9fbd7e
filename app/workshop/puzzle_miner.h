// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/puzzle.h"
#include "core/rules/history.h"

#include <cstdint>
#include <functional>
#include <vector>

/// Finds puzzles: positions of games with a single best move, see ai::onlyMoveOf().
namespace qumalaq::workshop {

struct MiningPlan {
    rules::GameSetup setup;
    int count = 500;                   ///< number of puzzles, evenly over the grades as far as possible
    std::uint64_t seed = 1;            ///< of the games that are played and of the positions that are tried
    int mostTries = 1'000'000;         ///< positions
    std::vector<rules::History> games; ///< of people; alternate with games of the engine
};

/// Called for each puzzle found; false ends the mining.
using PuzzleReport = std::function<bool(const learn::Puzzle&)>;

/// Ends with as many puzzles as planned, or when the tries are used up.
[[nodiscard]] learn::PuzzlePack minePuzzles(const MiningPlan& plan, const PuzzleReport& report);

} // namespace qumalaq::workshop
