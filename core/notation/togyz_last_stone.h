// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/move_text.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstdint>

namespace qumalaq::notation {

/// A faster lastStoneOf() for readers of millions of moves, which have the position after the move. The move must be
/// legal, and `after` the position after it. A test compares it with rules::effectOf().
template <rules::TogyzRules kRules>
[[nodiscard]] constexpr LastStone togyzLastStone(const rules::TogyzPosition<kRules>& before, rules::Move move,
                                                 const rules::TogyzPosition<kRules>& after)
{
    constexpr int kRow = kRules.pits;
    const rules::Side mover = before.sideToMove();
    const int stones = before.pits(mover)[move.from.number - 1U];
    // The first of several stones stays in its pit.
    const int last = (move.from.number - 1 + (stones == 1 ? 1 : stones - 1)) % (2 * kRow);
    const rules::Pit pit{last < kRow ? mover : rules::opponentOf(mover), static_cast<std::uint8_t>(last % kRow + 1)};
    return {pit, after.tuzdykOf(mover) != before.tuzdykOf(mover)};
}

} // namespace qumalaq::notation
