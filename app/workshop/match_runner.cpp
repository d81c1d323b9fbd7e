// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/match_runner.h"

#include "core/base/prng.h"
#include "core/base/stopwatch.h"
#include "core/notation/move_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace qumalaq::workshop {

using rules::History;
using rules::Side;

namespace {

/// Random moves, repeated until the game is not over and neither side is much better.
History openingOf(const MatchPlan& plan, Analyst& analyst, Prng& prng)
{
    constexpr std::uint64_t kNodes = 5'000;
    const auto isBalanced = [&](const History& history) {
        return !plan.margin || std::abs(centistonesOf(analyst.search(history, kNodes).score)) <= *plan.margin;
    };
    for (;;) {
        History history(plan.setup);
        while (static_cast<int>(history.plies().size()) < plan.openingPlies && !history.outcome()) {
            const auto moves = history.position().legalMoves();
            history.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (!history.outcome() && isBalanced(history))
            return history;
    }
}

/// The clocks of a game; they do not run if the plan has none.
class Clocks {
public:
    explicit Clocks(const std::optional<MatchPlan::Clock>& plan) : m_plan(plan)
    {
        if (plan)
            m_left = {plan->base, plan->base};
    }

    [[nodiscard]] std::optional<ai::Limits::Clock> now() const
    {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        if (!m_plan)
            return std::nullopt;
        return ai::Limits::Clock{{duration_cast<milliseconds>(m_left[0]), duration_cast<milliseconds>(m_left[1])},
                                 {m_plan->increment, m_plan->increment}};
    }

    /// Returns false if the side has exceeded its time.
    [[nodiscard]] bool press(Side side, Stopwatch::Clock::duration used, MatchResult& result)
    {
        if (!m_plan)
            return true;
        auto& left = m_left[rules::indexOf(side)];
        left -= used;
        result.leastLeft = std::min(result.leastLeft, std::chrono::floor<std::chrono::milliseconds>(left));
        if (left < Stopwatch::Clock::duration::zero())
            return false;
        left += m_plan->increment;
        return true;
    }

private:
    std::optional<MatchPlan::Clock> m_plan;
    std::array<Stopwatch::Clock::duration, 2> m_left{};
};

/// Returns the half points of South: 0, 1 or 2.
int playGame(History& history, const std::array<Player*, 2>& players, const MatchPlan& plan, MatchResult& result)
{
    Clocks clocks(plan.clock);
    while (!history.outcome()) {
        if (static_cast<int>(history.plies().size()) >= plan.longestGame) {
            ++result.unfinished;
            return 1;
        }
        const Side mover = history.position().sideToMove();
        const int lostByMover = mover == Side::South ? 0 : 2;
        Player& player = *players[rules::indexOf(mover)];
        const Stopwatch stopwatch;
        if (const auto clock = clocks.now())
            player.setClock(*clock);
        const rules::Move move = player.choose(history);
        if (!clocks.press(mover, stopwatch.elapsed(), result)) {
            ++result.timeLosses;
            return lostByMover;
        }
        if (!history.canPlay(move)) {
            ++result.illegalMoves;
            return lostByMover;
        }
        history.play(move);
    }
    const auto winner = history.outcome()->winner;
    if (!winner)
        return 1;
    return *winner == Side::South ? 2 : 0;
}

} // namespace

PairRunner::PairRunner(const MatchPlan& plan, Player& first, Player& second)
    : m_plan(plan)
    , m_first(first)
    , m_second(second)
    , m_analyst(nullptr)
{
}

PairGames PairRunner::play(int pair)
{
    Prng prng = Prng::forStream(m_plan.seed, static_cast<std::uint64_t>(pair));
    const History opening = m_plan.openings.empty()
                                ? openingOf(m_plan, m_analyst, prng)
                                : m_plan.openings[static_cast<std::size_t>(pair) % m_plan.openings.size()];
    PairGames games{};
    for (const bool firstIsSouth : {true, false}) {
        m_first.newGame(prng());
        m_second.newGame(prng());
        const std::array<Player*, 2> players = {firstIsSouth ? &m_first : &m_second,
                                                firstIsSouth ? &m_second : &m_first};
        History history = opening;
        const int southHalves = playGame(history, players, m_plan, m_result);
        if (m_plan.ended)
            m_plan.ended(history, firstIsSouth);
        games[firstIsSouth ? 0 : 1] = firstIsSouth ? southHalves : 2 - southHalves;
    }
    m_result.add(games);
    return games;
}

std::map<std::string, int> openingsOf(Player& player, int games, int plies, std::uint64_t seed)
{
    std::map<std::string, int> openings;
    Prng prng(seed);
    for (int game = 0; game < games; ++game) {
        player.newGame(prng());
        History history;
        std::string text;
        for (int ply = 0; ply < plies && !history.outcome(); ++ply) {
            const rules::Move move = player.choose(history);
            text += (ply > 0 ? " " : "") + notation::toText(history.position(), move);
            history.play(move);
        }
        ++openings[text];
    }
    return openings;
}

MatchResult runMatch(const MatchPlan& plan, Player& first, Player& second, const PairReport& report)
{
    PairRunner runner(plan, first, second);
    for (int pair = 0; pair < plan.pairs; ++pair) {
        runner.play(pair);
        if (report)
            report(runner.result());
    }
    return runner.result();
}

} // namespace qumalaq::workshop
