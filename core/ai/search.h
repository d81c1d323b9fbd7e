// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/move_order.h"
#include "core/ai/search_path.h"
#include "core/ai/search_types.h"
#include "core/ai/search_values.h"
#include "core/ai/transposition_table.h"
#include "core/base/stopwatch.h"
#include "core/rules/game_position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

namespace qumalaq::ai {

/// Iterative deepening alpha-beta for any game of this program, also for those in which a side moves several times
/// running: a value changes its sign only where the side to move has changed.
///
/// One object is one search, on one thread; only the transposition table outlives it. With the same table contents and
/// a budget without times it visits the same positions every time, on every machine.
template <rules::GamePosition P>
class Search {
public:
    Search(TranspositionTable& table, const SearchSettings& settings, StopRequested stopRequested)
        : m_table(table)
        , m_settings(settings)
        , m_stopRequested(std::move(stopRequested))
    {
    }

    /// `before`: the game up to the root, the root not included.
    [[nodiscard]] SearchOutcome run(const P& root, std::span<const PathEntry> before, const SearchBudget& budget,
                                    const IterationReport& report)
    {
        m_budget = budget;
        m_path.assign(before);
        m_frames.assign(kMaxPly + 1, Frame());
        m_children.assign(kMaxPly * rules::kMaxHouses, root);
        m_total = totalStonesOf(root);
        m_table.startNewSearch();

        SearchOutcome outcome;
        for (const rules::Move move : root.legalMoves())
            outcome.moves.push_back({move, -kInfinity, {move}});
        if (outcome.moves.empty())
            return outcome;
        orderByGain(root, outcome.moves);

        const int deepest = std::min(budget.depth, kMostDepth);
        for (int depth = 1; depth <= deepest; ++depth) {
            m_selectiveDepth = 0;
            if (!iterate(root, depth, outcome))
                break;
            outcome.nodes = m_nodes;
            if (report)
                report(outcome);
            if (isSettled(outcome) || isOutOfTime(m_budget.softTime))
                break;
        }
        outcome.nodes = m_nodes;
        return outcome;
    }

    /// Since the search was made.
    [[nodiscard]] std::chrono::milliseconds elapsed() const { return m_stopwatch.elapsedMs(); }

private:
    struct Result {
        Value value = 0;
        bool isExhaustive = false; ///< what the value says is true at any depth
    };

    /// What belongs to one ply of the line being searched.
    struct Frame {
        Killers killers;
        std::array<rules::Move, kMaxPly + 1> line;
        int lineLength = 0;
    };

    static constexpr int kFullWindowDepth = 4; ///< below it aspiration gains nothing
    static constexpr Value kAspiration = 120;

    // --- The root ---

    void orderByGain(const P& root, std::vector<RootMove>& moves)
    {
        const auto gainOf = [&](const RootMove& candidate) {
            P child = root;
            child.play(candidate.move);
            return gain(root, child);
        };
        std::stable_sort(moves.begin(), moves.end(),
                         [&](const RootMove& a, const RootMove& b) { return gainOf(a) > gainOf(b); });
    }

    /// One more ply. False if it was cut short; what it found until then is in the outcome all the same.
    bool iterate(const P& root, int depth, SearchOutcome& outcome)
    {
        const PathEntry entry = entryOf(root);
        const SearchPath::Scope scope(m_path, entry);
        const bool isSingle = m_settings.lines == 1 || outcome.moves.size() == 1;
        outcome.isExhaustive =
            isSingle ? searchBest(root, depth, outcome.moves) : searchLines(root, depth, outcome.moves);
        if (m_isStopped)
            return false;
        outcome.depth = depth;
        outcome.selectiveDepth = m_selectiveDepth;
        const RootMove& best = outcome.moves.front();
        m_table.store(entry.hash, {toStored(best.value, 0), depth, Bound::Exact, outcome.isExhaustive, best.move});
        return true;
    }

