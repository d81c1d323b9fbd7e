// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game_position.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>

/// Numbers the positions with a few stones on a board without tuzdyks: that without stones, then all with one stone,
/// and so on, without gaps. The stores are not included.
namespace qumalaq::ai::endgame {

/// The stones in each pit: the mover's row, then the other's. The elements after the pits of a smaller board are 0.
using Pits = std::array<std::uint8_t, 2 * std::size_t{rules::kMaxPits}>;

/// The largest number of stones on the board.
inline constexpr int kMaxInPits = 50;

/// [pits][stones]: the number of ways to distribute stones over pits.
inline constexpr auto kWaysInPits = [] {
    std::array<std::array<std::uint64_t, kMaxInPits + 1>, std::tuple_size_v<Pits> + 2> ways{};
    ways[0][0] = 1;
    for (std::size_t pits = 1; pits < ways.size(); ++pits) {
        for (std::size_t stones = 0; stones < ways[pits].size(); ++stones)
            ways[pits][stones] = ways[pits - 1][stones] + (stones > 0 ? ways[pits][stones - 1] : 0);
    }
    return ways;
}();

/// The pits from the point of view of `mover`. No pit may have more than 255 stones.
template <rules::GamePosition P>
[[nodiscard]] constexpr Pits pitsOf(const P& position, rules::Side mover)
{
    Pits stones{};
    std::size_t at = 0;
    for (const rules::Side row : {mover, rules::opponentOf(mover)}) {
        if constexpr (requires { position.stonesIn(rules::Pit{}); }) {
            for (std::uint8_t number = 1; number <= position.pits(); ++number)
                stones[at++] = static_cast<std::uint8_t>(position.stonesIn({row, number}));
        } else {
            for (std::size_t i = 0; i < std::size_t{P::kPits}; ++i)
                stones[at++] = position.pits(row)[i];
        }
    }
    return stones;
}

/// The first index of the positions with this many stones, 0 to kMaxInPits + 1. `pits`: of both rows.
[[nodiscard]] constexpr std::size_t firstIndexOf(std::size_t pits, int stones)
{
    // Positions with fewer stones: those with one stone less in one pit more, which has the stones that are not on the
    // board.
    return stones == 0 ? 0 : kWaysInPits[pits + 1][static_cast<std::size_t>(stones) - 1];
}

/// [pits][stones]: firstIndexOf(), the number of ways to distribute fewer stones over these pits.
inline constexpr auto kWaysOfFewer = [] {
    std::array<std::array<std::uint64_t, kMaxInPits + 1>, std::tuple_size_v<Pits>> ways{};
    for (std::size_t pits = 0; pits < ways.size(); ++pits) {
        for (int stones = 0; stones <= kMaxInPits; ++stones)
            ways[pits][static_cast<std::size_t>(stones)] = firstIndexOf(pits, stones);
    }
    return ways;
}();

/// `stones`: their sum, at most kMaxInPits. `pits`: of both rows.
[[nodiscard]] constexpr std::size_t indexOf(const Pits& board, std::size_t pits, int stones)
{
    // Later positions have more stones in one pit and the same in the pits before it.
    std::size_t index = firstIndexOf(pits, stones + 1) - 1;
    auto left = static_cast<std::size_t>(stones);
    for (std::size_t at = 0; at + 1 < pits; ++at) {
        left -= board[at];
        index -= kWaysOfFewer[pits - at - 1][left];
    }
    assert(left == board[pits - 1]);
    return index;
}

/// The number of positions with exactly this many stones.
[[nodiscard]] constexpr std::size_t countOf(std::size_t pits, int stones)
{
    return firstIndexOf(pits, stones + 1) - firstIndexOf(pits, stones);
}

/// Calls visit(index, board) for every board with this many stones whose first `given` pits are those of `board`, in
/// the order of the index.
template <typename Visit>
void forEachBoard(Pits board, std::size_t given, std::size_t pits, int stones, const Visit& visit)
{
    int rest = stones;
    for (std::size_t pit = 0; pit < given; ++pit)
        rest -= board[pit];
    for (std::size_t pit = given; pit < pits; ++pit)
        board[pit] = 0;
    board[pits - 1] = static_cast<std::uint8_t>(rest);
    std::size_t index = indexOf(board, pits, stones);
    const auto fill = [&](const auto& self, std::size_t pit, int left) -> void {
        if (pit + 1 == pits) {
            board[pit] = static_cast<std::uint8_t>(left);
            visit(index++, board);
            return;
        }
        for (int here = 0; here <= left; ++here) {
            board[pit] = static_cast<std::uint8_t>(here);
            self(self, pit + 1, left - here);
        }
    };
    fill(fill, given, rest);
}

/// The same for every board with this many stones.
template <typename Visit>
void forEachBoard(std::size_t pits, int stones, const Visit& visit)
{
    forEachBoard(Pits{}, 0, pits, stones, visit);
}

} // namespace qumalaq::ai::endgame
