// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace qumalaq::desktop {

/// The arrangement of the stones in one place: always the same for a number, and different for different numbers.
struct StonePile {
    double diameter = 0;
    std::vector<QPointF> centres; ///< in the order in which the stones fell
};

/// The shape of a hollow for stones.
struct Trough {
    enum class Kind {
        House,    ///< pairs from the bottom upwards; an odd stone is centred in the next row
        EndStore, ///< the same in a larger hollow
        Channel,  ///< a kazan between the rows: pairs side by side from its owner's left
    };

    Kind kind = Kind::House;
    QRectF rect;
    double cornerRadius = 0;
    double pitch = 0;
    bool fillsFromRight = false; ///< Channel only
    int majority = 82;           ///< Channel only: the number of stones that fill it in pairs
    int total = 162;             ///< Channel only: its capacity
};

/// The largest diameter of a stone in a house, in pitches.
inline constexpr double kStoneDiameter = 0.27;

/// The centres of `count` >= 0 stones in the size for `sizedFor` stones; sizes do not change during a move. Stones that
/// do not fit are pushed together, or made smaller if they would hide each other.
[[nodiscard]] StonePile pileIn(const Trough& trough, int count, int sizedFor);

} // namespace qumalaq::desktop
