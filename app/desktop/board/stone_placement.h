// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace qumalaq::desktop {

/// How the stones in one place lie: the same for the same number always, different for every number.
struct StonePile {
    double diameter = 0;
    std::vector<QPointF> centres; ///< in the order in which they fell
};

/// A hollow that is filled with stones.
struct Trough {
    enum class Kind {
        House,    ///< pairs from the bottom upward, an odd one alone in the middle of the next row
        EndStore, ///< the same in a larger hollow
        Channel,  ///< a kazan between the rows: pairs side by side from its owner's left
    };

    Kind kind = Kind::House;
    QRectF rect;
    double cornerRadius = 0;
    double pitch = 0;
    bool fillsFromRight = false; ///< Channel only
    int majority = 82;           ///< Channel only: so many stones fill it in pairs
    int total = 162;             ///< Channel only: it holds so many
};

/// The largest diameter of a stone in a house, in pitches.
inline constexpr double kStoneDiameter = 0.27;

/// Where `count` >= 0 stones lie, with the size that `sizedFor` stones have: while a move is shown the sizes stay.
/// What then does not fit is pushed together, and where that would hide stones, made smaller after all.
[[nodiscard]] StonePile pileIn(const Trough& trough, int count, int sizedFor);

} // namespace qumalaq::desktop
