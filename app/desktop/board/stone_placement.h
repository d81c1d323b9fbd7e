// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <vector>

namespace qumalaq::desktop {

/// The arrangement of the stones in one place, which depends only on their number.
struct StonePile {
    double diameter = 0;          ///< logical pixels; the same for every number of stones
    std::vector<QPointF> centres; ///< in the order in which the stones fell and are painted
    std::size_t lowest = 0;       ///< the number of stones in the lowest layer; the others lie on them
};

struct HollowShape {
    enum class Kind {
        Pit,      ///< pairs from the bottom upwards; an odd stone is centred in the next row; then further layers
        EndStore, ///< the same in a larger hollow
        Channel,  ///< a kazan between the rows: pairs side by side from its owner's left
    };

    Kind kind = Kind::Pit;
    QRectF rect;
    double cornerRadius = 0;
    double pitch = 0;
    bool fillsFromRight = false; ///< Channel only
    int majority = 82;           ///< Channel only: the smallest number of stones that passes the mark
};

/// The diameter of a stone in a pit, in pitches.
inline constexpr double kStoneDiameter = 0.27;

/// The arrangement of `count` >= 0 stones. Stones that do not fit side by side overlap; they never get smaller.
[[nodiscard]] StonePile pileIn(const HollowShape& hollow, int count);

} // namespace qumalaq::desktop
