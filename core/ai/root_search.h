// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/tree_search.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

namespace qumalaq::ai {

/// The window in which a value is expected. Widened each time the value is outside.
class AspirationWindow {
public:
    /// Around the value of the previous iteration.
    AspirationWindow(Value last, int depth)
    {
        constexpr int kFullWindowDepth = 4; // up to here aspiration gains nothing
        if (depth <= kFullWindowDepth || std::abs(last) >= kMinWin)
            return;
        m_low = last - m_reach;
        m_high = last + m_reach;
    }

    [[nodiscard]] Value low() const { return m_low; }
    [[nodiscard]] Value high() const { return m_high; }

    /// False if the value is inside the window and therefore exact.
    [[nodiscard]] bool widenFor(Value value)
    {
        if (value > m_low && value < m_high)
            return false;
        constexpr Value kLargestReach = 3'000;
        m_reach *= 4;
        if (m_reach > kLargestReach) {
            m_low = -kInfinity;
            m_high = kInfinity;
        } else if (value <= m_low) {
            m_low = std::max(m_low - m_reach, -kInfinity);
        } else {
            m_high = std::min(m_high + m_reach, kInfinity);
        }
        return true;
    }

private:
    Value m_low = -kInfinity;
    Value m_high = kInfinity;
    Value m_reach = 120;
};

/// Iterative deepening from one position, on one thread. With the same table contents and a budget without times it
/// visits the same positions every time, on every machine.
template <rules::GamePosition P>
class RootSearch {
public:
    /// The parameters are those of TreeSearch.
    RootSearch(TranspositionTable& table, const SearchSettings& settings, SearchControl& control, const P& root,
               std::span<const PathEntry> before, MovesBeingSearched* inWork)
        : m_table(table)
        , m_lines(settings.lines)
        , m_control(control)
        , m_root(root)
        , m_child(root)
        , m_tree(table, settings, control, root, before, inWork)
    {
        for (const rules::Move move : root.legalMoves())
            m_outcome.moves.push_back({move, -kInfinity, {move}});
        orderByGain();
    }

    /// Searches deeper and deeper, beginning with `depth`, until the control ends it or the result is final. Does
    /// nothing if the game is over. `report`, which may be null, is called after each iteration; its nodes are those of
    /// this thread.
    void run(int depth, const IterationReport& report)
    {
        if (m_outcome.moves.empty())
            return;
        for (; depth <= m_control.maxDepth(); ++depth) {
            m_tree.beginIteration(depth);
            if (!iterate(depth))
                break;
            m_outcome.nodes = m_control.nodes();
            if (report)
                report(m_outcome);
            if (isSettled() || !m_control.mayBeginIteration())
                break;
        }
        m_outcome.nodes = m_control.nodes();
    }

    [[nodiscard]] const SearchOutcome& outcome() const { return m_outcome; }

private:
    void orderByGain()
    {
        const auto gainOf = [&](const RootMove& candidate) {
            P child = m_root;
            child.play(candidate.move);
            return gain(m_root, child);
        };
        std::stable_sort(m_outcome.moves.begin(), m_outcome.moves.end(),
                         [&](const RootMove& a, const RootMove& b) { return gainOf(a) > gainOf(b); });
    }

    /// Searches to `depth`. False if the search was stopped; the outcome then has what was found so far.
    bool iterate(int depth)
    {
        const PathEntry entry = entryOf(m_root);
        const SearchPath::Scope scope(m_tree.path(), entry);
        const bool isSingle = m_lines == 1 || m_outcome.moves.size() == 1;
        m_outcome.isExhaustive = isSingle ? searchBest(depth, m_outcome.moves) : searchLines(depth, m_outcome.moves);
        if (m_control.isStopped())
            return false;
        m_outcome.depth = depth;
        m_outcome.selectiveDepth = m_tree.deepestPly();
        const RootMove& best = m_outcome.moves.front();
        m_table.store(entry.hash, {toStored(best.value, 0), depth, Bound::Exact, m_outcome.isExhaustive, best.move});
        return true;
    }

