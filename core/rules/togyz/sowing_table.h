// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/words.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace qumalaq::rules {

/// One half of the board as two machine words: the bytes of the first eight pits, and those of whatever follows.
/// A row is 16 bytes, so a move is a few additions in registers and nothing is ever written bytewise.
struct RowWords {
    std::uint64_t pits = 0;
    std::uint64_t rest = 0;

    /// Byte `index` of the row, 0 to 15. Without a branch: which word it is can not be predicted.
    [[nodiscard]] constexpr std::uint64_t byteAt(unsigned index) const
    {
        const std::uint64_t inRest = maskOf(index);
        return (((pits & ~inRest) | (rest & inRest)) >> (8 * (index & 7U))) & 0xFFU;
    }

    /// No byte may leave its range: the carry would go into the next one.
    constexpr void subtractAt(unsigned index, std::uint64_t value)
    {
        const std::uint64_t inRest = maskOf(index);
        const std::uint64_t shifted = value << (8 * (index & 7U));
        pits -= shifted & ~inRest;
        rest -= shifted & inRest;
    }

private:
    [[nodiscard]] static constexpr std::uint64_t maskOf(unsigned index) { return std::uint64_t{0} - (index >> 3U); }
};

/// What a sowing adds to the mover's and to the other's row (modulo 2^64) before anything is banked or taken, and where
/// it ends: for every pit and every number of stones.
template <int kHouses, int kTotalStones>
struct SowingTable {
    struct Entry {
        RowWords mover;
        RowWords other;
    };

    /// A byte of a row that is always zero: where "no pit of the other row" points.
    static constexpr std::uint8_t kNowhere = 15;

    std::array<std::array<Entry, kTotalStones + 1>, kHouses> entries{};     ///< [pit - 1][stones]
    std::array<std::array<std::uint8_t, kTotalStones + 1>, kHouses> last{}; ///< byte of the other row, or kNowhere

    constexpr SowingTable()
    {
        constexpr int kRing = 2 * kHouses;
        for (int origin = 0; origin < kHouses; ++origin) {
            for (int stones = 1; stones <= kTotalStones; ++stones) {
                // Of several stones the first falls into the origin; a single one into the next pit.
                const int first = stones == 1 ? origin + 1 : origin;
                Entry& entry = entries[static_cast<std::size_t>(origin)][static_cast<std::size_t>(stones)];
                for (int step = 0; step < kRing; ++step) {
                    const int pit = (first + step) % kRing;
                    const int fallen = stones / kRing + (step < stones % kRing ? 1 : 0);
                    if (pit < kHouses)
                        add(entry.mover, pit, fallen);
                    else
                        add(entry.other, pit - kHouses, fallen);
                }
                entry.mover.subtractAt(static_cast<unsigned>(origin), static_cast<std::uint64_t>(stones));
                const int end = (first + stones - 1) % kRing;
                last[static_cast<std::size_t>(origin)][static_cast<std::size_t>(stones)] =
                    end < kHouses ? kNowhere : static_cast<std::uint8_t>(end - kHouses);
            }
        }
    }

private:
    static constexpr void add(RowWords& row, int pit, int stones)
    {
        row.subtractAt(static_cast<unsigned>(pit), std::uint64_t{0} - static_cast<std::uint64_t>(stones));
    }
};

} // namespace qumalaq::rules
