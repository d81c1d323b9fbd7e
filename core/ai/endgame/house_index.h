// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game_position.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>

/// Numbers the ways in which a few stones can lie on a board without tuzdyks: all with no stone, then all with one, and
/// so on, without gaps. The stores are not part of it.
namespace qumalaq::ai::endgame {

/// The stones in each house: the mover's row, then the other's. Behind the houses of a smaller board all is 0.
using Houses = std::array<std::uint8_t, 2 * std::size_t{rules::kMaxHouses}>;

/// The most stones on the board that can be numbered.
inline constexpr int kMostInHouses = 50;

/// [houses][stones]: in how many ways stones can lie in houses.
inline constexpr auto kWaysInHouses = [] {
    std::array<std::array<std::uint64_t, kMostInHouses + 1>, std::tuple_size_v<Houses> + 2> ways{};
    ways[0][0] = 1;
    for (std::size_t houses = 1; houses < ways.size(); ++houses) {
        for (std::size_t stones = 0; stones < ways[houses].size(); ++stones)
            ways[houses][stones] = ways[houses - 1][stones] + (stones > 0 ? ways[houses][stones - 1] : 0);
    }
    return ways;
}();

/// As `mover` sees the board. No house may hold more than 255 stones.
template <rules::GamePosition P>
[[nodiscard]] constexpr Houses housesOf(const P& position, rules::Side mover)
{
    Houses stones{};
    std::size_t at = 0;
    for (const rules::Side row : {mover, rules::opponentOf(mover)}) {
        if constexpr (requires { position.stonesIn(rules::House{}); }) {
            for (std::uint8_t number = 1; number <= position.houses(); ++number)
                stones[at++] = static_cast<std::uint8_t>(position.stonesIn({row, number}));
        } else {
            for (std::size_t i = 0; i < std::size_t{P::kHouses}; ++i)
                stones[at++] = position.houses(row)[i];
        }
    }
    return stones;
}

/// The first number of those with this many stones, 0 to kMostInHouses + 1. `houses`: of both rows.
[[nodiscard]] constexpr std::size_t firstIndexOf(std::size_t houses, int stones)
{
    // As many as those with one stone less in one place more, which stands for what is not on the board.
    return stones == 0 ? 0 : kWaysInHouses[houses + 1][static_cast<std::size_t>(stones) - 1];
}

/// [houses][stones]: firstIndexOf(), in how many ways fewer stones can lie in these houses.
inline constexpr auto kWaysOfFewer = [] {
    std::array<std::array<std::uint64_t, kMostInHouses + 1>, std::tuple_size_v<Houses>> ways{};
    for (std::size_t houses = 0; houses < ways.size(); ++houses) {
        for (int stones = 0; stones <= kMostInHouses; ++stones)
            ways[houses][static_cast<std::size_t>(stones)] = firstIndexOf(houses, stones);
    }
    return ways;
}();

/// `stones`: their sum, at most kMostInHouses. `houses`: of both rows.
[[nodiscard]] constexpr std::size_t indexOf(const Houses& board, std::size_t houses, int stones)
{
    // Those that come later have more stones in one house, and in the houses before it the same.
    std::size_t index = firstIndexOf(houses, stones + 1) - 1;
    auto left = static_cast<std::size_t>(stones);
    for (std::size_t at = 0; at + 1 < houses; ++at) {
        left -= board[at];
        index -= kWaysOfFewer[houses - at - 1][left];
    }
    assert(left == board[houses - 1]);
    return index;
}

/// How many positions have exactly this many stones.
[[nodiscard]] constexpr std::size_t countOf(std::size_t houses, int stones)
{
    return firstIndexOf(houses, stones + 1) - firstIndexOf(houses, stones);
}

/// Calls visit(index, board) for every board with this many stones whose first `given` houses are those of `board`, in
/// the order of the index.
template <typename Visit>
void forEachBoard(Houses board, std::size_t given, std::size_t houses, int stones, const Visit& visit)
{
    int rest = stones;
    for (std::size_t house = 0; house < given; ++house)
        rest -= board[house];
    for (std::size_t house = given; house < houses; ++house)
        board[house] = 0;
    board[houses - 1] = static_cast<std::uint8_t>(rest);
    std::size_t index = indexOf(board, houses, stones);
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
    fill(fill, given, rest);
}

/// The same for every board with this many stones.
template <typename Visit>
void forEachBoard(std::size_t houses, int stones, const Visit& visit)
{
    forEachBoard(Houses{}, 0, houses, stones, visit);
}

} // namespace qumalaq::ai::endgame