    /// Only the best move, which then is the first. Returns whether no estimate took part in its value.
    bool searchBest(const P& root, int depth, std::vector<RootMove>& moves)
    {
        Window window = windowAround(moves.front().value, depth);
        for (;;) {
            const Result result = searchRoot(root, depth, window.low, window.high, moves);
            if (m_isStopped || !window.widen(result.value))
                return result.isExhaustive;
        }
    }

    /// Where a value is expected; wider each time it was not there.
    struct Window {
        Value low = -kInfinity;
        Value high = kInfinity;
        Value reach = kAspiration;

        /// False if the value is inside, so true.
        bool widen(Value value)
        {
            if (value > low && value < high)
                return false;
            constexpr Value kLargestReach = 3'000;
            reach *= 4;
            if (value <= low)
                low = std::max(low - reach, -kInfinity);
            else
                high = std::min(high + reach, kInfinity);
            if (reach > kLargestReach) {
                low = -kInfinity;
                high = kInfinity;
            }
            return true;
        }
    };

    [[nodiscard]] static Window windowAround(Value last, int depth)
    {
        if (depth <= kFullWindowDepth || std::abs(last) >= kLeastWin)
            return {};
        return {last - kAspiration, last + kAspiration};
    }

    Result searchRoot(const P& root, int depth, Value alpha, Value beta, std::vector<RootMove>& moves)
    {
        ++m_nodes;
        std::vector<RootMove> ranked = moves;
        Result best{-kInfinity, true};
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            RootMove& candidate = ranked[i];
            const P& child = rootChild(root, candidate.move);
            Result result;
            if (i > 0)
                result = searchChild(root, child, depth - 1, alpha, alpha + 1, 0);
            if (i == 0 || (!m_isStopped && result.value > alpha && result.value < beta))
                result = searchChild(root, child, depth - 1, alpha, beta, 0);
            if (m_isStopped)
                return best;
            best.isExhaustive = best.isExhaustive && result.isExhaustive;
            best.value = std::max(best.value, result.value);
            if (result.value > alpha) {
                // Found so far, should the search be stopped: this one is better than all before it.
                takeResult(candidate, result);
                promote(moves, candidate);
                alpha = result.value;
            }
            if (result.value >= beta) {
                best.isExhaustive = result.isExhaustive || isWin(result.value);
                break;
            }
        }
        return best;
    }