    /// Searches the best move, which becomes the first. Returns whether its value depends on no estimate.
    bool searchBest(int depth, std::vector<RootMove>& moves)
    {
        AspirationWindow window(moves.front().value, depth);
        for (;;) {
            const SearchValue result = searchRoot(depth, window.low(), window.high(), moves);
            if (m_control.isStopped() || !window.widenFor(result.value))
                return result.isExhaustive;
        }
    }

    SearchValue searchRoot(int depth, Value alpha, Value beta, std::vector<RootMove>& moves)
    {
        m_control.countRoot();
        std::vector<RootMove> ranked = moves;
        SearchValue best{-kInfinity, true};
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            RootMove& candidate = ranked[i];
            const P& child = childAfter(candidate.move);
            SearchValue result;
            if (i > 0)
                result = m_tree.searchChild(m_root, child, depth - 1, alpha, alpha + 1, 0);
            if (i == 0 || (!m_control.isStopped() && result.value > alpha && result.value < beta))
                result = m_tree.searchChild(m_root, child, depth - 1, alpha, beta, 0);
            if (m_control.isStopped())
                return best;
            best.isExhaustive = best.isExhaustive && result.isExhaustive;
            best.value = std::max(best.value, result.value);
            if (result.value > alpha) {
                // Stored at once, in case the search is stopped: this move is better than all before it.
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

    /// Searches the m_lines best moves in order. If stopped, nothing changes. Returns whether their order and values
    /// depend on no estimate.
    bool searchLines(int depth, std::vector<RootMove>& moves)
    {
        m_control.countRoot();
        std::vector<RootMove> ranked = moves;
        const std::size_t lines = std::min(ranked.size(), static_cast<std::size_t>(m_lines));
        bool isExhaustive = true;
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            RootMove candidate = ranked[i];
            const P& child = childAfter(candidate.move);
            Value least = -kInfinity; // to be among the best
            SearchValue result;
            if (i < lines) {
                AspirationWindow window(candidate.value, depth);
                do
                    result = m_tree.searchChild(m_root, child, depth - 1, window.low(), window.high(), 0);
                while (!m_control.isStopped() && window.widenFor(result.value));
            } else {
                least = ranked[lines - 1].value;
                result = m_tree.searchChild(m_root, child, depth - 1, least, least + 1, 0);
                if (!m_control.isStopped() && result.value > least)
                    result = m_tree.searchChild(m_root, child, depth - 1, least, kInfinity, 0);
            }
            if (m_control.isStopped())
                return false;
            isExhaustive = isExhaustive && result.isExhaustive;
            if (result.value <= least) {
                ranked[i].value = -kInfinity; // only a bound; the order of the last iteration is a better guess
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

    [[nodiscard]] const P& childAfter(rules::Move move)
    {
        m_child = m_root;
        m_child.play(move);
        return m_child;
    }

    void takeResult(RootMove& candidate, const SearchValue& result)
    {
        const std::span<const rules::Move> rest = m_tree.lineFrom(1);
        candidate.value = result.value;
        candidate.isExhaustive = result.isExhaustive;
        candidate.line.assign(1, candidate.move);
        candidate.line.insert(candidate.line.end(), rest.begin(), rest.end());
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

    /// Whether a deeper search cannot change the result.
    [[nodiscard]] bool isSettled() const
    {
        if (m_outcome.isExhaustive)
            return true;
        const std::size_t lines = std::min(m_outcome.moves.size(), static_cast<std::size_t>(m_lines));
        return std::all_of(m_outcome.moves.begin(), m_outcome.moves.begin() + static_cast<std::ptrdiff_t>(lines),
                           [&](const RootMove& ranked) {
                               const Value size = std::abs(ranked.value);
                               return size >= kMinWin && kWinValue - size <= m_outcome.depth;
                           });
    }

    TranspositionTable& m_table;
    int m_lines;
    SearchControl& m_control;
    P m_root;
    P m_child; ///< of the root; the one that is being searched
    TreeSearch<P> m_tree;
    SearchOutcome m_outcome;
};

} // namespace qumalaq::ai
