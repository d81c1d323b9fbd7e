// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/match_runner.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// A round robin that measures how far apart the levels are.
namespace qumalaq::workshop {

struct TournamentPlan {
    MatchPlan match;                  ///< of neighbours
    std::vector<std::string> players; ///< descriptions, see makePlayer(); the weakest first
    int farPairs = 5;                 ///< of games between players that are not neighbours; may be 0
    int threads = 1;
};

/// The score of a pairing; its first player is `upper`. Indices into the list of players.
struct Pairing {
    std::size_t upper = 0;
    std::size_t lower = 0;
    PairScore score;
};

/// A player's Elo from all its games, relative to the first player in the list, which has 0 without error.
struct Rating {
    double elo = 0;
    double error = 0; ///< half the width of the 95 % interval
};

/// Plays neighbours first, then pairings farther apart. The same plan gives the same scores with any number of threads
/// if the players use no clock. `report` is called after each pairing, by one thread at a time.
[[nodiscard]] Expected<std::vector<Pairing>, PlayerError>
runTournament(const TournamentPlan& plan, const std::function<void(const Pairing&)>& report);

/// The ratings of the greatest likelihood (Zermelo, Bradley and Terry), with a draw as half a win. Requires that every
/// player has met the next one. A weak prior keeps the difference finite in a pairing without a loss.
[[nodiscard]] std::vector<Rating> ratingsOf(std::size_t players, std::span<const Pairing> pairings);

} // namespace qumalaq::workshop
