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
    int farPairs = 5;                 ///< of games between players that are not neighbours; 0: they do not meet
    int threads = 1;
};

/// The score of a pairing; its first player is the one later in the list.
struct Pairing {
    std::size_t upper = 0;
    std::size_t lower = 0;
    PairScore score;
};

/// An Elo from all of a player's games, above the first in the list; half the width of its 95 % interval. The first is
/// 0 and without error.
struct Rating {
    double elo = 0;
    double error = 0;
};

/// Neighbours first, then those farther apart. The same plan gives the same scores with any number of threads if the
/// players use no clock. Reports each finished pairing, one at a time.
[[nodiscard]] Expected<std::vector<Pairing>, PlayerError>
runTournament(const TournamentPlan& plan, const std::function<void(const Pairing&)>& report);

/// The ratings that make the scores most likely (Zermelo, Bradley and Terry), a draw counting as half a win. Requires
/// that every player has met the next one. A pairing without a loss counts a little less, or the difference would be
/// infinite.
[[nodiscard]] std::vector<Rating> ratingsOf(std::size_t players, std::span<const Pairing> pairings);

} // namespace qumalaq::workshop
