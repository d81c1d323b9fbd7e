// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

/// Where the stones in the stores came from, counted from the traces of the moves.
namespace qumalaq::learn {

/// What one side's tuzdyk has collected.
struct TuzdykAccount {
    struct Entry {
        std::size_t ply = 0; ///< from 1: the move that brought them
        int stones = 0;
    };

    rules::Side owner = rules::Side::South;
    rules::Pit pit;
    std::optional<std::size_t> madeAt; ///< ply of the move, from 1; none if the start had the tuzdyk
    std::vector<Entry> entries;        ///< in order; for a tuzdyk made in the game the first is its own three stones
    int total = 0;                     ///< of the entries
};

/// [owner]: none if that side has no tuzdyk.
using TuzdykLedger = std::array<std::optional<TuzdykAccount>, 2>;

/// After the first `plies` moves, plies <= history.plies().size().
[[nodiscard]] TuzdykLedger tuzdykLedger(const rules::History& history, std::size_t plies);

/// Where the stones of one side came from.
struct StoneSources {
    int before = 0;   ///< in the store at the start
    int captures = 0; ///< taken by the last stone of a move
    int tuzdyk = 0;   ///< by the tuzdyk, including its own three stones
    int sown = 0;     ///< dropped into the side's home
    int sweep = 0;    ///< added at the end of the game

    [[nodiscard]] int total() const { return before + captures + tuzdyk + sown + sweep; }
};

/// [side], after the first `plies` moves. The total is the store, or the final score after the last move of a game that
/// ended by the rules.
[[nodiscard]] std::array<StoneSources, 2> stoneSources(const rules::History& history, std::size_t plies);

} // namespace qumalaq::learn
