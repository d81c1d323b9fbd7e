// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/scoresheet_doctor.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <optional>
#include <vector>

/// What the scoresheet doctor tries: readings of a sheet, and the changes that make another of one. No rules are known
/// here; what each change costs is.
namespace qumalaq::notation {

/// What it costs not to believe a printed position.
inline constexpr int kIgnoreCost = 22;

/// A move of the sheet, or one put in between, with the place it came from.
struct Entry {
    SheetMove move;
    std::size_t origin = 0;
};

/// A way to read the sheet that is not yet looked through.
struct Reading {
    std::vector<Entry> entries;
    std::vector<Repair> repairs;
    std::bitset<kMostSheetPositions> ignored; ///< printed positions
    std::size_t firstOpen = 0;                ///< entries before it are settled
    int cost = 0;
};

/// What a change puts in place of entries: up to three entries, then the reading goes on at `resume`.
struct Change {
    Repair repair;
    int cost = 0;
    std::array<Entry, 3> put{};
    std::size_t puts = 0;
    std::size_t resume = 0;
};

/// The move at an entry as it should have been written; nothing if what is written says the same.
[[nodiscard]] std::optional<Change> replacing(const Reading& reading, std::size_t at, SheetMove proper);
/// The moves at an entry and so many behind it change places.
[[nodiscard]] Change swapping(const Reading& reading, std::size_t at, std::size_t distance);
/// A move was not written down in front of the entry, which is the sheet's move `origin`.
[[nodiscard]] Change inserting(std::size_t origin, std::size_t at, SheetMove proper);
/// The move at an entry was not made.
[[nodiscard]] Change removing(const Reading& reading, std::size_t at);

/// The reading with a change at an entry; what is behind it is open.
[[nodiscard]] Reading changed(const Reading& reading, std::size_t at, const Change& change);

} // namespace qumalaq::notation
