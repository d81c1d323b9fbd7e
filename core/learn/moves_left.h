// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

/// The atsyrau counter: which row becomes empty first. For the Togyz family.
namespace qumalaq::learn {

struct MovesLeft {
    int count = 0;
    bool isExact = true; ///< otherwise at least this many moves
};

/// The most successive moves that a side can make with the stones of its own row, if no stones are added. Stones that
/// leave the row or fall into the opponent's tuzdyk are lost.
///
/// So if no stone of the opponent reaches the row, the side can wait for this many moves and no more. Captures are not
/// considered. Exact, except for a row with many stones and the opponent's tuzdyk.
[[nodiscard]] MovesLeft movesLeft(const rules::BoardState& board, rules::Side side);

} // namespace qumalaq::learn
