// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/tournament.h"

#include "core/base/on_threads.h"
#include "core/base/prng.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <mutex>
#include <utility>

namespace qumalaq::workshop {

namespace {

[[nodiscard]] std::vector<Pairing> pairingsOf(const TournamentPlan& plan)
{
    std::vector<Pairing> pairings;
    for (std::size_t distance = 1; distance < plan.players.size(); ++distance) {
        for (std::size_t lower = 0; lower + distance < plan.players.size(); ++lower) {
            if (distance == 1 || plan.farPairs > 0)
                pairings.push_back({lower + distance, lower, {}});
        }
    }
    return pairings;
}

using Matrix = std::vector<std::vector<double>>;

/// By Gauss-Jordan elimination. The matrix is positive definite, so it needs no pivoting.
[[nodiscard]] Matrix inverseOf(Matrix matrix)
{
    const std::size_t size = matrix.size();
    Matrix inverse(size, std::vector<double>(size, 0.0));
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1.0;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double by = matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] /= by;
            inverse[pivot][column] /= by;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double times = row == pivot ? 0.0 : matrix[row][pivot];
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= times * matrix[pivot][column];
                inverse[row][column] -= times * inverse[pivot][column];
            }
        }
    }
    return inverse;
}

} // namespace

Expected<std::vector<Pairing>, PlayerError> runTournament(const TournamentPlan& plan,
                                                          const std::function<void(const Pairing&)>& report)
{
    for (const std::string& description : plan.players) {
        if (auto player = makePlayer(description); !player)
            return unexpected(player.error());
    }
    std::vector<Pairing> pairings = pairingsOf(plan);
    std::mutex mutex;
    std::size_t next = 0;
    const auto work = [&] {
        for (;;) {
            std::unique_lock lock(mutex);
            if (next == pairings.size())
                return;
            Pairing& pairing = pairings[next++];
            lock.unlock();
            MatchPlan match = plan.match;
            if (pairing.upper - pairing.lower > 1)
                match.pairs = plan.farPairs;
            match.seed = splitMix64(plan.match.seed + 1'000 * pairing.upper + pairing.lower);
            const auto upper = makePlayer(plan.players[pairing.upper]);
            const auto lower = makePlayer(plan.players[pairing.lower]);
            const PairScore score = runMatch(match, **upper, **lower, nullptr);
            lock.lock();
            pairing.score = score;
            if (report)
                report(pairing);
        }
    };
    runOnThreads(plan.threads, work);
    return pairings;
}

std::vector<Rating> ratingsOf(std::size_t players, std::span<const Pairing> pairings)
{
    assert(players > 1);
    // Newton's method on the log-likelihood. The unknowns are all ratings but the first, in units that multiply the
    // odds by e.
    constexpr double kUnit = 173.7177927613007; // 400 / ln 10
    constexpr int kMaxSteps = 100;
    constexpr double kPrior = 0.25; // of a game for each side
    std::vector<double> ratings(players, 0.0);
    Matrix covariance;
    for (int step = 0; step < kMaxSteps; ++step) {
        std::vector<double> slope(players - 1, 0.0);
        Matrix curvature(players - 1, std::vector<double>(players - 1, 0.0));
        for (const Pairing& pairing : pairings) {
            const double games = pairing.score.games() + 2 * kPrior;
            const double points = pairing.score.wins + 0.5 * pairing.score.draws + kPrior;
            const double expected = 1.0 / (1.0 + std::exp(ratings[pairing.lower] - ratings[pairing.upper]));
            const double weight = games * expected * (1.0 - expected);
            const auto add = [&](std::size_t player, std::size_t other, double sign) {
                if (player == 0)
                    return;
                slope[player - 1] += sign * (points - games * expected);
                curvature[player - 1][player - 1] += weight;
                if (other > 0)
                    curvature[player - 1][other - 1] -= weight;
            };
            add(pairing.upper, pairing.lower, 1.0);
            add(pairing.lower, pairing.upper, -1.0);
        }
        covariance = inverseOf(std::move(curvature));
        double largest = 0;
        for (std::size_t i = 0; i + 1 < players; ++i) {
            double change = 0;
            for (std::size_t j = 0; j + 1 < players; ++j)
                change += covariance[i][j] * slope[j];
            change = std::clamp(change, -1.0, 1.0); // the first steps would overshoot
            ratings[i + 1] += change;
            largest = std::max(largest, std::abs(change));
        }
        constexpr double kClose = 1e-9;
        if (largest < kClose)
            break;
    }
    constexpr double kTwoSided95 = 1.96;
    std::vector<Rating> result(players);
    for (std::size_t i = 1; i < players; ++i)
        result[i] = {kUnit * ratings[i], kTwoSided95 * kUnit * std::sqrt(covariance[i - 1][i - 1])};
    return result;
}

} // namespace qumalaq::workshop
