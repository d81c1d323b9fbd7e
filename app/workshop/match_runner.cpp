// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/match_runner.h"

#include "core/base/prng.h"

#include <array>
#include <cassert>

namespace qumalaq::workshop {

using rules::History;
using rules::Side;

namespace {

/// Random moves, tried again until the game is not over by them.
History openingOf(const MatchPlan& plan, Prng& prng)
{
    for (;;) {
        History history(plan.setup);
        while (static_cast<int>(history.plies().size()) < plan.openingPlies && !history.outcome()) {
            const auto moves = history.position().legalMoves();
            history.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (!history.outcome())
            return history;
    }
}

/// Half points of the player who has South: 0, 1 or 2.
int playGame(History history, const std::array<Player*, 2>& players, const MatchPlan& plan)
{
    while (!history.outcome()) {
        if (static_cast<int>(history.plies().size()) >= plan.longestGame)
            return 1;
        const Side mover = history.position().sideToMove();
        const rules::Move move = players[rules::indexOf(mover)]->choose(history);
        assert(history.canPlay(move));
        history.play(move);
    }
    const auto winner = history.outcome()->winner;
    if (!winner)
        return 1;
    return *winner == Side::South ? 2 : 0;
}

} // namespace

PairScore runMatch(const MatchPlan& plan, Player& first, Player& second, const PairReport& report)
{
    PairScore score;
    for (int pair = 0; pair < plan.pairs; ++pair) {
        Prng prng(mixed(plan.seed + static_cast<std::uint64_t>(pair)));
        const History opening = plan.openings.empty()
                                    ? openingOf(plan, prng)
                                    : plan.openings[static_cast<std::size_t>(pair) % plan.openings.size()];
        int halves = 0;
        for (const bool firstIsSouth : {true, false}) {
            first.newGame(prng());
            second.newGame(prng());
            const std::array<Player*, 2> players = {firstIsSouth ? &first : &second, firstIsSouth ? &second : &first};
            const int southHalves = playGame(opening, players, plan);
            const int own = firstIsSouth ? southHalves : 2 - southHalves;
            halves += own;
            ++(own == 2 ? score.wins : own == 1 ? score.draws : score.losses);
        }
        ++score.pairs[static_cast<std::size_t>(halves)];
        if (report)
            report(score);
        if (plan.sprt && verdictOf(score, *plan.sprt) != SprtVerdict::Open)
            break;
    }
    return score;
}

} // namespace qumalaq::workshop
