// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/value.h"
#include "core/rules/types.h"

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

/// The input and output of a search, the same for every game.
namespace qumalaq::ai {

inline constexpr int kMaxDepth = 100;
/// In hundredths of a stone, see SearchSettings::variation.
inline constexpr int kMaxVariation = 10;
/// More than the moves of any position.
inline constexpr int kMaxLines = 81;

/// Called every few hundred positions in every thread that searches. Must be fast.
using SearchQuestion = std::function<bool()>;

/// When a search must end. Without times it does not read the clock, so it is reproducible.
struct SearchBudget {
    int depth = kMaxDepth;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::optional<std::chrono::milliseconds> softTime = std::nullopt; ///< no new iteration after this
    std::optional<std::chrono::milliseconds> hardTime = std::nullopt; ///< the search ends
    /// While it returns true, the times are ignored, although they count from the beginning of the search. May be null.
    SearchQuestion isPondering = nullptr;
};

struct SearchSettings {
    /// With quiescence, reductions and margins. Without them the value is that of plain minimax to the same depth.
    bool isSelective = true;
    /// Evaluates a position that occurs for the second time by rules::outcomeByRepetition().
    bool isRepetitionDraw = true;
    /// The number of best moves at the root that get exact values and lines, 1 to kMaxLines.
    int lines = 1;
    /// At least 1. Only a search on one thread is reproducible.
    int threads = 1;
    /// Null for the hand-made evaluation. Must be for the root's game (Network::canEvaluate()) and outlive the search.
    const nnue::Network* network = nullptr;
    /// The endgame table of Togyzqumalaq; may be null, must outlive the search. Only used for positions with fewer
    /// stones than the root, so that the search makes progress in won positions.
    const EndgameTable* endgame = nullptr;
    /// The same for Oware and for Bestemshe.
    const OwareEndgame* owareEndgame = nullptr;
    const BestemsheEndgame* bestemsheEndgame = nullptr;
    /// The same for Kalah; must be for the root (isFor()).
    const KalahEndgame* kalahEndgame = nullptr;
    /// The style of the side to move at the root; may be null, must outlive the search. The values in the table depend
    /// on it, so the table must be cleared when it changes.
    const Style* style = nullptr;
    /// Not 0: changes each estimate at random by at most kMaxVariation, the same way each time. So equally good moves
    /// take turns, and by plain minimax no move is chosen that is worse than the best by more than twice as much.
    std::uint64_t variation = 0;
};

/// A position of the game before the root, for finding repetitions.
struct PathEntry {
    std::uint64_t hash = 0;
    int banked = 0; ///< stones in both stores, which never decrease: no position recurs after an increase
};

struct SearchValue {
    Value value = 0;
    bool isExhaustive = false; ///< depends on no estimate, so it is true at any depth
};

struct RootMove {
    rules::Move move;
    /// From the last finished iteration; exact for the first SearchSettings::lines moves, -kInfinity for others.
    Value value = -kInfinity;
    std::vector<rules::Move> line; ///< from this move on
    bool isExhaustive = false;     ///< see SearchValue
    bool isHeld = false;           ///< known without a search: neither side can force a win after it

    [[nodiscard]] Score score() const
    {
        if (isHeld)
            return Score::provenDraw(Score::kUnknownLength);
        if (value == -kInfinity)
            return {}; // unknown
        if (isExhaustive && value == kDrawValue)
            return Score::provenDraw(static_cast<int>(line.size()));
        return toScore(value);
    }
};

struct SearchOutcome {
    std::vector<RootMove> moves; ///< the best first; empty only if the game is over at the root
    int depth = 0;               ///< of the last finished iteration
    int selectiveDepth = 0;
    std::uint64_t nodes = 0;
    /// The best value, and that no other move is better, depend on no estimate.
    bool isExhaustive = false;

    /// The score of the position. If the best move is a proven draw but another move might be better, an estimate.
    [[nodiscard]] Score score() const
    {
        if (moves.empty())
            return {};
        const RootMove& best = moves.front();
        return best.value == kDrawValue && !isExhaustive && !best.isHeld ? toScore(best.value) : best.score();
    }
};

/// Called after each iteration in the thread that searches.
using IterationReport = std::function<void(const SearchOutcome&)>;
/// Returns whether the search must end at once.
using StopRequested = SearchQuestion;

} // namespace qumalaq::ai
