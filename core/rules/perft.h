// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game_position.h"

#include <cstdint>

namespace qumalaq::rules {

/// The number of sequences of exactly `depth` legal moves from a position, depth >= 0: the usual test of a move
/// generator.
template <GamePosition P>
[[nodiscard]] std::uint64_t perft(const P& position, int depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return position.legalMoves().size();
    std::uint64_t nodes = 0;
    forEachMove(position, [&](Move move) { nodes += perft(played(position, move), depth - 1); });
    return nodes;
}

} // namespace qumalaq::rules
