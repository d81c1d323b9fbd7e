// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_value.h"
#include "core/ai/evaluation.h"
#include "core/ai/evaluator.h"
#include "core/ai/move_order.h"
#include "core/ai/moves_being_searched.h"
#include "core/ai/quiescence.h"
#include "core/ai/reductions.h"
#include "core/ai/search_control.h"
#include "core/ai/search_path.h"
#include "core/ai/search_types.h"
#include "core/ai/search_values.h"
#include "core/ai/transposition_table.h"
#include "core/rules/game_position.h"
#include "core/rules/togyz/togyz_position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace qumalaq::ai {

/// Alpha-beta search below the root, for every game of this program. Because a side may move several times in a row, a
/// value changes its sign only where the side to move changes. For one thread; only the table is shared.
template <rules::GamePosition P>
class TreeSearch {
public:
    /// The table, the control and `inWork` must outlive the object. `before`: the game up to the root, without the
    /// root. `inWork`: shared by the threads of one search; null for a single thread.
    TreeSearch(TranspositionTable& table, const SearchSettings& settings, SearchControl& control, const P& root,
               std::span<const PathEntry> before, MovesBeingSearched* inWork)
        : m_table(table)
        , m_settings(settings)
        , m_control(control)
        , m_inWork(inWork)
        , m_frames(kMaxPly + 1)
        , m_children(kMaxPly * rules::kMaxPits, root)
        , m_total(totalStonesOf(root))
        , m_evaluator(settings, root.sideToMove())
    {
        m_path.assign(before);
        if constexpr (kHasEndgame<P>) {
            if (const auto* endgame = endgameOf<P>(settings)) {
                const auto stores = storesOf(root);
                m_endgameStones = std::min(endgame->stones(), m_total - stores[0] - stores[1] - 1);
            }
        }
    }

    TreeSearch(const TreeSearch&) = delete;
    TreeSearch& operator=(const TreeSearch&) = delete;

    /// The value of `child`, one move below `parent` at `ply`, for the side to move in `parent`, in that side's window.
    /// Undefined if the search is stopped.
    SearchValue searchChild(const P& parent, const P& child, int depth, Value alpha, Value beta, int ply)
    {
        if (child.sideToMove() == parent.sideToMove())
            return search(child, depth, alpha, beta, ply + 1);
        SearchValue result = search(child, depth, -beta, -alpha, ply + 1);
        result.value = -result.value;
        return result;
    }

    /// The best line from the last searched position at `ply`.
    [[nodiscard]] std::span<const rules::Move> lineFrom(int ply) const
    {
        const Frame& frame = frameAt(ply);
        return {frame.line.data(), static_cast<std::size_t>(frame.lineLength)};
    }

    /// The positions of the game and of the line that is being searched.
    [[nodiscard]] SearchPath& path() { return m_path; }

    /// Must be called before the root is searched to this depth.
    void beginIteration(int depth)
    {
        m_rootDepth = depth;
        m_deepestPly = 0;
    }
    [[nodiscard]] int deepestPly() const { return m_deepestPly; }

private:
    /// For improvements in Togyzqumalaq that were not tested in other games.
    static constexpr bool kIsTogyzqumalaq = std::is_same_v<P, rules::TogyzqumalaqPosition>;

    static constexpr int kShallow = 3;
    /// Reverse futility: up to this depth an estimate that exceeds beta by this margin (hundredths of a stone, for each
    /// ply) is enough.
    static constexpr int kReverseFutile = kIsTogyzqumalaq ? 6 : 3;
    static constexpr Value kReverseFutileMargin = kIsTogyzqumalaq ? 100 : 150;
    /// Futility: up to this depth a quiet move is skipped if the estimate plus a margin, and a margin for each ply of
    /// the move, do not reach alpha.
    static constexpr int kFutile = 8;
    static constexpr Value kFutileMargin = 100;
    static constexpr Value kFutileMarginOfPly = 80;
    /// No futility if the mover needs this many stones or fewer for half of all: a quiet move may threaten to win.
    static constexpr int kNearlyHalf = 6;
    /// Singular extension: from this depth on it is tested whether the other moves are worse than that from the table,
    /// by this margin for each ply.
    static constexpr int kSingular = kIsTogyzqumalaq ? 8 : kMaxDepth + 1;
    static constexpr Value kSingularMargin = 3;

