// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/puzzle_miner.h"

#include "core/ai/search.h"
#include "core/base/prng.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <type_traits>

namespace qumalaq::workshop {

using learn::Puzzle;
using rules::AnyPosition;
using rules::History;
using rules::Move;

namespace {

constexpr int kTableMebibytes = 4;

template <typename P>
inline constexpr bool kIsTogyz =
    std::is_same_v<P, rules::TogyzqumalaqPosition> || std::is_same_v<P, rules::BestemshePosition>;

/// How much better the first move is than the second; a win outweighs any number of stones.
[[nodiscard]] int marginOf(const ai::SearchOutcome& outcome)
{
    const ai::Value best = outcome.moves[0].value;
    const ai::Value second = outcome.moves[1].value;
    // Between two wins or two losses there is no difference that a player would have to find.
    if ((ai::isWin(best) && ai::isWin(second)) || (ai::isLoss(best) && ai::isLoss(second)))
        return 0;
    return best - second;
}

/// Whether the game is as good as decided, so that the answer does not matter.
[[nodiscard]] bool isDecided(const ai::SearchOutcome& outcome)
{
    constexpr ai::Value kDecided = 2'000;
    return outcome.moves[1].value > kDecided || outcome.moves[0].value < -kDecided;
}

/// The iterations of one search so far.
class Witness {
public:
    explicit Witness(const std::function<bool(int)>& isWanted) : m_isWanted(isWanted) {}

    void take(const ai::SearchOutcome& outcome)
    {
        if (m_best != outcome.moves[0].move) {
            m_best = outcome.moves[0].move;
            m_since = outcome.depth;
        }
        m_line = outcome.moves[0].line;
        const int margin = marginOf(outcome);
        const bool isLast = outcome.depth == kProofDepths[1] || outcome.isExhaustive;
        if (outcome.depth == kProofDepths[0] || isLast)
            m_isDoubtful = m_isDoubtful || margin < kProofMargin || m_since > kProofDepths[0] || isDecided(outcome);
        m_isDone = isLast;
        // Most positions have no answer. That shows early, which saves the expensive deep iterations.
        const bool isHopeless = outcome.depth >= kLateDepth && margin < kProofMargin / 2;
        const bool isUnwanted = outcome.depth >= kEarlyDepth && !m_isWanted(m_since);
        m_isStopped = m_isDoubtful || isHopeless || isUnwanted;
    }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    [[nodiscard]] std::optional<PuzzleProof> proof() const
    {
        if (!m_isDone || m_isDoubtful || m_isStopped)
            return std::nullopt;
        return PuzzleProof{m_line, m_since};
    }

private:
    static constexpr int kEarlyDepth = 5;
    static constexpr int kLateDepth = 8;

    std::function<bool(int)> m_isWanted;
    std::optional<Move> m_best;
    std::vector<Move> m_line;
    int m_since = 1;
    bool m_isDone = false;
    bool m_isDoubtful = false;
    bool m_isStopped = false;
};

[[nodiscard]] std::optional<PuzzleProof> prove(const AnyPosition& position, const std::function<bool(int)>& isWanted)
{
    if (position.outcome() || position.legalMoves().size() < 2)
        return std::nullopt;
    return position.visit([&](const auto& own) -> std::optional<PuzzleProof> {
        using P = std::decay_t<decltype(own)>;
        if constexpr (!kIsTogyz<P>) {
            assert(false);
            return std::nullopt;
        } else {
            static ai::TranspositionTable table(kTableMebibytes);
            table.clear();
            Witness witness(isWanted);
            ai::Search<P> search(table, {true, true, true}, [&witness] { return witness.isStopped(); });
            ai::SearchBudget budget;
            budget.depth = kProofDepths[1];
            (void)search.run(own, {}, budget, [&witness](const ai::SearchOutcome& outcome) { witness.take(outcome); });
            return witness.proof();
        }
    });
}

/// A game for mining: a shallow search that errs now and then, so that there is something to punish.
[[nodiscard]] History playGame(const rules::GameSetup& setup, Prng& prng)
{
    constexpr int kDepth = 3;
    constexpr unsigned kErrorsInHundred = 12;
    constexpr int kOpeningPlies = 6;
    constexpr int kLongest = 250;

    History history(setup);
    ai::TranspositionTable table(1);
    while (!history.outcome() && static_cast<int>(history.plies().size()) < kLongest) {
        const AnyPosition& position = history.position();
        const auto moves = position.legalMoves();
        Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
        const bool isOpening = static_cast<int>(history.plies().size()) < kOpeningPlies;
        if (!isOpening && prng.below(100) >= kErrorsInHundred) {
            move = position.visit([&](const auto& own) {
                using P = std::decay_t<decltype(own)>;
                if constexpr (kIsTogyz<P>) {
                    ai::Search<P> search(table, {}, [] { return false; });
                    ai::SearchBudget budget;
                    budget.depth = kDepth;
                    return search.run(own, {}, budget, nullptr).moves[0].move;
                } else {
                    return move;
                }
            });
        }
        history.play(move);
    }
    return history;
}

/// What a pack still needs.
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

/// The part of the line that shows the point of the answer.
constexpr std::size_t kLineMoves = 5;

} // namespace

std::optional<PuzzleProof> proveAnswer(const AnyPosition& position)
{
    return prove(position, [](int) { return true; });
}

int gradeOf(int depth)
{
    constexpr std::array<int, learn::kHardestGrade - 1> kDeepest = {1, 2, 4, 6};
    const auto* const grade =
        std::find_if(kDeepest.begin(), kDeepest.end(), [depth](int deepest) { return depth <= deepest; });
    return learn::kEasiestGrade + static_cast<int>(grade - kDeepest.begin());
}

learn::PuzzlePack minePuzzles(const MiningPlan& plan, const PuzzleReport& report)
{
    constexpr std::uint32_t kOneOf = 9; // positions of a game that are tried
    Prng prng(plan.seed);
    Quota quota(plan.count);
    learn::PuzzlePack pack{plan.setup, {}};
    std::set<std::uint64_t> seen;
    const auto isWanted = [&quota](int depth) { return quota.wantsGrade(gradeOf(depth)); };

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
            const auto proof = prove(position, isWanted);
            if (!proof)
                continue;
            Puzzle puzzle;
            puzzle.grade = gradeOf(proof->depth);
            puzzle.position = position;
            puzzle.solution = proof->line;
            if (puzzle.solution.size() > kLineMoves)
                puzzle.solution.resize(kLineMoves);
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
