// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/elo.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qumalaq::workshop {

namespace {

/// The inverse of Elo's expectation.
double eloOf(double share)
{
    return -400.0 * std::log10(1.0 / share - 1.0);
}

} // namespace

void PairScore::add(const PairGames& pair)
{
    for (const int halves : pair)
        ++(halves == 2 ? wins : halves == 1 ? draws : losses);
    ++pairs[static_cast<std::size_t>(pair[0] + pair[1])];
}

std::optional<EloEstimate> estimateElo(const PairScore& score)
{
    int count = 0;
    for (const int pairs : score.pairs)
        count += pairs;
    if (count == 0)
        return std::nullopt;
    double mean = 0;
    for (std::size_t halves = 0; halves < score.pairs.size(); ++halves)
        mean += score.pairs[halves] * (static_cast<double>(halves) / 4.0) / count;
    if (mean <= 0.0 || mean >= 1.0)
        return std::nullopt;
    double variance = 0;
    for (std::size_t halves = 0; halves < score.pairs.size(); ++halves) {
        const double distance = static_cast<double>(halves) / 4.0 - mean;
        variance += score.pairs[halves] * distance * distance / count;
    }
    constexpr double kTwoSided95 = 1.96;
    constexpr double kEdge = 1e-6; // an interval may reach 0 or 1, where Elo has no value
    const double margin = kTwoSided95 * std::sqrt(variance / count);
    return EloEstimate{eloOf(mean), eloOf(std::max(mean - margin, kEdge)), eloOf(std::min(mean + margin, 1.0 - kEdge))};
}

double logLikelihoodRatio(const PairScore& score, const SprtPlan& plan)
{
    // Half a pair of every result is added, or a few pairs with the same result would have no variance and prove
    // anything.
    constexpr double kAdded = 0.5;
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t halves = 0; halves < score.pairs.size(); ++halves) {
        const double pairs = score.pairs[halves] + kAdded;
        const double share = static_cast<double>(halves) / 4.0;
        count += pairs;
        sum += pairs * share;
        squares += pairs * share * share;
    }
    if (count < 1.0)
        return 0;
    const double mean = sum / count;
    const double variance = squares / count - mean * mean;
    const auto shareOf = [](double elo) { return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0)); };
    const double low = shareOf(plan.low);
    const double high = shareOf(plan.high);
    return count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
}

double sprtBound()
{
    constexpr double kError = 0.05;
    return std::log((1.0 - kError) / kError);
}

SprtVerdict verdictOf(const PairScore& score, const SprtPlan& plan)
{
    // The normal approximation is useless for a few pairs.
    constexpr int kMinPairs = 16;
    if (std::accumulate(score.pairs.begin(), score.pairs.end(), 0) < kMinPairs)
        return SprtVerdict::Open;
    const double ratio = logLikelihoodRatio(score, plan);
    return ratio >= sprtBound() ? SprtVerdict::High : ratio <= -sprtBound() ? SprtVerdict::Low : SprtVerdict::Open;
}

} // namespace qumalaq::workshop
