// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/turn_counter.h"

namespace qumalaq::notation {

int moveNumberAt(const rules::History& game, std::size_t plies)
{
    TurnCounter turns;
    for (std::size_t ply = 0; ply < plies; ++ply)
        turns.count(game.positionAt(ply).sideToMove());
    return turns.lastMover() ? turns.numberFor(*turns.lastMover()) : 0;
}

} // namespace qumalaq::notation
