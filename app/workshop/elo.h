// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace qumalaq::workshop {

/// The half points of the first player in the two games of a pair: 0, 1 or 2 each. The first player begins the first
/// game.
using PairGames = std::array<int, 2>;

/// Games of one player against another, in pairs: the same opening from either side. A pair has 0 to 4 half points.
/// Counting pairs removes the effect of the opening from the error (the "pentanomial" model of chess engine tests).
struct PairScore {
    std::array<int, 5> pairs{}; ///< [half points of the first player]
    int wins = 0;               ///< games
    int draws = 0;
    int losses = 0;

    void add(const PairGames& pair);
    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// The first player's share of the points, 0 to 1. Requires a game.
    [[nodiscard]] double share() const { return (wins + 0.5 * draws) / games(); }
};

/// A difference in Elo with its 95 % interval.
struct EloEstimate {
    double elo = 0;
    double low = 0;
    double high = 0;
};

/// None if one side made all the points, because the difference is then unbounded.
[[nodiscard]] std::optional<EloEstimate> estimateElo(const PairScore& score);

/// A sequential probability ratio test: whether the first player is stronger by `high` Elo or only by `low`, with as
/// few pairs as possible and an error of one in twenty either way (Wald 1945).
struct SprtPlan {
    double low = 0;
    double high = 5;
};

/// The absolute value of the log-likelihood ratio at which the test ends: ln 19.
[[nodiscard]] double sprtBound();

enum class SprtVerdict : std::uint8_t { Open, High, Low };

/// The log-likelihood ratio of the differences `plan.high` and `plan.low`, by the normal approximation that engine
/// tests use. 0 without a pair.
[[nodiscard]] double logLikelihoodRatio(const PairScore& score, const SprtPlan& plan);
/// Open with fewer than 16 pairs.
[[nodiscard]] SprtVerdict verdictOf(const PairScore& score, const SprtPlan& plan);

} // namespace qumalaq::workshop
