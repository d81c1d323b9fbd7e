// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/end_solver.h"

#include <algorithm>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Side;

namespace {

/// Solves endings by iterative deepening, so that a short proof is found before a long search begins.
template <rules::GamePosition P>
class EndSolver {
public:
    EndSolver(std::uint64_t nodes, StopToken stop) : m_nodes(nodes), m_stop(std::move(stop)) {}

    /// With a step of 1, depth() is the least depth of a proof.
    [[nodiscard]] std::optional<GameValue> solve(const P& root, int step = 3)
    {
        constexpr int kDeepest = 120;
        for (int depth = step; depth <= kDeepest && m_nodes > 0 && !m_stop.isStopRequested(); depth += step) {
            m_isCut = false;
            m_depth = depth;
            if (const auto value = search(root, depth))
                return value;
            if (!m_isCut)
                break; // only repetitions prevent a proof, whatever the depth
        }
        return std::nullopt;
    }

    [[nodiscard]] int depth() const { return m_depth; }

    [[nodiscard]] static GameValue turned(GameValue value)
    {
        return value == GameValue::Win ? GameValue::Loss : value == GameValue::Loss ? GameValue::Win : value;
    }

private:
    [[nodiscard]] std::optional<GameValue> search(const P& position, int depth)
    {
        if (m_nodes == 0) {
            m_isCut = true;
            return std::nullopt;
        }
        --m_nodes;
        if (m_nodes % kNodesBetweenLooks == 0 && m_stop.isStopRequested())
            m_nodes = 0;
        const std::uint64_t hash = position.hash();
        if (const auto found = m_proven.find(hash); found != m_proven.end())
            return found->second;
        if (std::find(m_path.begin(), m_path.end(), hash) != m_path.end())
            return std::nullopt;
        if (depth == 0) {
            m_isCut = true;
            return std::nullopt;
        }
        m_path.push_back(hash);
        GameValue best = GameValue::Loss;
        bool isProven = true;
        for (const rules::Move move : position.legalMoves()) {
            P next = position;
            next.play(move);
            std::optional<GameValue> value;
            if (const auto outcome = next.outcome()) {
                value = !outcome->winner                            ? GameValue::Draw
                        : *outcome->winner == position.sideToMove() ? GameValue::Win
                                                                    : GameValue::Loss;
            } else if (value = search(next, depth - 1); value && next.sideToMove() != position.sideToMove()) {
                value = turned(*value);
            }
            isProven = isProven && value.has_value();
            if (value)
                best = std::max(best, *value);
            if (best == GameValue::Win)
                break;
        }
        m_path.pop_back();
        if (best != GameValue::Win && !isProven)
            return std::nullopt;
        m_proven.emplace(hash, best);
        return best;
    }

    static constexpr std::uint64_t kNodesBetweenLooks = 1024;

    std::uint64_t m_nodes; ///< that are left
    StopToken m_stop;
    std::unordered_map<std::uint64_t, GameValue> m_proven; ///< true at any depth, and on any path
    std::vector<std::uint64_t> m_path;
    bool m_isCut = false;
    int m_depth = 0; ///< of the last search
};

/// A move with its value for the side that makes it.
struct Step {
    rules::Move move;
    GameValue value = GameValue::Loss;
    int depth = 0; ///< of the proof

    /// A winner prefers the shortest way, any other side the longest.
    [[nodiscard]] bool isBetterThan(const Step& other) const
    {
        if (value != other.value)
            return value > other.value;
        return value == GameValue::Win ? depth < other.depth : depth > other.depth;
    }
};

/// None if the position is not solved. If it is, unsolved moves do not matter, because another move is at least as
/// good.
template <rules::GamePosition P>
[[nodiscard]] std::optional<Step> bestStep(const P& position, std::uint64_t nodes, const StopToken& stop)
{
    const auto proven = EndSolver<P>(nodes, stop).solve(position);
    std::optional<Step> best;
    if (!proven)
        return best;
    for (const rules::Move move : position.legalMoves()) {
        P next = position;
        next.play(move);
        Step step{move, GameValue::Loss, 0};
        if (const auto outcome = next.outcome()) {
            step.value = !outcome->winner                            ? GameValue::Draw
                         : *outcome->winner == position.sideToMove() ? GameValue::Win
                                                                     : GameValue::Loss;
        } else {
            EndSolver<P> solver(nodes, stop);
            const auto value = solver.solve(next, 1);
            if (!value)
                continue;
            step.value = next.sideToMove() == position.sideToMove() ? *value : EndSolver<P>::turned(*value);
            step.depth = solver.depth();
        }
        if (!best || step.isBetterThan(*best))
            best = step;
    }
    return best;
}

} // namespace

std::optional<GameValue> solveEnd(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    if (position.outcome())
        return std::nullopt;
    return position.visit(
        [&](const auto& own) { return EndSolver<std::decay_t<decltype(own)>>(nodes, stop).solve(own); });
}

std::vector<rules::Move> solvedLine(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    constexpr std::size_t kMaxLength = 60; // a drawn ending could be endless
    std::vector<rules::Move> line;
    AnyPosition at = position;
    while (!at.outcome() && line.size() < kMaxLength) {
        const auto step = at.visit([&](const auto& own) { return bestStep(own, nodes, stop); });
        if (!step)
            break;
        line.push_back(step->move);
        at.play(step->move);
    }
    return line;
}

std::optional<bool> isWonFor(const AnyPosition& position, Side side, std::uint64_t nodes, const StopToken& stop)
{
    if (const auto outcome = position.outcome())
        return outcome->winner == side;
    const auto value = solveEnd(position, nodes, stop);
    return value ? std::optional(*value == (position.sideToMove() == side ? GameValue::Win : GameValue::Loss))
                 : std::nullopt;
}

} // namespace qumalaq::learn
