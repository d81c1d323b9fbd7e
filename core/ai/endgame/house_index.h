// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_index.h"
#include "core/rules/game_position.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// Numbers the ways in which a few stones can lie on a board without tuzdyks: all with no stone, then all with one, and
/// so on, without gaps. The stores are not part of it.
namespace qumalaq::ai::endgame {

/// The stones in each house: the mover's row, then the other's. Behind the houses of a smaller board all is 0.
using Houses = std::array<std::uint8_t, 2 * std::size_t{rules::kMaxHouses}>;

/// As `mover` sees the board. No house may hold more than 255 stones.
template <rules::GamePosition P>
[[nodiscard]] constexpr Houses housesOf(const P& position, rules::Side mover)
{
    Houses stones{};
    std::size_t at = 0;
    for (const rules::Side row : {mover, rules::opponentOf(mover)}) {
        for (std::uint8_t number = 1; number <= position.houses(); ++number)
            stones[at++] = static_cast<std::uint8_t>(position.stonesIn({row, number}));
    }
    return stones;
}

/// The first number of those with this many stones, 0 to kMostStones + 1. `houses`: of both rows.
[[nodiscard]] constexpr std::size_t firstIndexOf(std::size_t houses, int stones)
{
    // As many as those with one stone less in one place more, which stands for what is not on the board.
    return stones == 0 ? 0 : kWays[houses + 1][static_cast<std::size_t>(stones) - 1];
}

/// `stones`: their sum, at most kMostStones. `houses`: of both rows.
[[nodiscard]] constexpr std::size_t indexOf(const Houses& board, std::size_t houses, int stones)
{
    std::size_t index = firstIndexOf(houses, stones);
    auto left = static_cast<std::size_t>(stones);
    for (std::size_t at = 0; at < houses; ++at) {
        index += kWays[houses - at][left] - kWays[houses - at][left - board[at]];
        left -= board[at];
    }
    assert(left == 0);
    return index;
}

/// Calls visit(index, board) for every board with this many stones, in the order of the index.
template <typename Visit>
void forEachBoard(std::size_t houses, int stones, const Visit& visit)
{
    Houses board{};
    std::size_t index = firstIndexOf(houses, stones);
    const auto fill = [&](const auto& self, std::size_t house, int left) -> void {
        if (house + 1 == houses) {
            board[house] = static_cast<std::uint8_t>(left);
            visit(index++, board);
            return;
        }
        for (int here = 0; here <= left; ++here) {
            board[house] = static_cast<std::uint8_t>(here);
            self(self, house + 1, left - here);
        }
    };
    fill(fill, 0, stones);
}

} // namespace qumalaq::ai::endgame
