// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/move_text.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstdint>

namespace qumalaq::notation {

/// landingOf() for those who read millions of moves and make them anyway. The move must be legal. It is counted, not
/// read from a trace; a test compares it with rules::effectOf(). `after` must be the position after the move.
template <rules::TogyzRules kRules>
[[nodiscard]] constexpr Landing togyzLanding(const rules::TogyzPosition<kRules>& before, rules::Move move,
                                             const rules::TogyzPosition<kRules>& after)
{
    constexpr int kRow = kRules.houses;
    const rules::Side mover = before.sideToMove();
    const int stones = before.houses(mover)[move.from.number - 1U];
    // Of several stones the first stays at home.
    const int last = (move.from.number - 1 + (stones == 1 ? 1 : stones - 1)) % (2 * kRow);
    const rules::House house{last < kRow ? mover : rules::opponentOf(mover),
                             static_cast<std::uint8_t>(last % kRow + 1)};
    return {house, after.tuzdykOf(mover) != before.tuzdykOf(mover)};
}

} // namespace qumalaq::notation