    /// As many of the best moves as are asked for, in their order. Nothing changes if it is stopped. Returns whether no
    /// estimate took part in their order and values.
    bool searchLines(const P& root, int depth, std::vector<RootMove>& moves)
    {
        ++m_nodes;
        std::vector<RootMove> ranked = moves;
        const std::size_t lines = std::min(ranked.size(), static_cast<std::size_t>(m_settings.lines));
        bool isExhaustive = true;
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            RootMove candidate = ranked[i];
            const P& child = rootChild(root, candidate.move);
            Value least = -kInfinity; // what it takes to be among the best
            Result result;
            if (i < lines) {
                Window window = windowAround(candidate.value, depth);
                do
                    result = searchChild(root, child, depth - 1, window.low, window.high, 0);
                while (!m_isStopped && window.widen(result.value));
            } else {
                least = ranked[lines - 1].value;
                result = searchChild(root, child, depth - 1, least, least + 1, 0);
                if (!m_isStopped && result.value > least)
                    result = searchChild(root, child, depth - 1, least, kInfinity, 0);
            }
            if (m_isStopped)
                return false;
            isExhaustive = isExhaustive && result.isExhaustive;
            if (result.value <= least) {
                ranked[i].value = -kInfinity; // only a bound: the order of the last iteration is the better guess
                ranked[i].isExhaustive = false;
                continue;
            }
            takeResult(candidate, result);
            const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(std::min(i, lines));
            const auto place = std::find_if(ranked.begin(), end,
                                            [&](const RootMove& better) { return better.value < candidate.value; });
            if (i >= lines) {
                ranked[lines - 1].value = -kInfinity;
                ranked[lines - 1].isExhaustive = false;
            }
            const auto from = ranked.begin() + static_cast<std::ptrdiff_t>(i);
            *from = std::move(candidate);
            std::rotate(place, from, from + 1);
        }
        moves = std::move(ranked);
        return isExhaustive;
    }

    [[nodiscard]] const P& rootChild(const P& root, rules::Move move)
    {
        P& child = childAt(0, 0);
        child = root;
        child.play(move);
        return child;
    }

    void takeResult(RootMove& candidate, const Result& result)
    {
        const Frame& next = m_frames[1];
        candidate.value = result.value;
        candidate.isExhaustive = result.isExhaustive;
        candidate.line.assign(1, candidate.move);
        candidate.line.insert(candidate.line.end(), next.line.begin(), next.line.begin() + next.lineLength);
    }

    static void promote(std::vector<RootMove>& moves, const RootMove& best)
    {
        const auto at =
            std::find_if(moves.begin(), moves.end(), [&](const RootMove& other) { return other.move == best.move; });
        moves.front().value = -kInfinity;
        moves.front().isExhaustive = false;
        *at = best;
        std::rotate(moves.begin(), at, at + 1);
    }

    /// Nothing deeper can change the result.
    [[nodiscard]] bool isSettled(const SearchOutcome& outcome) const
    {
        if (outcome.isExhaustive)
            return true;
        const std::size_t lines = std::min(outcome.moves.size(), static_cast<std::size_t>(m_settings.lines));
        return std::all_of(outcome.moves.begin(), outcome.moves.begin() + static_cast<std::ptrdiff_t>(lines),
                           [&](const RootMove& ranked) {
                               const Value size = std::abs(ranked.value);
                               return size >= kLeastWin && kWinValue - size <= outcome.depth;
                           });
    }

    // --- Inside the tree ---

    /// The value of a child for the side to move in `parent`, in that side's window.
    Result searchChild(const P& parent, const P& child, int depth, Value alpha, Value beta, int ply)
    {
        if (child.sideToMove() == parent.sideToMove())
            return search(child, depth, alpha, beta, ply + 1);
        Result result = search(child, depth, -beta, -alpha, ply + 1);
        result.value = -result.value;
        return result;
    }

    Result search(const P& position, int depth, Value alpha, Value beta, int ply)
    {
        Frame& frame = m_frames[static_cast<std::size_t>(ply)];
        frame.lineLength = 0;
        if (countAndPoll())
            return {};
        m_selectiveDepth = std::max(m_selectiveDepth, ply);

        const rules::MoveList moves = position.legalMoves();
        if (moves.empty())
            return {valueOfEnd(position, ply), true};
        const auto stores = storesOf(position);
        const PathEntry entry{position.hash(), stores[0] + stores[1]};
        if (m_settings.isRepetitionDraw && m_path.contains(entry))
            return {kDrawValue, false};
        if (ply >= kMaxPly)
            return {estimateOf(position), false};

        // Whoever holds half of all stones or more can not lose any more.
        const std::size_t mover = rules::indexOf(position.sideToMove());
        if (m_settings.isSelective) {
            if (2 * stores[mover] >= m_total && beta <= kDrawValue)
                return {kDrawValue, true};
            if (2 * stores[1 - mover] >= m_total && alpha >= kDrawValue)
                return {kDrawValue, true};
        }

        const bool isPvNode = beta - alpha > 1;
        const auto known = m_table.probe(entry.hash);
        if (known && mayUse(*known, depth, isPvNode)) {
            const Value value = fromStored(known->value, ply);
            if (known->bound == Bound::Exact || (known->bound == Bound::Lower && value >= beta)
                || (known->bound == Bound::Upper && value <= alpha))
                return {value, known->isExhaustive || isProvenBy(known->bound, value)};
        }
        if (depth <= 0) {
            if (!m_settings.isSelective)
                return {estimateOf(position), false};
            return quiesce(position, moves, stores, alpha, beta, ply, 0);
        }
        if (m_settings.isSelective && !isPvNode && depth <= 3 && std::abs(beta) < kLeastWin) {
            // So far above that the few plies left will hardly bring it down.
            const Value estimate = estimateOf(position);
            if (estimate - 150 * depth >= beta)
                return {estimate, false};
        }

        const SearchPath::Scope scope(m_path, entry);
        return searchMoves(position, moves, entry.hash, known ? known->move : std::nullopt, depth, alpha, beta, ply);
    }

    Result searchMoves(const P& position, const rules::MoveList& moves, std::uint64_t hash,
                       std::optional<rules::Move> hashMove, int depth, Value alpha, Value beta, int ply)
    {
        Frame& frame = m_frames[static_cast<std::size_t>(ply)];
        const Candidates candidates = candidatesOf(position, moves, hashMove, ply);
        const Value lowest = alpha;
        const bool isPvNode = beta - alpha > 1;
        Result best{-kInfinity, true};
        rules::Move bestMove = candidates[0].move;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const Candidate& candidate = candidates[i];
            const P& child = childAt(ply, candidate.child);
            Result result;
            bool needsFull = i == 0;
            if (i > 0) {
                const int reduction = reductionOf(candidate, i, depth, isPvNode);
                result = searchChild(position, child, depth - 1 - reduction, alpha, alpha + 1, ply);
                if (reduction > 0 && result.value > alpha && !m_isStopped)
                    result = searchChild(position, child, depth - 1, alpha, alpha + 1, ply);
                needsFull = result.value > alpha && result.value < beta;
            }
            if (needsFull && !m_isStopped)
                result = searchChild(position, child, depth - 1, alpha, beta, ply);
            if (m_isStopped)
                return {};
            best.isExhaustive = best.isExhaustive && result.isExhaustive;
            if (result.value <= best.value)
                continue;
            best.value = result.value;
            if (result.value <= alpha)
                continue;
            alpha = result.value;
            bestMove = candidate.move;
            takeLine(frame, candidate.move, m_frames[static_cast<std::size_t>(ply) + 1]);
            if (alpha >= beta) {
                best.isExhaustive = result.isExhaustive || isWin(alpha);
                m_history.remember(position.sideToMove(), candidate, depth, frame.killers);
                break;
            }
        }
        const Bound bound = best.value >= beta ? Bound::Lower : (best.value > lowest ? Bound::Exact : Bound::Upper);
        if (bound == Bound::Upper && isLoss(best.value))
            best.isExhaustive = true;
        m_table.store(hash, {toStored(best.value, ply), depth, bound, best.isExhaustive,
                             bound == Bound::Upper ? hashMove : std::optional(bestMove)});
        return best;
    }

    /// Goes on with moves that win stones until the estimate can be trusted.
    Result quiesce(const P& position, const rules::MoveList& moves, const std::array<int, 2>& stores, Value alpha,
                   Value beta, int ply, int depth)
    {
        constexpr int kDeepest = 4;
        constexpr int kLeastGain = 3;
        constexpr Value kMargin = 250;
        const Value estimate = estimateOf(position);
        if (estimate >= beta || depth >= kDeepest || ply >= kMaxPly)
            return {estimate, false};
        Value best = estimate;
        alpha = std::max(alpha, estimate);
        const rules::Side mover = position.sideToMove();
        for (const rules::Move move : moves) {
            P& child = childAt(ply, 0);
            child = position;
            child.play(move);
            const auto after = storesOf(child);
            const std::size_t own = rules::indexOf(mover);
            const int gained = (after[own] - stores[own]) - (after[1 - own] - stores[1 - own]);
            if (gained < kLeastGain || estimate + 100 * gained + kMargin <= alpha)
                continue;
            if (countAndPoll())
                return {};
            m_selectiveDepth = std::max(m_selectiveDepth, ply + 1);
            const rules::MoveList replies = child.legalMoves();
            const bool sameSide = child.sideToMove() == mover;
            const Value low = sameSide ? alpha : -beta;
            const Value high = sameSide ? beta : -alpha;
            Value value = replies.empty() ? valueOfEnd(child, ply + 1)
                                          : quiesce(child, replies, after, low, high, ply + 1, depth + 1).value;
            if (m_isStopped)
                return {};
            if (!sameSide)
                value = -value;
            best = std::max(best, value);
            alpha = std::max(alpha, value);
            if (alpha >= beta)
                break;
        }
        return {best, isWin(best) && best >= beta};
    }

    Candidates candidatesOf(const P& position, const rules::MoveList& moves, const std::optional<rules::Move>& hashMove,
                            int ply)
    {
        const rules::Side mover = position.sideToMove();
        Candidates candidates;
        for (const rules::Move move : moves) {
            Candidate candidate;
            candidate.move = move;
            candidate.child = static_cast<std::uint8_t>(candidates.size());
            P& child = childAt(ply, candidate.child);
            child = position;
            child.play(move);
            candidate.gain = gain(position, child);
            candidate.movesAgain = child.sideToMove() == mover;
            candidates.push_back(candidate);
        }
        m_history.rank(candidates, mover, hashMove, m_frames[static_cast<std::size_t>(ply)].killers);
        return candidates;
    }

    [[nodiscard]] int reductionOf(const Candidate& candidate, std::size_t index, int depth, bool isPvNode) const
    {
        if (!m_settings.isSelective || depth < 3 || index < 2 || candidate.gain > 0 || candidate.order >= kWithReason)
            return 0;
        const int reduction = 1 + (index >= 5 ? 1 : 0) + depth / 8 - (isPvNode ? 1 : 0);
        return std::clamp(reduction, 0, depth - 2);
    }

    static void takeLine(Frame& frame, rules::Move move, const Frame& next)
    {
        frame.line[0] = move;
        const int taken = std::min(next.lineLength, kMaxPly);
        std::copy_n(next.line.begin(), taken, frame.line.begin() + 1);
        frame.lineLength = taken + 1;
    }

    // --- Values ---

    [[nodiscard]] Value estimateOf(const P& position) const { return evaluate(position, m_settings.network); }

    [[nodiscard]] bool mayUse(const TranspositionTable::Entry& entry, int depth, bool isPvNode) const
    {
        if (!m_settings.isSelective)
            return entry.depth == depth || entry.isExhaustive;
        if (entry.isExhaustive || isProvenBy(entry.bound, entry.value))
            return true;
        return !isPvNode && entry.depth >= depth; // a cut on the main line would leave a gap in it
    }

    // --- The budget ---

    /// Counts a position; true if the search is to end. Asked rarely enough to cost nothing, and often enough to answer
    /// within milliseconds even where one move is a thousand laps.
    [[nodiscard]] bool countAndPoll()
    {
        if (m_nodes >= m_budget.nodes)
            m_isStopped = true;
        else if (++m_nodes % 256 == 0 && (m_stopRequested() || isOutOfTime(m_budget.hardTime)))
            m_isStopped = true;
        return m_isStopped;
    }

    [[nodiscard]] bool isOutOfTime(const std::optional<std::chrono::milliseconds>& limit) const
    {
        return limit && m_stopwatch.elapsed() >= *limit;
    }

    /// Where the position after a move is kept while it is searched: not on the C++ stack, so that none is constructed
    /// only to be overwritten.
    [[nodiscard]] P& childAt(int ply, std::size_t index)
    {
        return m_children[static_cast<std::size_t>(ply) * rules::kMaxHouses + index];
    }

    TranspositionTable& m_table;
    SearchSettings m_settings;
    StopRequested m_stopRequested;
    SearchBudget m_budget;
    Stopwatch m_stopwatch;
    SearchPath m_path;
    std::vector<Frame> m_frames; ///< [ply]
    std::vector<P> m_children;
    CutHistory m_history;
    std::uint64_t m_nodes = 0;
    int m_selectiveDepth = 0;
    int m_total = 0;
    bool m_isStopped = false;
};

} // namespace qumalaq::ai
