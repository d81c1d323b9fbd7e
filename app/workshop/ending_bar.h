// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/rules/history.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::workshop {

/// Measures how well endings are played: takes positions with few stones from games of the engine against itself,
/// solves each, and checks whether a quick move of the engine keeps the result.
struct EndingPlan {
    int positions = 1'000;
    int mostStones = 30;               ///< on the board
    std::uint64_t seed = 1;            ///< of the games
    std::uint64_t gameNodes = 1'000;   ///< for a move of the games
    std::uint64_t moveNodes = 500'000; ///< for the move under test, unless there is a time
    std::optional<std::chrono::milliseconds> moveTime;
    std::uint64_t solvingNodes = 30'000'000;         ///< after which a position counts as unsolved
    std::shared_ptr<const ai::EndgameTable> endgame; ///< for the move under test
    std::shared_ptr<const ai::EndgameTable> solvingEndgame;
};

struct EndingReport {
    int positions = 0;
    int wins = 0; ///< solved, for the side to move
    int draws = 0;
    int losses = 0;
    int provenAtOnce = 0;               ///< by the search for the move itself
    int lost = 0;                       ///< the result was worse after the move
    int unsolved = 0;                   ///< before the move, or after it
    int contradictions = 0;             ///< a second solver found another result
    std::vector<rules::History> errors; ///< up to the move that lost something

    [[nodiscard]] int solved() const { return positions - unsolved; }
};

/// One random position of every game that reaches mostStones. The same plan gives the same positions.
[[nodiscard]] std::vector<rules::History> endingsOf(const EndingPlan& plan);

/// Called after each position.
using EndingProgress = std::function<void(const EndingReport&)>;

[[nodiscard]] EndingReport measureEndings(const EndingPlan& plan, const std::vector<rules::History>& endings,
                                          const EndingProgress& progress);

} // namespace qumalaq::workshop