    /// The state of one ply of the line that is being searched.
    struct Frame {
        Killers killers;
        std::array<rules::Move, kMaxPly + 1> line;
        int lineLength = 0;
    };

    /// A position in the tree, with data that several steps need.
    struct Node {
        const P& position;
        rules::MoveList moves;
        std::uint64_t hash = 0;
        std::optional<TranspositionTable::Entry> known = std::nullopt;
        std::optional<rules::Move> hashMove = std::nullopt;
        std::optional<Value> estimate = std::nullopt;
        int extension = 0;          ///< of the hash move, in plies
        bool isWithoutBest = false; ///< the hash move is skipped, and nothing is stored
    };

    SearchValue search(const P& position, int depth, Value alpha, Value beta, int ply)
    {
        frameAt(ply).lineLength = 0;
        if (m_control.count())
            return {};
        m_deepestPly = std::max(m_deepestPly, ply);

        Node node{position, position.legalMoves()};
        if (node.moves.empty())
            return {valueOfEnd(position, ply), true};
        const auto stores = storesOf(position);
        node.hash = position.hash();
        const PathEntry entry{node.hash, stores[0] + stores[1]};
        if (m_settings.isRepetitionDraw && m_path.contains(entry))
            return {valueOfRepetition(position), false};
        if (const int stones = m_total - entry.banked; stones <= m_endgameStones) {
            if (const auto value = endgameValue(position, m_settings, stones, ply))
                return {*value, true};
        }
        if (ply >= kMaxPly)
            return {estimateOf(node), false};

        // A side with at least half of all stones cannot lose.
        const std::size_t mover = rules::indexOf(position.sideToMove());
        if (m_settings.isSelective) {
            if (2 * stores[mover] >= m_total && beta <= kDrawValue)
                return {kDrawValue, true};
            if (2 * stores[1 - mover] >= m_total && alpha >= kDrawValue)
                return {kDrawValue, true};
        }

        const bool isPvNode = beta - alpha > 1;
        node.known = m_table.probe(node.hash);
        if (const auto& known = node.known) {
            node.hashMove = known->move;
            node.estimate = known->estimate;
            if (mayUse(*known, depth, isPvNode)) {
                const Value value = fromStored(known->value, ply);
                if (known->bound == Bound::Exact || (known->bound == Bound::Lower && value >= beta)
                    || (known->bound == Bound::Upper && value <= alpha))
                    return {value, known->isExhaustive || isProvenBy(known->bound, value)};
            }
        }
        if (depth <= 0) {
            const Value estimate = estimateOf(node);
            if (!m_settings.isSelective)
                return {estimate, false};
            return m_quiescence.run(position, node.moves, stores, estimate, alpha, beta, ply);
        }
        if (m_settings.isSelective && !isPvNode && depth <= kReverseFutile && std::abs(beta) < kMinWin) {
            // Reverse futility.
            const Value estimate = estimateOf(node);
            if (estimate - kReverseFutileMargin * depth >= beta)
                return {estimate, false};
            // Razoring: so far below alpha that only moves that win stones at once could help.
            if (depth <= kShallow && estimate + 250 * depth <= alpha) {
                const SearchValue value = m_quiescence.run(position, node.moves, stores, estimate, alpha, beta, ply);
                if (m_control.isStopped() || value.value <= alpha)
                    return value;
            }
        }
        // Internal iterative reduction: without a move from the table the position has not been important so far.
        if (m_settings.isSelective && !isPvNode && !node.hashMove && depth >= kShallow)
            --depth;

        const SearchPath::Scope scope(m_path, entry);
        if (mayBeSingular(node, depth, ply)) {
            const Value least = node.known->value - kSingularMargin * depth;
            node.isWithoutBest = true;
            const Value others = searchMoves(node, (depth - 1) / 2, least - 1, least, ply).value;
            node.isWithoutBest = false;
            frameAt(ply).lineLength = 0;
            if (m_control.isStopped())
                return {};
            if (others < least)
                node.extension = 1; // the hash move is the only good one
            else if (least >= beta && !isPvNode)
                return {least, false}; // several moves are good enough
        }
        return searchMoves(node, depth, alpha, beta, ply);
    }

