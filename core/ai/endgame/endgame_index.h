// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/togyz/togyz_position.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// Numbers the positions of Togyzqumalaq with a few stones on the board, without gaps and reversibly, by the
/// combinatorial number system. Kazans and the colour of the mover are not included.
namespace qumalaq::ai::endgame {

/// A share fits into half a byte, and the numbers of positions are below 2^32.
inline constexpr int kMaxStones = 12;

/// The tuzdyks from the mover's point of view: numbers of pits, 0 for none.
struct Tuzdyks {
    std::uint8_t own = 0;   ///< the mover's, in the other row
    std::uint8_t other = 0; ///< the other's, in the mover's row

    [[nodiscard]] constexpr Tuzdyks turned() const { return {other, own}; }
    /// Two tuzdyks never have the same number, and the last pit is never one.
    [[nodiscard]] constexpr bool isPossible() const
    {
        return own < rules::kMaxPits && other < rules::kMaxPits && (own == 0 || own != other);
    }
    /// The number of pits that can have stones.
    [[nodiscard]] constexpr int pits() const { return 2 * rules::kMaxPits - (own > 0 ? 1 : 0) - (other > 0 ? 1 : 0); }
    /// 0 to kTuzdykPairs - 1; not every number is possible.
    [[nodiscard]] constexpr std::size_t number() const { return std::size_t{own} * rules::kMaxPits + other; }
    [[nodiscard]] static constexpr Tuzdyks fromNumber(std::size_t number)
    {
        return {static_cast<std::uint8_t>(number / rules::kMaxPits),
                static_cast<std::uint8_t>(number % rules::kMaxPits)};
    }

    friend constexpr bool operator==(const Tuzdyks&, const Tuzdyks&) = default;
};

inline constexpr std::size_t kTuzdykPairs = std::size_t{rules::kMaxPits} * rules::kMaxPits;

/// The stones in each pit: the mover's row, then the other's.
using Stones = std::array<std::array<std::uint8_t, rules::kMaxPits>, 2>;

/// [pits][stones]: the number of ways to distribute stones over pits.
inline constexpr auto kWays = [] {
    std::array<std::array<std::uint32_t, kMaxStones + 1>, 2 * rules::kMaxPits + 1> ways{};
    ways[0][0] = 1;
    for (std::size_t pits = 1; pits < ways.size(); ++pits) {
        for (std::size_t stones = 0; stones <= kMaxStones; ++stones)
            ways[pits][stones] = ways[pits - 1][stones] + (stones > 0 ? ways[pits][stones - 1] : 0);
    }
    return ways;
}();

/// The number of positions with exactly `stones` stones, 0 to kMaxStones.
[[nodiscard]] constexpr std::uint32_t countOf(Tuzdyks tuzdyks, int stones)
{
    return kWays[static_cast<std::size_t>(tuzdyks.pits())][static_cast<std::size_t>(stones)];
}

/// Calls visit(row, index) for each pit that can have stones, in the order of the numbering.
template <typename Visit>
constexpr void forEachPit(Tuzdyks tuzdyks, Visit visit)
{
    for (std::size_t row = 0; row < 2; ++row) {
        const std::size_t tuzdyk = row == 0 ? tuzdyks.other : tuzdyks.own;
        for (std::size_t i = 0; i < rules::kMaxPits; ++i) {
            if (i + 1 != tuzdyk)
                visit(row, i);
        }
    }
}

/// The number of a position, below countOf(tuzdyks, stones). `stones` is the sum over the board; tuzdyks must be empty.
[[nodiscard]] constexpr std::uint32_t rankOf(const Stones& board, Tuzdyks tuzdyks, int stones)
{
    std::uint32_t rank = 0;
    auto left = static_cast<std::size_t>(stones);
    auto pits = static_cast<std::size_t>(tuzdyks.pits());
    for (std::size_t row = 0; row < 2; ++row) {
        const std::size_t tuzdyk = row == 0 ? tuzdyks.other : tuzdyks.own;
        for (std::size_t i = 0; i < rules::kMaxPits; ++i) {
            if (i + 1 == tuzdyk)
                continue;
            // Positions with fewer stones in this pit come first: the sum of a column of Pascal's triangle.
            if (const std::size_t here = board[row][i]; here > 0) {
                rank += kWays[pits][left] - kWays[pits][left - here];
                left -= here;
            }
            --pits;
        }
    }
    assert(left == 0);
    return rank;
}

/// The inverse of rankOf().
[[nodiscard]] constexpr Stones stonesOf(std::uint32_t rank, Tuzdyks tuzdyks, int stones)
{
    Stones board{};
    auto left = static_cast<std::size_t>(stones);
    auto pits = static_cast<std::size_t>(tuzdyks.pits());
    forEachPit(tuzdyks, [&](std::size_t row, std::size_t i) {
        --pits;
        while (rank >= kWays[pits][left]) {
            rank -= kWays[pits][left];
            --left;
            ++board[row][i];
        }
    });
    return board;
}

} // namespace qumalaq::ai::endgame
