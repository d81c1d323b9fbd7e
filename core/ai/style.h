// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game_position.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstddef>

namespace qumalaq::ai {

/// The bonuses for the features that a character (characters.h) overvalues, in hundredths of a stone. They count only
/// for the side of the character: its opponent is assumed to play without a style.
struct Style {
    int stoneInRow = 0;    ///< for each stone in its own pits
    int kazanStone = 0;    ///< for each stone in its kazan, beyond its value
    int tuzdyk = 0;        ///< for having one while all stones are on the board; less in proportion later
    int threeToBe = 0;     ///< for each pit of the opponent with two stones, which a third makes a tuzdyk
    int stoneInOddPit = 0; ///< for each stone in its own pits with an odd count of three and more (usually negative)
    int occupiedPit = 0;   ///< for each occupied pit in its row, twice as much when few stones are left
};

/// The bonus of `style` in this position, if `side` plays it.
template <rules::TogyzRules kRules>
[[nodiscard]] constexpr int styleBonus(const Style& style, const rules::TogyzPosition<kRules>& position,
                                       rules::Side side)
{
    constexpr int kTotal = kRules.totalStones();
    constexpr int kFew = 60;
    const rules::Side other = rules::opponentOf(side);
    const int onBoard = kTotal - position.store(side) - position.store(other);
    int inRow = 0;
    int inOddPits = 0;
    int occupied = 0;
    for (const int stones : position.pits(side)) {
        inRow += stones;
        inOddPits += stones >= 3 && stones % 2 == 1 ? stones : 0;
        occupied += stones > 0 ? 1 : 0;
    }
    int bonus = style.stoneInRow * inRow + style.kazanStone * position.store(side) + style.stoneInOddPit * inOddPits
                + style.occupiedPit * occupied * (onBoard < kFew ? 2 : 1);
    if (position.tuzdykOf(side) > 0) {
        bonus += style.tuzdyk * onBoard / kTotal;
    } else if (style.threeToBe != 0) {
        for (std::size_t i = 0; i + 1 < kRules.pits; ++i) {
            if (position.pits(other)[i] == 2 && position.tuzdykOf(other) != static_cast<int>(i) + 1)
                bonus += style.threeToBe;
        }
    }
    return bonus;
}

/// Only the Togyz family has styles.
template <rules::GamePosition P>
[[nodiscard]] constexpr int styleBonus(const Style&, const P&, rules::Side)
{
    return 0;
}

} // namespace qumalaq::ai
