// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
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
class KalahEndgame;
} // namespace qumalaq::ai

/// What goes into a search and comes out of it, the same for every game.
namespace qumalaq::ai {

inline constexpr int kMostDepth = 100;
/// As many moves as a position can ever have, and more.
inline constexpr int kMostLines = 81;

/// Asked every few hundred positions, by every thread that searches. Must be quick.
using SearchQuestion = std::function<bool()>;

/// When a search has to end. Without a time it never looks at the clock, so it is reproducible.
struct SearchBudget {
    int depth = kMostDepth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<std::chrono::milliseconds> softTime = std::nullopt; ///< no new iteration after this
    std::optional<std::chrono::milliseconds> hardTime = std::nullopt; ///< the search ends
    /// While it returns true, the times are ignored; they count from the beginning of the search all the same. May be
    /// null.
    SearchQuestion isPondering = nullptr;
};

struct SearchSettings {
    /// Quiescence, reductions and margins. Without them the value is that of plain minimax to the same depth.
    bool isSelective = true;
    /// A position that occurs for the second time is valued as if the game ended there: a draw, or by the stones that
    /// each side has (rules::outcomeByRepetition()).
    bool isRepetitionDraw = true;
    /// How many of the best moves at the root get exact values and lines, 1 to kMostLines.
    int lines = 1;
    /// At least 1. Only a search on one thread is reproducible.
    int threads = 1;
    /// Evaluates the positions; null for the hand-made rules. Must be for the root's game (Network::canEvaluate()) and
    /// outlive the search.
    const nnue::Network* network = nullptr;
    /// The endgame table of Togyzqumalaq; may be null, must outlive the search. It is asked only where fewer stones
    /// are left than at the root: among won positions the search has to make progress instead of walking round for
    /// ever.
    const EndgameTable* endgame = nullptr;
    /// The same for Oware and for Bestemshe.
    const OwareEndgame* owareEndgame = nullptr;
    const BestemsheEndgame* bestemsheEndgame = nullptr;
    /// The same for Kalah; must be for the root (isFor()).
    const KalahEndgame* kalahEndgame = nullptr;
    /// The style of the side to move at the root; may be null, must outlive the search. Values found with one style do
    /// not hold for another: clear the table in between.
    const Style* style = nullptr;
};

/// A position of the game before the root, for finding repetitions.
struct PathEntry {
    std::uint64_t hash = 0;
    int banked = 0; ///< stones in both stores: their number never falls, so no position recurs once it has risen
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
    bool isExhaustive = false;     ///< the value is the true one: no estimate took part in it
    bool isHeld = false;           ///< known without a search: neither side can force a win after it

    [[nodiscard]] Score score() const
    {
        if (isHeld)
            return Score::provenDraw(Score::kUnknownLength);
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

    /// The score of the position. It may be an estimate though the best move is a proven draw, as long as another move
    /// might be better.
    [[nodiscard]] Score score() const
    {
        if (moves.empty())
            return {};
        const RootMove& best = moves.front();
        return best.value == kDrawValue && !isExhaustive && !best.isHeld ? toScore(best.value) : best.score();
    }
};

/// Called after each iteration, by the thread that searches.
using IterationReport = std::function<void(const SearchOutcome&)>;
/// Whether to end at once.
using StopRequested = SearchQuestion;

} // namespace qumalaq::ai
