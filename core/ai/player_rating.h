// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <optional>
#include <span>

/// How strong a person is, from games against levels, whose strengths are known. Pure functions.
///
/// Ratings are on the scale of Elo; the player `greedy` of resources/measurements.md has 1000. The method is Glicko-2:
/// Mark E. Glickman, "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf.
namespace qumalaq::ai {

struct PlayerRating {
    double value = 1500.0;
    double deviation = 600.0; ///< at first so large that the weakest and the strongest level are within two of it
    double volatility = 0.09; ///< how much the strength is expected to change from game to game
    int games = 0;            ///< on which it is based

    /// The 95 % confidence interval of the strength. Two deviations would be enough later, but not after the first
    /// games of a player whose strength is far from 1500 (tst_player_rating).
    [[nodiscard]] double lowerBound() const { return value - 2.2 * deviation; }
    [[nodiscard]] double upperBound() const { return value + 2.2 * deviation; }
};

/// With fewer games a rating is too uncertain to be shown.
inline constexpr int kFewestRatedGames = 15;

/// A game against an opponent of known strength.
struct RatedResult {
    double opponent = 0.0; ///< rating
    double deviation = 0.0;
    double score = 0.0; ///< 1 for a win, 0.5 for a draw
};

/// The rating after the games of one rating period.
[[nodiscard]] PlayerRating updated(const PlayerRating& before, std::span<const RatedResult> results);

/// The rating of a level; none if it was not measured in this game. 1 <= level <= kLevelCount.
[[nodiscard]] std::optional<double> levelRating(rules::GameId game, int level);
/// The highest level with a rating; 0 if the game has none. All levels below it have one, too.
[[nodiscard]] int highestRatedLevel(rules::GameId game);

struct LevelResult {
    int level = 1; ///< of the opponent
    double score = 0.0;
};

/// The rating after these games, the oldest first; each is a rating period. Games against levels without a rating do
/// not count.
[[nodiscard]] PlayerRating ratingOf(rules::GameId game, std::span<const LevelResult> results,
                                    const PlayerRating& before = {});

/// The level whose rating is nearest. Requires highestRatedLevel(game) > 0.
[[nodiscard]] int nearestLevel(rules::GameId game, double rating);

/// Chooses a level whose games are on average as hard as those of an opponent with this rating: one of the two levels
/// around it, the nearer one more often. 0 <= random < 1. Requires highestRatedLevel(game) > 0.
[[nodiscard]] int levelFor(rules::GameId game, double rating, double random);

} // namespace qumalaq::ai
