// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

/// Lookup tables for the moves of the Togyz family. A row of the board is 16 bytes, its pits first, so a move is a few
/// operations on two rows.
namespace qumalaq::rules {

struct alignas(16) RowBytes : std::array<std::uint8_t, 16> {};

inline constexpr std::uint8_t kWholeByte = 0xFF;

/// For every pit and number of stones: what a sowing adds to the two rows (modulo 256) before anything is banked or
/// captured, and where it ends.
template <int kPits, int kTotalStones>
struct SowingTable {
    /// Exactly one cache line.
    struct alignas(64) Entry {
        RowBytes mover{};
        RowBytes other{};
        RowBytes last{};       ///< 255 at the pit of the last stone, if it is in the other row
        RowBytes lastNumber{}; ///< the number of that pit, in its place

        /// The stones that fall into the mover's pit `number`, the other side's tuzdyk, which is empty. 0 for number 0
        /// (none), which reads a byte that is not a pit.
        [[nodiscard]] constexpr std::size_t intoTuzdyk(std::size_t number) const { return mover[(number + 15U) & 15U]; }
    };

    std::array<std::array<Entry, kTotalStones + 1>, kPits> entries{}; ///< [pit - 1][stones]

    constexpr SowingTable()
    {
        constexpr int kRing = 2 * kPits;
        for (int origin = 0; origin < kPits; ++origin) {
            for (int stones = 1; stones <= kTotalStones; ++stones) {
                // The first of several stones falls into the origin, a single stone into the next pit.
                const int first = stones == 1 ? origin + 1 : origin;
                Entry& entry = entries[static_cast<std::size_t>(origin)][static_cast<std::size_t>(stones)];
                for (int step = 0; step < kRing; ++step) {
                    const int pit = (first + step) % kRing;
                    const int fallen = stones / kRing + (step < stones % kRing ? 1 : 0);
                    RowBytes& row = pit < kPits ? entry.mover : entry.other;
                    row[static_cast<std::size_t>(pit % kPits)] = static_cast<std::uint8_t>(fallen);
                }
                std::uint8_t& lifted = entry.mover[static_cast<std::size_t>(origin)];
                lifted = static_cast<std::uint8_t>(lifted - stones);
                const int end = (first + stones - 1) % kRing;
                if (end >= kPits) {
                    entry.last[static_cast<std::size_t>(end - kPits)] = kWholeByte;
                    entry.lastNumber[static_cast<std::size_t>(end - kPits)] =
                        static_cast<std::uint8_t>(end - kPits + 1);
                }
            }
        }
    }
};

/// The effect of a pair of tuzdyks on a move, by their numbers; 0 is none.
template <int kPits>
struct TuzdykTable {
    struct alignas(64) Entry {
        RowBytes inOther{}; ///< 255 at the mover's tuzdyk, which is in the other row
        RowBytes inMover{}; ///< 255 at the other's tuzdyk, which is in the mover's row
        /// The number of stones that makes a pit of the other row a tuzdyk; 255, which is impossible, for never.
        RowBytes makesOne{};
    };

    [[nodiscard]] constexpr const Entry& at(std::size_t mover, std::size_t other) const
    {
        return entries[mover * kStride + other];
    }

    static constexpr std::size_t kStride = 16; ///< of the mover's number; a power of two, so that it is a shift
    std::array<Entry, kStride * kPits> entries{};

    constexpr TuzdykTable()
    {
        for (std::size_t mover = 0; mover < kPits; ++mover) {
            for (std::size_t other = 0; other < kPits; ++other) {
                Entry& entry = entries[mover * kStride + other];
                if (mover != 0)
                    entry.inOther[mover - 1] = kWholeByte;
                if (other != 0)
                    entry.inMover[other - 1] = kWholeByte;
                // A player has one tuzdyk at most, not in the last pit, and not with the same number as the other
                // player's.
                entry.makesOne.fill(kWholeByte);
                for (std::size_t number = 1; number < kPits; ++number) {
                    if (mover == 0 && number != other)
                        entry.makesOne[number - 1] = 3;
                }
            }
        }
    }
};

} // namespace qumalaq::rules
