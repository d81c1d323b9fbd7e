// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <array>
#include <cstdint>
#include <optional>

namespace qumalaq::rules {

/// Stones, stores and tuzdyks of any game, for displaying and writing a position. Made by the position types; does not
/// know the rules.
struct BoardState {
    std::uint8_t pits = kMaxPits;                              ///< in each row, 3 to kMaxPits
    std::array<std::array<std::uint16_t, kMaxPits>, 2> rows{}; ///< [side][number - 1]
    std::array<std::uint16_t, 2> stores{};                     ///< [side]
    std::array<std::uint8_t, 2> tuzdyks{};                     ///< [owner]: number in the other row, 0 none
    Side sideToMove = Side::South;
    std::optional<Pit> prescribed; ///< the only pit a move may start from

    [[nodiscard]] constexpr std::uint16_t& at(Place place)
    {
        return place.isStore() ? stores[indexOf(place.side)] : rows[indexOf(place.side)][place.number - 1U];
    }
    [[nodiscard]] constexpr std::uint16_t at(Place place) const
    {
        return place.isStore() ? stores[indexOf(place.side)] : rows[indexOf(place.side)][place.number - 1U];
    }

    /// The owner of the tuzdyk in this pit, if it is one.
    [[nodiscard]] constexpr std::optional<Side> tuzdykOwner(Pit pit) const
    {
        const Side owner = opponentOf(pit.row);
        if (tuzdyks[indexOf(owner)] == pit.number)
            return owner;
        return std::nullopt;
    }

    /// Stones in the pits of one row.
    [[nodiscard]] constexpr int rowTotal(Side side) const
    {
        int total = 0;
        for (const auto stones : rows[indexOf(side)])
            total += stones;
        return total;
    }

    /// All stones, in pits and stores.
    [[nodiscard]] constexpr int total() const
    {
        return rowTotal(Side::South) + rowTotal(Side::North) + stores[0] + stores[1];
    }

    friend constexpr bool operator==(const BoardState&, const BoardState&) = default;
};

/// Where the stores are drawn.
enum class StorePlacement : std::uint8_t {
    Middle, ///< two long stores between the rows
    Ends,   ///< one at each end; South's is the left one if the sowing is clockwise, else the right one
};

enum class SowingDirection : std::uint8_t { Anticlockwise, Clockwise };

/// What a view needs to know to draw the board of a game.
struct BoardLayout {
    std::uint8_t pits = kMaxPits;
    StorePlacement stores = StorePlacement::Middle;
    SowingDirection direction = SowingDirection::Anticlockwise;
    std::uint16_t totalStones = 0;
    bool capturesEven = true; ///< a capture can need an even number of stones

    friend constexpr bool operator==(const BoardLayout&, const BoardLayout&) = default;
};

} // namespace qumalaq::rules
