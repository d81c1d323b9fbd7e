// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/evaluator.h"
#include "core/ai/search_control.h"
#include "core/ai/search_values.h"
#include "core/rules/game_position.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace qumalaq::ai {

/// Continues the search with moves that win stones, until the estimate is reliable.
template <rules::GamePosition P>
class Quiescence {
public:
    static constexpr int kDeepest = 4;

    /// The references must outlive the object.
    Quiescence(SearchControl& control, int& deepestPly, const Evaluator& evaluator)
        : m_control(control)
        , m_deepestPly(deepestPly)
        , m_evaluator(evaluator)
    {
    }

    /// The value of a position that has been counted; `moves`, `stores` and `estimate` are those of the position.
    /// Undefined if the search is stopped.
    [[nodiscard]] SearchValue run(const P& position, const rules::MoveList& moves, const std::array<int, 2>& stores,
                                  Value estimate, Value alpha, Value beta, int ply)
    {
        return run(position, moves, stores, estimate, alpha, beta, ply, 0);
    }

private:
    [[nodiscard]] SearchValue run(const P& position, const rules::MoveList& moves, const std::array<int, 2>& stores,
                                  Value estimate, Value alpha, Value beta, int ply, int depth)
    {
        constexpr int kMinGain = 3;
        constexpr Value kMargin = 250;
        if (estimate >= beta || depth >= kDeepest || ply >= kMaxPly)
            return {estimate, false};
        Value best = estimate;
        alpha = std::max(alpha, estimate);
        const rules::Side mover = position.sideToMove();
        const std::size_t own = rules::indexOf(mover);
        for (const rules::Move move : moves) {
            const P child = rules::played(position, move);
            const auto after = storesOf(child);
            const int gained = (after[own] - stores[own]) - (after[1 - own] - stores[1 - own]);
            if (gained < kMinGain || estimate + 100 * gained + kMargin <= alpha)
                continue;
            if (m_control.count())
                return {};
            m_deepestPly = std::max(m_deepestPly, ply + 1);
            const rules::MoveList replies = child.legalMoves();
            const bool sameSide = child.sideToMove() == mover;
            const Value low = sameSide ? alpha : -beta;
            const Value high = sameSide ? beta : -alpha;
            Value value = 0;
            if (replies.empty())
                value = valueOfEnd(child, ply + 1);
            else
                value = run(child, replies, after, m_evaluator.evaluate(child), low, high, ply + 1, depth + 1).value;
            if (m_control.isStopped())
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

    SearchControl& m_control;
    int& m_deepestPly;
    Evaluator m_evaluator;
};

} // namespace qumalaq::ai
