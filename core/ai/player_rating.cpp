// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/player_rating.h"

#include "core/ai/levels.h"

#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace qumalaq::ai {

using rules::GameId;

namespace {

// The names are those of the paper, which has the steps in this order.
constexpr double kScale = 173.7178;
constexpr double kCentre = 1500.0;
constexpr double kTau = 0.5; ///< limits the change of the volatility
constexpr double kEpsilon = 0.000001;

/// How exactly the strength of a level is known, compared with the levels near it.
constexpr double kLevelDeviation = 30.0;

double square(double x)
{
    return x * x;
}

double g(double phi)
{
    return 1.0 / std::sqrt(1.0 + 3.0 * square(phi) / square(std::numbers::pi));
}

/// Step 5.
double newVolatility(double sigma, double phi, double v, double delta)
{
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (square(delta) - square(phi) - v - e) / (2.0 * square(square(phi) + v + e)) - (x - a) / square(kTau);
    };
    double left = a;
    double right = 0.0;
    if (square(delta) > square(phi) + v) {
        right = std::log(square(delta) - square(phi) - v);
    } else {
        int k = 1;
        while (f(a - k * kTau) < 0.0)
            ++k;
        right = a - k * kTau;
    }
    double atLeft = f(left);
    double atRight = f(right);
    while (std::abs(right - left) > kEpsilon) {
        const double middle = left + (left - right) * atLeft / (atRight - atLeft);
        const double atMiddle = f(middle);
        if (atMiddle * atRight <= 0.0) {
            left = right;
            atLeft = atRight;
        } else {
            atLeft /= 2.0;
        }
        right = middle;
        atRight = atMiddle;
    }
    return std::exp(left / 2.0);
}

// The sums of the measured differences between neighbours, from resources/measurements.md.
constexpr std::array kTogyzqumalaq = {881.0, 1042.0, 1207.0, 1368.0, 1526.0, 1680.0, 1848.0, 2029.0, 2197.0, 2307.0};
constexpr std::array kToguzkorgool = {873.0, 991.0, 1154.0, 1306.0, 1432.0, 1623.0, 1764.0, 1964.0};
constexpr std::array kBestemshe = {905.0, 976.0, 1084.0, 1192.0, 1328.0, 1477.0, 1612.0, 1704.0};
constexpr std::array kOware = {885.0, 955.0, 1119.0, 1301.0, 1483.0, 1693.0, 1893.0, 2075.0};
constexpr std::array kKalah = {844.0, 922.0, 1014.0, 1129.0, 1268.0, 1424.0, 1516.0, 1663.0};
constexpr std::array kTurkishMangala = {993.0, 1049.0, 1119.0, 1204.0, 1327.0, 1427.0, 1558.0, 1697.0};
static_assert(kTogyzqumalaq.size() == kLevelCount);

std::span<const double> ratingsOf(GameId game)
{
    switch (game) {
    case GameId::Togyzqumalaq:
        return kTogyzqumalaq;
    case GameId::Toguzkorgool:
        return kToguzkorgool;
    case GameId::Bestemshe:
        return kBestemshe;
    case GameId::Oware:
        return kOware;
    case GameId::Kalah:
        return kKalah;
    case GameId::MangalaTurkish:
        return kTurkishMangala;
    default:
        return {};
    }
}

} // namespace

PlayerRating updated(const PlayerRating& before, std::span<const RatedResult> results)
{
    // Step 2
    const double mu = (before.value - kCentre) / kScale;
    const double phi = before.deviation / kScale;
    // Steps 3 and 4
    double information = 0.0;
    double sum = 0.0;
    for (const RatedResult& result : results) {
        const double weight = g(result.deviation / kScale);
        const double expected = 1.0 / (1.0 + std::exp(-weight * (mu - (result.opponent - kCentre) / kScale)));
        information += square(weight) * expected * (1.0 - expected);
        sum += weight * (result.score - expected);
    }
    PlayerRating after = before;
    after.games += static_cast<int>(results.size());
    if (results.empty()) {
        after.deviation = kScale * std::sqrt(square(phi) + square(before.volatility));
        return after;
    }
    const double v = 1.0 / information;
    after.volatility = newVolatility(before.volatility, phi, v, v * sum);
    // Steps 6 to 8
    const double grown = square(phi) + square(after.volatility);
    const double deviation = 1.0 / std::sqrt(1.0 / grown + 1.0 / v);
    after.deviation = kScale * deviation;
    after.value = kScale * (mu + square(deviation) * sum) + kCentre;
    return after;
}

std::optional<double> levelRating(GameId game, int level)
{
    assert(level >= 1 && level <= kLevelCount);
    const auto ratings = ratingsOf(game);
    const auto index = static_cast<std::size_t>(level - 1);
    return index < ratings.size() ? std::optional(ratings[index]) : std::nullopt;
}

int highestRatedLevel(GameId game)
{
    return static_cast<int>(ratingsOf(game).size());
}

PlayerRating ratingOf(GameId game, std::span<const LevelResult> results, const PlayerRating& before)
{
    PlayerRating rating = before;
    for (const LevelResult& result : results) {
        if (const auto level = levelRating(game, result.level)) {
            const RatedResult one{*level, kLevelDeviation, result.score};
            rating = updated(rating, std::span(&one, 1));
        }
    }
    return rating;
}

int nearestLevel(GameId game, double rating)
{
    return levelFor(game, rating, 0.5);
}

int levelFor(GameId game, double rating, double random)
{
    const auto ratings = ratingsOf(game);
    assert(!ratings.empty());
    std::size_t above = 0;
    while (above < ratings.size() && ratings[above] <= rating)
        ++above;
    if (above == 0 || above == ratings.size())
        return static_cast<int>(above == 0 ? 1 : ratings.size());
    const double part = (rating - ratings[above - 1]) / (ratings[above] - ratings[above - 1]);
    return static_cast<int>(random < part ? above + 1 : above);
}

} // namespace qumalaq::ai
