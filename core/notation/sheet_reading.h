// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/scoresheet_check.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

/// What the scoresheet check tries: readings of a sheet, and the changes between them with their costs. Does not know
/// the rules of the game.
namespace qumalaq::notation {

/// The cost of ignoring a printed position.
inline constexpr int kIgnoreCost = 22;

/// A move of the sheet, or an inserted one, with its origin.
struct SheetEntry {
    SheetMove move;
    std::size_t origin = 0;
};

/// A way to read the sheet that has not been examined yet.
struct Reading {
    std::vector<SheetEntry> entries;
    std::vector<Repair> repairs;
    std::bitset<kMaxSheetPositions> ignored; ///< printed positions
    std::size_t firstOpen = 0;               ///< entries before it are settled
    int cost = 0;
};

/// A change: replaces the entries up to `resume` by up to three others.
struct Change {
    Repair repair;
    int cost = 0;
    std::array<SheetEntry, 3> put{};
    std::size_t puts = 0;
    std::size_t resume = 0;
};

/// Replaces the move at an entry by `proper`; none if it is equal.
[[nodiscard]] std::optional<Change> replacing(const Reading& reading, std::size_t at, SheetMove proper);
/// Swaps the move at an entry with a later one.
[[nodiscard]] Change swapping(const Reading& reading, std::size_t at, std::size_t distance);
/// Inserts a move that was not written down, before the entry, which is the sheet's move `origin`.
[[nodiscard]] Change inserting(std::size_t origin, std::size_t at, SheetMove proper);
/// Removes the move at an entry.
[[nodiscard]] Change removing(const Reading& reading, std::size_t at);

/// The reading with a change at an entry; everything after it is open.
[[nodiscard]] Reading changed(const Reading& reading, std::size_t at, const Change& change);

} // namespace qumalaq::notation
