// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/moves_left.h"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Side;

namespace {

using Row = std::array<std::uint16_t, rules::kMaxPits>;

/// A row by itself. The opponent's tuzdyk in it stays empty; its index is `pits` if there is none.
struct LoneRow {
    std::size_t pits = 0;
    std::size_t tuzdyk = 0;

    void play(Row& row, std::size_t pit) const
    {
        std::size_t stones = row[pit];
        row[pit] = 0;
        std::size_t to = stones == 1 ? pit + 1 : pit;
        for (; stones > 0 && to < pits; --stones, ++to) {
            if (to != tuzdyk)
                ++row[to];
        }
    }

    /// Moves the foremost pit first, so that no pit grows before it is lifted and every move loses as little as
    /// possible. Without a tuzdyk this is optimal (a test tries every order).
    [[nodiscard]] int foremostFirst(Row row) const
    {
        int moves = 0;
        for (std::size_t pit = pits; pit-- > 0;) {
            if (row[pit] == 0)
                continue;
            play(row, pit);
            ++moves;
            pit = pits;
        }
        return moves;
    }

    /// Tries every order, because it can pay to jump over a tuzdyk with several stones. None if there are too many.
    [[nodiscard]] std::optional<int> everyOrder(const Row& row, std::unordered_map<std::uint64_t, int>& known) const
    {
        constexpr std::size_t kMostRows = 5'000;
        const std::uint64_t key = packed(row);
        if (const auto found = known.find(key); found != known.end())
            return found->second;
        if (known.size() >= kMostRows)
            return std::nullopt;
        int best = 0;
        for (std::size_t pit = 0; pit < pits; ++pit) {
            if (row[pit] == 0)
                continue;
            Row next = row;
            play(next, pit);
            const auto rest = everyOrder(next, known);
            if (!rest)
                return std::nullopt;
            best = std::max(best, *rest + 1);
        }
        known.emplace(key, best);
        return best;
    }

    /// The most stones in a pit that fit into packed(): far more than can be tried in every order.
    static constexpr std::uint16_t kMostStones = 127;

    [[nodiscard]] std::uint64_t packed(const Row& row) const
    {
        std::uint64_t key = 0;
        for (std::size_t pit = 0; pit < pits; ++pit)
            key = key << 7U | row[pit];
        return key;
    }
};

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

MovesLeft movesLeft(const rules::BoardState& board, Side side)
{
    const Row& row = board.rows[rules::indexOf(side)];
    const std::uint8_t tuzdyk = board.tuzdyks[rules::indexOf(rules::opponentOf(side))];
    const LoneRow lone{board.pits, tuzdyk == 0 ? board.pits : tuzdyk - std::size_t{1}};
    const int foremost = lone.foremostFirst(row);
    if (tuzdyk == 0)
        return {foremost, true};
    if (std::all_of(row.begin(), row.end(), [](std::uint16_t stones) { return stones <= LoneRow::kMostStones; })) {
        std::unordered_map<std::uint64_t, int> known;
        if (const auto best = lone.everyOrder(row, known))
            return {*best, true};
    }
    return {foremost, false};
}

std::optional<GameValue> solveEnd(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    if (position.outcome())
        return std::nullopt;
    return position.visit(
        [&](const auto& own) { return EndSolver<std::decay_t<decltype(own)>>(nodes, stop).solve(own); });
}

std::vector<rules::Move> solvedLine(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    constexpr std::size_t kLongest = 60; // a drawn ending could be endless
    std::vector<rules::Move> line;
    AnyPosition at = position;
    while (!at.outcome() && line.size() < kLongest) {
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
