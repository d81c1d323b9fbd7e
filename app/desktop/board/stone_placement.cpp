// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/stone_placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace qumalaq::desktop {

namespace {

/// Up to `limit` stones have `columns` columns and the size `scale`, relative to a single stone.
struct Step {
    int limit;
    int columns;
    double scale;
};

// Half of all houses hold two stones, 95 % at most 15, and the most ever seen is 48: full size for the common counts.
constexpr std::array kHouseSteps = {Step{10, 2, 1.0},  Step{20, 4, 0.64},  Step{30, 4, 0.56},
                                    Step{60, 6, 0.42}, Step{100, 8, 0.32}, Step{180, 10, 0.25}};
constexpr std::array kEndStoreSteps = {Step{38, 4, 0.86}, Step{90, 6, 0.58}, Step{170, 8, 0.44}};

// Rows may overlap up to this part of their height before the stones get smaller.
constexpr double kTightest = 0.62;
constexpr double kMargin = 0.02; ///< between stones and wall, in pitches

std::size_t stepIndex(std::span<const Step> steps, int count)
{
    std::size_t index = 0;
    while (index + 1 < steps.size() && count > steps[index].limit)
        ++index;
    return index;
}

int rowsOf(int count, int columns)
{
    const int pairs = count / 2;
    const int pairsInRow = columns / 2;
    return (pairs + pairsInRow - 1) / pairsInRow + count % 2;
}

/// The distance of the lowest centre from the bottom at which the outermost stone clears the rounded corner.
double lowestCentre(const Trough& trough, double radius, double outermost)
{
    const double margin = kMargin * trough.pitch;
    const double flat = radius + margin;
    const double beyond = outermost - (trough.rect.width() / 2 - trough.cornerRadius);
    if (beyond <= 0)
        return flat;
    const double room = trough.cornerRadius - radius - margin;
    const double squared = room * room - beyond * beyond;
    return std::max(flat, trough.cornerRadius - (squared > 0 ? std::sqrt(squared) : 0.0));
}

StonePile upwardPile(const Trough& trough, std::span<const Step> steps, int count, int sizedFor)
{
    StonePile pile;
    for (std::size_t index = stepIndex(steps, std::max(sizedFor, 1)); index < steps.size(); ++index) {
        const Step& step = steps[index];
        pile.diameter = step.scale * kStoneDiameter * trough.pitch;
        const double radius = pile.diameter / 2;
        const int pairsInRow = step.columns / 2;
        const int rows = rowsOf(count, step.columns);
        const double low = lowestCentre(trough, radius, (step.columns - 1) * radius);
        const double high = trough.rect.height() - radius - kMargin * trough.pitch;
        // All rows except that of an odd stone reach the walls, so they must also clear the upper corners.
        const int fullRows = rows - count % 2;
        double rowHeight = pile.diameter;
        if (rows > 1)
            rowHeight = std::min(rowHeight, (high - low) / (rows - 1));
        if (fullRows > 1)
            rowHeight = std::min(rowHeight, (trough.rect.height() - 2 * low) / (fullRows - 1));
        if (rowHeight < kTightest * pile.diameter && index + 1 < steps.size())
            continue;

        pile.centres.reserve(static_cast<std::size_t>(count));
        const double middle = trough.rect.center().x();
        const auto heightOf = [&](int row) { return trough.rect.bottom() - low - row * rowHeight; };
        for (int pair = 0; pair < count / 2; ++pair) {
            // From the middle outwards, so that pairs stay together.
            const double aside = (2 * (pair % pairsInRow) + 1) * radius;
            const double y = heightOf(pair / pairsInRow);
            pile.centres.emplace_back(middle - aside, y);
            pile.centres.emplace_back(middle + aside, y);
        }
        if (count % 2 != 0)
            pile.centres.emplace_back(middle, heightOf(rows - 1));
        break;
    }
    return pile;
}

StonePile channelPile(const Trough& trough, int count, int sizedFor)
{
    const double margin = 0.3 * trough.cornerRadius;
    const double length = trough.rect.width() - 2 * margin;
    const double height = trough.rect.height() - 4 * kMargin * trough.pitch;
    const bool crowded = std::max(count, sizedFor) > trough.majority;
    const int rows = crowded ? 3 : 2;
    const int most = crowded ? std::max({trough.total, count, 1}) : std::max(trough.majority, 2);
    const int columns = (most + rows - 1) / rows;

    StonePile pile;
    pile.diameter = std::min({length / columns, height / rows, kStoneDiameter * trough.pitch});
    const double step = std::min(length / columns, pile.diameter * 1.04);
    const double spread = std::min(height / rows, pile.diameter * 1.04);
    pile.centres.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const int column = i / rows;
        const int inColumn = std::min(rows, count - column * rows);
        const double along = margin + (column + 0.5) * step;
        const double x = trough.fillsFromRight ? trough.rect.right() - along : trough.rect.left() + along;
        const double y = trough.rect.center().y() + (i % rows - (inColumn - 1) / 2.0) * spread;
        pile.centres.emplace_back(x, y);
    }
    return pile;
}

} // namespace

StonePile pileIn(const Trough& trough, int count, int sizedFor)
{
    switch (trough.kind) {
    case Trough::Kind::House:
        return upwardPile(trough, kHouseSteps, count, sizedFor);
    case Trough::Kind::EndStore:
        return upwardPile(trough, kEndStoreSteps, count, sizedFor);
    case Trough::Kind::Channel:
        return channelPile(trough, count, sizedFor);
    }
    return {};
}

} // namespace qumalaq::desktop