    /// Whether to test, by a shallower search of the other moves, if the hash move is the only good one.
    [[nodiscard]] bool mayBeSingular(const Node& node, int depth, int ply) const
    {
        return m_settings.isSelective && depth >= kSingular && node.hashMove && node.moves.size() > 1
               && node.known->bound != Bound::Upper && node.known->depth >= depth - 3
               && std::abs(node.known->value) < kMinWin && ply < 2 * m_rootDepth;
    }

    SearchValue searchMoves(Node& node, int depth, Value alpha, Value beta, int ply)
    {
        const P& position = node.position;
        Candidates candidates = candidatesOf(node, ply);
        const Value lowest = alpha;
        const bool isPvNode = beta - alpha > 1;
        const std::optional<Value> limit = futilityLimit(node, depth, alpha, beta);
        SearchValue best{-kInfinity, true};
        rules::Move bestMove;                                 // the first one, if none is better than alpha
        InlineVector<std::uint8_t, rules::kMaxPits> deferred; // another thread is searching them
        MovesBeingSearched* const inWork = depth >= MovesBeingSearched::kMinDepth ? m_inWork : nullptr;
        for (std::size_t step = 0; step < candidates.size() + deferred.size(); ++step) {
            const bool isAgain = step >= candidates.size();
            const std::size_t i = isAgain ? deferred[step - candidates.size()] : step;
            const Candidate& candidate = isAgain ? candidates[i] : bestFrom(candidates, i);
            if (node.isWithoutBest && candidate.move == node.hashMove)
                continue;
            const int reduction = i == 0 ? 0 : reductionOf(candidate, i, depth, isPvNode);
            if (limit && i > 0 && isQuiet(candidate) && best.value > -kMinWin) {
                const Value most = *limit + kFutileMarginOfPly * (depth - 1 - reduction);
                if (most <= alpha) {
                    best = {std::max(best.value, most), false};
                    continue;
                }
            }
            const P& child = childAt(ply, candidate.child);
            if (i == 0)
                bestMove = candidate.move;
            const std::uint64_t work = inWork == nullptr ? 0 : MovesBeingSearched::keyOf(child.hash(), depth);
            if (inWork != nullptr && i > 0 && !isAgain && inWork->contains(work)) {
                deferred.push_back(static_cast<std::uint8_t>(i));
                continue;
            }
            const MovesBeingSearched::Scope scope(inWork, work);
            SearchValue result;
            bool needsFull = i == 0;
            if (i > 0) {
                result = searchChild(position, child, depth - 1 - reduction, alpha, alpha + 1, ply);
                if (reduction > 0 && result.value > alpha && !m_control.isStopped())
                    result = searchChild(position, child, depth - 1, alpha, alpha + 1, ply);
                needsFull = result.value > alpha && result.value < beta;
            }
            if (needsFull && !m_control.isStopped())
                result = searchChild(position, child, depth - 1 + (i == 0 ? node.extension : 0), alpha, beta, ply);
            if (m_control.isStopped())
                return {};
            best.isExhaustive = best.isExhaustive && result.isExhaustive;
            if (result.value <= best.value)
                continue;
            best.value = result.value;
            if (result.value <= alpha)
                continue;
            alpha = result.value;
            bestMove = candidate.move;
            takeLine(ply, candidate.move);
            if (alpha >= beta) {
                best.isExhaustive = result.isExhaustive || isWin(alpha);
                m_history.remember(position.sideToMove(), candidate, depth, frameAt(ply).killers);
                break;
            }
        }
        if (node.isWithoutBest)
            return best;
        const Bound bound = best.value >= beta ? Bound::Lower : (best.value > lowest ? Bound::Exact : Bound::Upper);
        if (bound == Bound::Upper && isLoss(best.value))
            best.isExhaustive = true;
        m_table.store(node.hash, {toStored(best.value, ply), depth, bound, best.isExhaustive,
                                  bound == Bound::Upper ? node.hashMove : std::optional(bestMove), node.estimate});
        return best;
    }

