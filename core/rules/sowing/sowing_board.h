// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace qumalaq::rules {

/// The state of a position of the sowing family and the geometry of its ring. Knows no rules.
///
/// The pits form a ring in the order of sowing: South's row first, then North's. South's store comes after the last pit
/// of the first half, North's after the end. Opposite pits are equally far from the two ends of the ring.
struct SowingBoard {
    // Values of `forcedStart`: where the next move may start.
    static constexpr std::uint8_t kAnyOwn = 0;
    static constexpr std::uint8_t kFirstForced = 1; ///< kFirstForced + i: only in the pit i of the ring
    static constexpr std::uint8_t kStopped = 255;   ///< an endless sowing was stopped

    std::array<std::uint16_t, 2 * kMaxPits> ring{};
    std::array<std::uint16_t, 2> stores{}; ///< [side]
    std::uint16_t turns = 0;               ///< played by both sides, in a game that counts them
    std::array<std::uint8_t, 2> tuzdyks{}; ///< [owner]: number in the other row, 0 none
    std::uint8_t pits = 0;                 ///< in a row
    std::uint8_t table = 0;                ///< which of the game's tables is played
    std::uint8_t forcedStart = kAnyOwn;
    Side side = Side::South; ///< to move

    [[nodiscard]] constexpr int size() const { return 2 * pits; }
    [[nodiscard]] constexpr int firstOf(Side row) const { return row == Side::South ? 0 : pits; }
    [[nodiscard]] constexpr int next(int at) const { return at + 1 == size() ? 0 : at + 1; }
    [[nodiscard]] constexpr int oppositeOf(int at) const { return size() - 1 - at; }
    [[nodiscard]] constexpr Side rowAt(int at) const { return at < pits ? Side::South : Side::North; }

    [[nodiscard]] constexpr std::uint16_t& stones(int at) { return ring[static_cast<std::size_t>(at)]; }
    [[nodiscard]] constexpr std::uint16_t stones(int at) const { return ring[static_cast<std::size_t>(at)]; }

    [[nodiscard]] constexpr Pit pitAt(int at, SowingDirection direction) const
    {
        const Side row = rowAt(at);
        const int steps = at - firstOf(row);
        const int number = direction == SowingDirection::Anticlockwise ? steps + 1 : pits - steps;
        return {row, static_cast<std::uint8_t>(number)};
    }
    [[nodiscard]] constexpr int ringOf(Pit pit, SowingDirection direction) const
    {
        const bool isUpwards = direction == SowingDirection::Anticlockwise;
        return firstOf(pit.row) + (isUpwards ? pit.number - 1 : pits - pit.number);
    }

    /// The index of the prescribed pit in the ring, if there is one.
    [[nodiscard]] constexpr std::optional<int> prescribed() const
    {
        if (forcedStart == kAnyOwn || forcedStart == kStopped)
            return std::nullopt;
        return forcedStart - kFirstForced;
    }
    constexpr void prescribe(int at) { forcedStart = static_cast<std::uint8_t>(kFirstForced + at); }

    /// Ends the game after an endless sowing. Nobody is to move then; the side is South, so that equal positions are
    /// equal values.
    constexpr void stop()
    {
        forcedStart = kStopped;
        side = Side::South;
    }

    constexpr void bank(Side owner, int count)
    {
        stores[indexOf(owner)] = static_cast<std::uint16_t>(stores[indexOf(owner)] + count);
    }

    [[nodiscard]] constexpr int rowTotal(Side row) const
    {
        int total = 0;
        for (int at = firstOf(row); at < firstOf(row) + pits; ++at)
            total += stones(at);
        return total;
    }
    [[nodiscard]] constexpr int total() const
    {
        return rowTotal(Side::South) + rowTotal(Side::North) + stores[0] + stores[1];
    }

    friend constexpr bool operator==(const SowingBoard&, const SowingBoard&) = default;
};

} // namespace qumalaq::rules
