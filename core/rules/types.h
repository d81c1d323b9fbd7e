// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"

#include <compare>
#include <cstdint>

/// The terms of every mancala: sides, pits, stores, moves.
namespace qumalaq::rules {

/// South sits at the bottom of the board and moves first (bastaushi in Kazakh).
enum class Side : std::uint8_t { South, North };

inline constexpr Side kBothSides[] = {Side::South, Side::North};

[[nodiscard]] constexpr Side opponentOf(Side side)
{
    return side == Side::South ? Side::North : Side::South;
}

/// 0 for South, 1 for North: the index into arrays with an element for each side.
[[nodiscard]] constexpr std::size_t indexOf(Side side)
{
    return static_cast<std::size_t>(side);
}

/// The longest row of all games.
inline constexpr int kMaxPits = 9;

/// A pit (otau, hole, house): its row, and its number from 1, counted from the left of the player who sits at that row.
struct Pit {
    Side row = Side::South;
    std::uint8_t number = 1;

    friend constexpr auto operator<=>(const Pit&, const Pit&) = default;
};

/// Any place for stones: a pit, or the store (kazan, home) of a side.
struct Place {
    Side side = Side::South;
    std::uint8_t number = 0; ///< of the pit; 0 is the store

    constexpr Place() = default;
    constexpr Place(Pit pit) : side(pit.row), number(pit.number) {} // NOLINT: every pit is a place

    [[nodiscard]] static constexpr Place store(Side owner)
    {
        Place place;
        place.side = owner;
        return place;
    }

    [[nodiscard]] constexpr bool isStore() const { return number == 0; }
    /// Only for a place that is not a store.
    [[nodiscard]] constexpr Pit pit() const { return {side, number}; }

    friend constexpr auto operator<=>(const Place&, const Place&) = default;
};

/// A move is identified by the pit that is lifted first; everything else follows from the rules.
struct Move {
    Pit from;

    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

using MoveList = InlineVector<Move, kMaxPits>;

} // namespace qumalaq::rules
