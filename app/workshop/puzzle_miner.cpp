// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/puzzle_miner.h"

#include "core/ai/only_move.h"
#include "core/ai/search.h"
#include "core/base/prng.h"

#include <algorithm>
#include <set>
#include <type_traits>

namespace qumalaq::workshop {

using learn::Puzzle;
using rules::AnyPosition;
using rules::History;
using rules::Move;

namespace {

/// Plays a game by a shallow search that sometimes errs, so that there are mistakes to punish.
[[nodiscard]] History playGame(const rules::GameSetup& setup, Prng& prng)
{
    constexpr int kDepth = 3;
    constexpr unsigned kErrorsInHundred = 12;
    constexpr int kOpeningPlies = 6;
    constexpr int kMaxLength = 250;

    History history(setup);
    ai::TranspositionTable table(1);
    while (!history.outcome() && static_cast<int>(history.plies().size()) < kMaxLength) {
        const AnyPosition& position = history.position();
        const auto moves = position.legalMoves();
        Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
        const bool isOpening = static_cast<int>(history.plies().size()) < kOpeningPlies;
        if (!isOpening && prng.below(100) >= kErrorsInHundred) {
            move = position.visit([&](const auto& own) {
                ai::Search<std::decay_t<decltype(own)>> search(table, {}, [] { return false; });
                ai::SearchBudget budget;
                budget.depth = kDepth;
                return search.run(own, {}, budget, nullptr).moves[0].move;
            });
        }
        history.play(move);
    }
    return history;
}

/// The puzzles that a pack still needs.
class Quota {
public:
    explicit Quota(int count) : m_perGrade((count + learn::kHardestGrade - 1) / learn::kHardestGrade) {}

    [[nodiscard]] bool wantsGrade(int grade) const { return m_ofGrade[slot(grade)] < m_perGrade; }
    /// No kind is more than half of a grade.
    [[nodiscard]] bool wants(const Puzzle& puzzle) const
    {
        return wantsGrade(puzzle.grade) && 2 * m_ofKind[slot(puzzle.grade)][kindSlot(puzzle)] < m_perGrade;
    }
    void take(const Puzzle& puzzle)
    {
        ++m_ofGrade[slot(puzzle.grade)];
        ++m_ofKind[slot(puzzle.grade)][kindSlot(puzzle)];
    }

private:
    [[nodiscard]] static std::size_t slot(int grade) { return static_cast<std::size_t>(grade - learn::kEasiestGrade); }
    [[nodiscard]] static std::size_t kindSlot(const Puzzle& puzzle) { return static_cast<std::size_t>(puzzle.kind); }

    int m_perGrade;
    std::array<int, learn::kHardestGrade> m_ofGrade{};
    std::array<std::array<int, learn::kPuzzleKinds>, learn::kHardestGrade> m_ofKind{};
};

} // namespace

learn::PuzzlePack minePuzzles(const MiningPlan& plan, const PuzzleReport& report)
{
    constexpr std::uint32_t kOneOf = 9; // one of so many positions of a game is tried
    Prng prng(plan.seed);
    Quota quota(plan.count);
    learn::PuzzlePack pack{plan.setup, {}};
    std::set<std::uint64_t> seen;
    const auto isWanted = [&quota](int depth) { return quota.wantsGrade(learn::gradeOfDepth(depth)); };

    std::size_t nextGame = 0;
    for (int tries = 0; tries < plan.mostTries;) {
        const bool isReal = prng.below(2) == 0 && nextGame < plan.games.size();
        const History game = isReal ? plan.games[nextGame++] : playGame(plan.setup, prng);
        if (game.plies().empty())
            continue;
        for (std::size_t ply = 0; ply < game.plies().size() && tries < plan.mostTries; ++ply) {
            if (prng.below(kOneOf) != 0)
                continue;
            const AnyPosition& position = game.positionAt(ply);
            if (!seen.insert(position.hash()).second)
                continue;
            ++tries;
            const auto proof = ai::onlyMoveOf(position, {{}, isWanted});
            if (!proof)
                continue;
            Puzzle puzzle;
            puzzle.grade = learn::gradeOfDepth(proof->depth);
            puzzle.position = position;
            puzzle.solution = proof->line;
            if (puzzle.solution.size() > learn::kSolutionMoves)
                puzzle.solution.resize(learn::kSolutionMoves);
            const auto kind = learn::kindOf(position, puzzle.solution);
            if (!kind)
                continue;
            puzzle.kind = *kind;
            if (!quota.wants(puzzle))
                continue;
            quota.take(puzzle);
            pack.puzzles.push_back(puzzle);
            if (!report(puzzle) || static_cast<int>(pack.puzzles.size()) >= plan.count)
                tries = plan.mostTries;
        }
    }
    std::stable_sort(pack.puzzles.begin(), pack.puzzles.end(), [](const Puzzle& a, const Puzzle& b) {
        return std::pair(a.grade, a.kind) < std::pair(b.grade, b.kind);
    });
    return pack;
}

} // namespace qumalaq::workshop