    Candidates candidatesOf(const Node& node, int ply)
    {
        const rules::Side mover = node.position.sideToMove();
        Candidates candidates;
        for (const rules::Move move : node.moves) {
            Candidate candidate;
            candidate.move = move;
            candidate.child = static_cast<std::uint8_t>(candidates.size());
            P& child = childAt(ply, candidate.child);
            child = rules::played(node.position, move);
            m_table.prefetch(child.hash()); // all at once: the loads overlap
            candidate.gain = gain(node.position, child);
            candidate.movesAgain = child.sideToMove() == mover;
            candidates.push_back(candidate);
        }
        m_history.rank(candidates, mover, node.hashMove, frameAt(ply).killers);
        return candidates;
    }

    /// Futility: the most that a quiet move is expected to reach, without the margin of its plies. None if every move
    /// must be searched.
    [[nodiscard]] std::optional<Value> futilityLimit(Node& node, int depth, Value alpha, Value beta) const
    {
        const bool isPvNode = beta - alpha > 1;
        if (!m_settings.isSelective || isPvNode || depth > kFutile || std::abs(alpha) >= kMinWin)
            return std::nullopt;
        const int banked = storesOf(node.position)[rules::indexOf(node.position.sideToMove())];
        if (2 * (banked + kNearlyHalf) > m_total)
            return std::nullopt;
        return estimateOf(node) + kFutileMargin;
    }

    [[nodiscard]] static bool isQuiet(const Candidate& candidate)
    {
        return candidate.gain <= 0 && !candidate.movesAgain;
    }

    [[nodiscard]] int reductionOf(const Candidate& candidate, std::size_t index, int depth, bool isPvNode) const
    {
        if (!m_settings.isSelective || depth < 2 || !isQuiet(candidate))
            return 0;
        const int known = (isPvNode ? 1'000 : 0) + (candidate.order >= kWithReason ? 1'000 : 0);
        const int reduction = reductionInThousandths(depth, static_cast<int>(index)) - known;
        return std::clamp((reduction + 500) / 1'000, 0, depth - 1);
    }

    void takeLine(int ply, rules::Move move)
    {
        Frame& frame = frameAt(ply);
        const std::span<const rules::Move> next = lineFrom(ply + 1);
        const auto taken = std::min<std::size_t>(next.size(), kMaxPly);
        frame.line[0] = move;
        std::copy_n(next.begin(), taken, frame.line.begin() + 1);
        frame.lineLength = static_cast<int>(taken) + 1;
    }

    [[nodiscard]] Value estimateOf(Node& node) const
    {
        if (!node.estimate)
            node.estimate = m_evaluator.evaluate(node.position);
        return *node.estimate;
    }

    [[nodiscard]] bool mayUse(const TranspositionTable::Entry& entry, int depth, bool isPvNode) const
    {
        if (!m_settings.isSelective)
            return entry.depth == depth || entry.isExhaustive;
        if (entry.isExhaustive || isProvenBy(entry.bound, entry.value))
            return true;
        return !isPvNode && entry.depth >= depth; // a cutoff in a PV node would truncate the line
    }

    /// The position after a move while it is searched. Not on the stack, where it would be constructed and then
    /// overwritten.
    [[nodiscard]] P& childAt(int ply, std::size_t index)
    {
        return m_children[static_cast<std::size_t>(ply) * rules::kMaxPits + index];
    }
    [[nodiscard]] Frame& frameAt(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const Frame& frameAt(int ply) const { return m_frames[static_cast<std::size_t>(ply)]; }

    TranspositionTable& m_table;
    SearchSettings m_settings;
    SearchControl& m_control;
    MovesBeingSearched* m_inWork;
    SearchPath m_path;
    std::vector<Frame> m_frames; ///< [ply]
    std::vector<P> m_children;
    HistoryHeuristic m_history;
    int m_rootDepth = 0;
    int m_deepestPly = 0;
    int m_total = 0;
    int m_endgameStones = -1; ///< with this many stones on the board or fewer the endgame table is used
    Evaluator m_evaluator;
    Quiescence<P> m_quiescence{m_control, m_deepestPly, m_evaluator};
};

} // namespace qumalaq::ai
