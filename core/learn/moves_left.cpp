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

using Row = std::array<std::uint16_t, rules::kMaxHouses>;

/// A row by itself. The opponent's tuzdyk is a pit that stays empty; its index is `houses` if there is none.
struct LoneRow {
    std::size_t houses = 0;
    std::size_t tuzdyk = 0;

    void play(Row& row, std::size_t pit) const
    {
        std::size_t stones = row[pit];
        row[pit] = 0;
        std::size_t to = stones == 1 ? pit + 1 : pit;
        for (; stones > 0 && to < houses; --stones, ++to) {
            if (to != tuzdyk)
                ++row[to];
        }
    }

    /// Moves the foremost pit first, so that no pit grows before it is lifted: every move then uses up as little of the
    /// way to the end of the row as possible. Without a tuzdyk this is optimal (a test tries every order).
    [[nodiscard]] int foremostFirst(Row row) const
    {
        int moves = 0;
        for (std::size_t pit = houses; pit-- > 0;) {
            if (row[pit] == 0)
                continue;
            play(row, pit);
            ++moves;
            pit = houses;
        }
        return moves;
    }

    /// It can pay to jump over a tuzdyk with several stones, so every order is tried. None if there are too many.
    [[nodiscard]] std::optional<int> everyOrder(const Row& row, std::unordered_map<std::uint64_t, int>& known) const
    {
        constexpr std::size_t kMostRows = 5'000;
        const std::uint64_t key = packed(row);
        if (const auto found = known.find(key); found != known.end())
            return found->second;
        if (known.size() >= kMostRows)
            return std::nullopt;
        int best = 0;
        for (std::size_t pit = 0; pit < houses; ++pit) {
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

    /// The most stones in a pit that packed() has room for: far more than can be tried in every order.
    static constexpr std::uint16_t kMostStones = 127;

    [[nodiscard]] std::uint64_t packed(const Row& row) const
    {
        std::uint64_t key = 0;
        for (std::size_t pit = 0; pit < houses; ++pit)
            key = key << 7U | row[pit];
        return key;
    }
};

/// Iterative deepening, so that a short proof is found before a long search begins.
template <rules::GamePosition P>
class EndSolver {
public:
    EndSolver(std::uint64_t nodes, StopToken stop) : m_nodes(nodes), m_stop(std::move(stop)) {}

    /// With a step of 1 depth() is the least depth that proves it.
    [[nodiscard]] std::optional<Verdict> solve(const P& root, int step = 3)
    {
        constexpr int kDeepest = 120;
        for (int depth = step; depth <= kDeepest && m_nodes > 0 && !m_stop.isStopRequested(); depth += step) {
            m_isCut = false;
            m_depth = depth;
            if (const auto verdict = search(root, depth))
                return verdict;
            if (!m_isCut)
                break; // only repetitions prevent a proof, and more depth does not change that
        }
        return std::nullopt;
    }

    [[nodiscard]] int depth() const { return m_depth; }

    [[nodiscard]] static Verdict turned(Verdict verdict)
    {
        return verdict == Verdict::Win ? Verdict::Loss : verdict == Verdict::Loss ? Verdict::Win : verdict;
    }

private:
    [[nodiscard]] std::optional<Verdict> search(const P& position, int depth)
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
        Verdict best = Verdict::Loss;
        bool isProven = true;
        for (const rules::Move move : position.legalMoves()) {
            P next = position;
            next.play(move);
            std::optional<Verdict> verdict;
            if (const auto outcome = next.outcome()) {
                verdict = !outcome->winner                            ? Verdict::Draw
                          : *outcome->winner == position.sideToMove() ? Verdict::Win
                                                                      : Verdict::Loss;
            } else if (verdict = search(next, depth - 1); verdict && next.sideToMove() != position.sideToMove()) {
                verdict = turned(*verdict);
            }
            isProven = isProven && verdict.has_value();
            if (verdict)
                best = std::max(best, *verdict);
            if (best == Verdict::Win)
                break;
        }
        m_path.pop_back();
        if (best != Verdict::Win && !isProven)
            return std::nullopt;
        m_proven.emplace(hash, best);
        return best;
    }

    static constexpr std::uint64_t kNodesBetweenLooks = 1024;

    std::uint64_t m_nodes; ///< still to be spent
    StopToken m_stop;
    std::unordered_map<std::uint64_t, Verdict> m_proven; ///< true at any depth, and on any path
    std::vector<std::uint64_t> m_path;
    bool m_isCut = false;
    int m_depth = 0; ///< of the last search
};

/// A move with what it leads to, for the side that makes it.
struct Step {
    rules::Move move;
    Verdict verdict = Verdict::Loss;
    int depth = 0; ///< in which that is proven

    /// The winner hurries, and everybody else takes time.
    [[nodiscard]] bool isBetterThan(const Step& other) const
    {
        if (verdict != other.verdict)
            return verdict > other.verdict;
        return verdict == Verdict::Win ? depth < other.depth : depth > other.depth;
    }
};

/// None if the position is not solved. Moves that are not do not matter then: another one is at least as good.
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
        Step step{move, Verdict::Loss, 0};
        if (const auto outcome = next.outcome()) {
            step.verdict = !outcome->winner                            ? Verdict::Draw
                           : *outcome->winner == position.sideToMove() ? Verdict::Win
                                                                       : Verdict::Loss;
        } else {
            EndSolver<P> solver(nodes, stop);
            const auto verdict = solver.solve(next, 1);
            if (!verdict)
                continue;
            step.verdict = next.sideToMove() == position.sideToMove() ? *verdict : EndSolver<P>::turned(*verdict);
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
    const LoneRow lone{board.houses, tuzdyk == 0 ? board.houses : tuzdyk - std::size_t{1}};
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

std::optional<Verdict> solveEnd(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    if (position.outcome())
        return std::nullopt;
    return position.visit(
        [&](const auto& own) { return EndSolver<std::decay_t<decltype(own)>>(nodes, stop).solve(own); });
}

std::vector<rules::Move> solvedLine(const AnyPosition& position, std::uint64_t nodes, const StopToken& stop)
{
    constexpr std::size_t kLongest = 60; // a drawn ending could go on for ever
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
    const auto verdict = solveEnd(position, nodes, stop);
    return verdict ? std::optional(*verdict == (position.sideToMove() == side ? Verdict::Win : Verdict::Loss))
                   : std::nullopt;
}

} // namespace qumalaq::learn
