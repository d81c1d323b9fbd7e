// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/value.h"
#include "core/rules/words.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace qumalaq::ai {
struct Style;
}

namespace qumalaq::ai::nnue {
class Network;
}

namespace qumalaq::ai {
class EndgameTable;
}

/// What goes into a search and comes out of it, the same for every game.
namespace qumalaq::ai {

inline constexpr int kMostDepth = 100;
/// As many moves as a position can ever have, and more.
inline constexpr int kMostLines = 81;

/// Asked every few hundred positions, by every thread that searches. Must be quick.
using SearchQuestion = std::function<bool()>;

/// When a search has to end. It looks at the clock only if there is a time, so without one it is the same every time.
struct SearchBudget {
    int depth = kMostDepth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<std::chrono::milliseconds> softTime = std::nullopt; ///< no new iteration after this
    std::optional<std::chrono::milliseconds> hardTime = std::nullopt; ///< not a moment longer
    /// As long as it says yes, the times are of no account; then the search has already lasted so long. May be missing.
    SearchQuestion isPondering = nullptr;
};

struct SearchSettings {
    /// Quiescence, reductions and margins. Without them the value is that of plain minimax to the same depth.
    bool isSelective = true;
    /// A position that occurs for the second time is a draw.
    bool isRepetitionDraw = true;
    /// So many of the best moves at the root get their exact values and lines, 1 to kMostLines.
    int lines = 1;
    /// How many threads search together, at least 1. Only one finds the same every time.
    int threads = 1;
    /// Judges the positions; without one the hand-made rules do. It must be one for the root's game
    /// (Network::canJudge()), and outlive the search.
    const nnue::Network* network = nullptr;
    /// Knows endings of the game it was made for; may be missing. Must outlive the search. It is asked only where fewer
    /// stones are left than at the root: so the search itself has to find a way on, and can not walk round for ever in
    /// positions that are all won.
    const EndgameTable* endgame = nullptr;
    /// The style of the side to move at the root; may be null, must outlive the search. Values found with one style do
    /// not hold for another: clear the table in between.
    const Style* style = nullptr;
};

/// A position of the game before the root: what a repetition is found by.
struct PathEntry {
    std::uint64_t hash = 0;
    int banked = 0; ///< stones in both stores: they never grow less, so no position recurs once they have grown
};

/// What a search says about a position.
struct SearchValue {
    Value value = 0;
    bool isExhaustive = false; ///< no estimate took part: what the value says is true at any depth
};

struct RootMove {
    rules::Move move;
    /// Of the last iteration that was finished; exact for the first SearchSettings::lines moves, -kInfinity for others.
    Value value = -kInfinity;
    std::vector<rules::Move> line; ///< from this move on
    bool isExhaustive = false;     ///< the value is the true one of this move: no estimate took part in it

    [[nodiscard]] Score score() const
    {
        if (value == -kInfinity)
            return {}; // stopped before anything was known
        if (isExhaustive && value == kDrawValue)
            return Score::provenDraw(static_cast<int>(line.size()));
        return toScore(value);
    }
};

struct SearchOutcome {
    std::vector<RootMove> moves; ///< the best first; empty only if the game is over at the root
    int depth = 0;               ///< of the last iteration that was finished
    int selectiveDepth = 0;
    std::uint64_t nodes = 0;
    /// No estimate took part in the best value, nor in that no other move is better.
    bool isExhaustive = false;

    /// What the position is worth. A move may be a proven draw and the position none, while others are estimates.
    [[nodiscard]] Score score() const
    {
        if (moves.empty())
            return {};
        const RootMove& best = moves.front();
        return best.value == kDrawValue && !isExhaustive ? toScore(best.value) : best.score();
    }
};

/// Called after each iteration, by the thread that searches.
using IterationReport = std::function<void(const SearchOutcome&)>;
/// Whether to end at once.
using StopRequested = SearchQuestion;

} // namespace qumalaq::ai
