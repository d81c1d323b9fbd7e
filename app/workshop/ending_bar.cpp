// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/ending_bar.h"

#include "core/ai/engine.h"
#include "core/ai/evaluation.h"
#include "core/base/prng.h"
#include "core/learn/end_solver.h"

#include <cstddef>
#include <utility>

namespace qumalaq::workshop {

using rules::History;

namespace {

/// A blocking search without a book.
class Searcher {
public:
    Searcher(int mebibytes, std::shared_ptr<const ai::EndgameTable> endgame)
        : m_engine({nullptr, [this](const ai::SearchResult& result) { m_result = result; }})
    {
        m_engine.setHashSize(mebibytes);
        m_engine.setEndgame(std::move(endgame));
    }

    enum class Memory : std::uint8_t { Keep, Forget };

    [[nodiscard]] ai::SearchResult search(const History& history, const ai::Limits& limits, Memory memory)
    {
        if (memory == Memory::Forget)
            m_engine.newGame();
        m_engine.setPosition(history);
        m_engine.go(limits);
        m_engine.waitUntilIdle();
        return m_result;
    }

private:
    ai::SearchResult m_result; ///< written by the engine's thread, read when it is idle
    ai::Engine m_engine;       ///< last: its thread must end before m_result does
};

[[nodiscard]] ai::Limits nodes(std::uint64_t count)
{
    ai::Limits limits;
    limits.nodes = count;
    return limits;
}

[[nodiscard]] int stonesOnBoard(const History& history)
{
    const auto stores = ai::storesOf(history.position());
    return ai::totalStonesOf(history.position()) - stores[0] - stores[1];
}

/// For the side to move: 1, 0 or −1; none if nothing is proven.
[[nodiscard]] std::optional<int> resultOf(const ai::Score& score)
{
    switch (score.kind()) {
    case ai::Score::Kind::ProvenWin:
        return 1;
    case ai::Score::Kind::ProvenDraw:
        return 0;
    case ai::Score::Kind::ProvenLoss:
        return -1;
    case ai::Score::Kind::Estimate:
        break;
    }
    return std::nullopt;
}

/// For the side that just moved.
[[nodiscard]] std::optional<int> resultAfterMove(const History& after, Searcher& solver, std::uint64_t most)
{
    if (const auto outcome = after.outcome()) {
        const rules::Side mover = after.positionAt(after.plies().size() - 1).sideToMove();
        return !outcome->winner ? 0 : *outcome->winner == mover ? 1 : -1;
    }
    const auto theirs = resultOf(solver.search(after, nodes(most), Searcher::Memory::Keep).score);
    return theirs ? std::optional(-*theirs) : std::nullopt;
}

[[nodiscard]] bool contradicts(const History& history, int result)
{
    if (stonesOnBoard(history) > learn::kSolvableStones)
        return false;
    const auto verdict = learn::solveEnd(history.position(), learn::kSolvingNodes);
    return verdict && static_cast<int>(*verdict) - 1 != result;
}

} // namespace

std::vector<History> endingsOf(const EndingPlan& plan)
{
    constexpr int kMaxGameLength = 400;
    constexpr std::uint32_t kMaxRandomPlies = 12;
    Searcher searcher(1, nullptr);
    std::vector<History> endings;
    for (std::uint64_t game = 0; endings.size() < static_cast<std::size_t>(plan.positions); ++game) {
        Prng prng = Prng::forStream(plan.seed, game);
        History history;
        const std::uint32_t randomPlies = prng.below(kMaxRandomPlies + 1);
        std::optional<History> drawn;
        std::uint32_t few = 0;
        for (std::uint32_t ply = 0; ply < kMaxGameLength && !history.outcome(); ++ply) {
            if (stonesOnBoard(history) <= plan.mostStones && prng.below(++few) == 0)
                drawn = history;
            const auto moves = history.position().legalMoves();
            const auto memory = ply == randomPlies ? Searcher::Memory::Forget : Searcher::Memory::Keep;
            history.play(ply < randomPlies ? moves[prng.below(static_cast<std::uint32_t>(moves.size()))]
                                           : *searcher.search(history, nodes(plan.gameNodes), memory).best);
        }
        if (drawn)
            endings.push_back(*drawn);
    }
    return endings;
}

EndingReport measureEndings(const EndingPlan& plan, const std::vector<History>& endings, const EndingProgress& progress)
{
    constexpr int kSolvingMebibytes = 256;
    ai::Limits limits = nodes(plan.moveNodes);
    if (plan.moveTime) {
        limits.nodes.reset();
        limits.moveTime = plan.moveTime;
    }
    Searcher player(16, plan.endgame);
    Searcher solver(kSolvingMebibytes, plan.solvingEndgame);
    EndingReport report;
    for (const History& ending : endings) {
        ++report.positions;
        const ai::SearchResult played = player.search(ending, limits, Searcher::Memory::Forget);
        auto result = resultOf(played.score);
        std::optional<int> kept = result;
        if (result) {
            ++report.provenAtOnce;
        } else {
            result = resultOf(solver.search(ending, nodes(plan.solvingNodes), Searcher::Memory::Forget).score);
            if (result == -1) {
                kept = result; // a loss cannot get worse
            } else if (result) {
                History after = ending;
                after.play(*played.best);
                kept = resultAfterMove(after, solver, plan.solvingNodes);
            }
        }
        if (!result || !kept) {
            ++report.unsolved;
        } else {
            ++(*result > 0 ? report.wins : *result == 0 ? report.draws : report.losses);
            report.contradictions += contradicts(ending, *result) ? 1 : 0;
            if (*kept < *result) {
                ++report.lost;
                report.errors.push_back(ending);
                report.errors.back().play(*played.best);
            }
        }
        if (progress)
            progress(report);
    }
    return report;
}

} // namespace qumalaq::workshop
