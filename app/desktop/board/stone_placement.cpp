// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/stone_placement.h"

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

/// The columns of a pile, and the size of its stones relative to kStoneDiameter.
struct Columns {
    int count;
    double scale;
};
constexpr Columns kPit = {2, 1.0};
constexpr Columns kEndStore = {4, 0.86};

constexpr double kTightest = 0.6;   ///< smallest distance of overlapping rows, in diameters; then a new layer begins
constexpr double kMargin = 0.02;    ///< between stones and wall, in pitches
constexpr double kBeyondMark = 1.6; ///< room beyond the mark of a channel, in diameters

/// The distance of the lowest centre from the bottom at which the outermost stone clears the rounded corner.
double lowestCentre(const HollowShape& hollow, double radius, double outermost)
{
    const double margin = kMargin * hollow.pitch;
    const double flat = radius + margin;
    const double beyond = outermost - (hollow.rect.width() / 2 - hollow.cornerRadius);
    if (beyond <= 0)
        return flat;
    const double space = hollow.cornerRadius - radius - margin;
    const double squared = space * space - beyond * beyond;
    return std::max(flat, hollow.cornerRadius - (squared > 0 ? std::sqrt(squared) : 0.0));
}

/// Pairs fill a row from the middle outwards, and rows are added upwards. In the lowest layer the rows overlap when
/// they no longer fit; in higher layers they touch.
StonePile upwardPile(const HollowShape& hollow, const Columns& columns, int count)
{
    StonePile pile;
    pile.diameter = columns.scale * kStoneDiameter * hollow.pitch;
    const double radius = pile.diameter / 2;
    const double low = lowestCentre(hollow, radius, (columns.count - 1) * radius);
    const double high = hollow.rect.height() - radius - kMargin * hollow.pitch;
    const double span = hollow.rect.height() - 2 * low; // for full rows, which must clear the upper corners too
    const int mostRows = static_cast<int>(span / (kTightest * pile.diameter)) + 1;

    const double middle = hollow.rect.center().x();
    const int pairsInRow = columns.count / 2;
    pile.centres.reserve(static_cast<std::size_t>(count));
    int left = count;
    for (int layer = 0; left > 0; ++layer) {
        // Every second layer has a row less, so that its rows lie between those below.
        const int rows = layer == 0 ? mostRows : static_cast<int>(span / pile.diameter) + 1 - layer % 2;
        const int stones = std::min(left, columns.count * rows);
        const int fullRows = (stones / 2 + pairsInRow - 1) / pairsInRow;
        double rowHeight = pile.diameter;
        double bottom = hollow.rect.bottom() - low;
        if (layer == 0) {
            if (fullRows > 1)
                rowHeight = std::min(rowHeight, span / (fullRows - 1));
            if (stones % 2 != 0 && fullRows > 0)
                rowHeight = std::min(rowHeight, (high - low) / fullRows);
            pile.lowest = static_cast<std::size_t>(stones);
        } else {
            bottom -= (span - (rows - 1) * rowHeight) / 2;
        }
        for (int pair = 0; pair < stones / 2; ++pair) {
            const double aside = (2 * (pair % pairsInRow) + 1) * radius;
            const double y = bottom - pair / pairsInRow * rowHeight;
            pile.centres.emplace_back(middle - aside, y);
            pile.centres.emplace_back(middle + aside, y);
        }
        if (stones % 2 != 0)
            pile.centres.emplace_back(middle, bottom - fullRows * rowHeight);
        left -= stones;
    }
    return pile;
}

/// Pairs side by side. Before the majority the stones end short of the mark; from then on the last pair is beyond it,
/// and more stones overlap.
StonePile channelPile(const HollowShape& hollow, int count)
{
    const double margin = 0.3 * hollow.cornerRadius;
    const double length = hollow.rect.width() - 2 * margin;
    const double height = hollow.rect.height() - 4 * kMargin * hollow.pitch;
    const int columnsToMark = (std::max(hollow.majority, 2) + 1) / 2;
    const int columns = (count + 1) / 2;

    StonePile pile;
    pile.diameter = std::min({length / (columnsToMark + kBeyondMark), height / 2, kStoneDiameter * hollow.pitch});
    pile.lowest = static_cast<std::size_t>(count);
    const double beyond = kBeyondMark * pile.diameter;
    double step = std::min((length - beyond) / columnsToMark, pile.diameter * 1.04);
    if (count >= hollow.majority && columns > 1) {
        const double end = std::min(length, std::max(columns, columnsToMark) * step + beyond);
        step = (end - pile.diameter) / (columns - 1);
    }
    const double spread = std::min(height / 2, pile.diameter * 1.04);
    pile.centres.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double along = margin + pile.diameter / 2 + i / 2 * step;
        const double x = hollow.fillsFromRight ? hollow.rect.right() - along : hollow.rect.left() + along;
        const bool isAlone = i + 1 == count && count % 2 != 0;
        const double aside = isAlone ? 0 : (i % 2 - 0.5) * spread;
        pile.centres.emplace_back(x, hollow.rect.center().y() + aside);
    }
    return pile;
}

} // namespace

StonePile pileIn(const HollowShape& hollow, int count)
{
    switch (hollow.kind) {
    case HollowShape::Kind::Pit:
        return upwardPile(hollow, kPit, count);
    case HollowShape::Kind::EndStore:
        return upwardPile(hollow, kEndStore, count);
    case HollowShape::Kind::Channel:
        return channelPile(hollow, count);
    }
    return {};
}

} // namespace qumalaq::desktop
