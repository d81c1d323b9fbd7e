// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/network.h"
#include "core/ai/value.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/kalah.h"
#include "core/rules/sowing/mangala_turkish.h"
#include "core/rules/sowing/oware.h"
#include "core/rules/togyz/togyz_position.h"

#include <array>
#include <cstddef>

/// The value of a position that is not over for the side to move, in hundredths of a stone. Integers only, so that a
/// search is the same on every machine.
///
/// An overload set: every game has the generic functions, and may add its own. The search only calls
/// evaluate(position, network), storesOf(position) and totalStonesOf(position).
namespace qumalaq::ai {

/// Stones in the stores of South and North.
template <rules::GamePosition P>
[[nodiscard]] std::array<int, 2> storesOf(const P& position)
{
    const rules::BoardState board = position.board();
    return {board.stores[0], board.stores[1]};
}

template <rules::TogyzRules kRules>
[[nodiscard]] constexpr std::array<int, 2> storesOf(const rules::TogyzPosition<kRules>& position)
{
    return {position.store(rules::Side::South), position.store(rules::Side::North)};
}

template <const auto& kTables>
[[nodiscard]] constexpr std::array<int, 2> storesOf(const rules::SowingPosition<kTables>& position)
{
    return {position.store(rules::Side::South), position.store(rules::Side::North)};
}

template <rules::GamePosition P>
[[nodiscard]] int totalStonesOf(const P& position)
{
    return position.board().total();
}

template <rules::TogyzRules kRules>
[[nodiscard]] constexpr int totalStonesOf(const rules::TogyzPosition<kRules>&)
{
    return kRules.totalStones();
}

/// The number of stones that are not in the stores.
template <rules::GamePosition P>
[[nodiscard]] int stonesOnBoard(const P& position)
{
    const std::array<int, 2> stores = storesOf(position);
    return totalStonesOf(position) - stores[0] - stores[1];
}

template <const auto& kTables>
[[nodiscard]] constexpr int stonesOnBoard(const rules::SowingPosition<kTables>& position)
{
    return position.rowTotal(rules::Side::South) + position.rowTotal(rules::Side::North);
}

/// For any mancala: stones in the stores count most, stones in the rows and possible moves a little.
template <rules::GamePosition P>
[[nodiscard]] Value evaluate(const P& position)
{
    constexpr int kStone = 100;
    constexpr int kStoneInRow = 6;
    constexpr int kOccupiedPit = 10;
    const rules::BoardState board = position.board();
    std::array<int, 2> sides{};
    for (const rules::Side side : rules::kBothSides) {
        int& value = sides[rules::indexOf(side)];
        value = kStone * board.stores[rules::indexOf(side)];
        for (const int stones : board.rows[rules::indexOf(side)])
            value += kStoneInRow * stones + (stones > 0 ? kOccupiedPit : 0);
    }
    const std::size_t mover = rules::indexOf(position.sideToMove());
    return clampedEstimate(sides[mover] - sides[1 - mover]);
}

/// For the Togyz family: kazans; tuzdyks, by their pit and by the stones still on the board; and the stones in a side's
/// own row, which count more towards the end, because their owner gets them.
template <rules::TogyzRules kRules>
[[nodiscard]] constexpr Value evaluate(const rules::TogyzPosition<kRules>& position)
{
    constexpr int kStone = 100;
    constexpr int kOccupiedPit = 12;
    constexpr int kTempo = 30;
    constexpr int kTotal = kRules.totalStones();
    // The value in stones while all stones are on the board, after the table of a computer champion.
    constexpr std::array<int, rules::kMaxPits + 1> kTuzdyk = {0, 16, 20, 18, 22, 24, 24, 22, 24, 0};

    const rules::Side mover = position.sideToMove();
    const int onBoard = kTotal - position.store(rules::Side::South) - position.store(rules::Side::North);
    const auto valueFor = [&](rules::Side side) {
        int inRow = 0;
        int occupied = 0;
        for (const int stones : position.pits(side)) {
            inRow += stones;
            occupied += stones > 0 ? 1 : 0;
        }
        const int perStoneInRow = 8 + 40 * (kTotal - onBoard) / kTotal;
        return kStone * position.store(side) + perStoneInRow * inRow + kOccupiedPit * occupied
               + kStone * kTuzdyk[static_cast<std::size_t>(position.tuzdykOf(side))] * onBoard / kTotal;
    };
    return clampedEstimate(valueFor(mover) - valueFor(rules::opponentOf(mover)) + kTempo);
}

/// The stores, and worthOfPit(number, stones) for every occupied pit.
template <const auto& kTables, typename WorthOfPit>
[[nodiscard]] constexpr Value evaluatePits(const rules::SowingPosition<kTables>& position, int tempo,
                                           const WorthOfPit& worthOfPit)
{
    constexpr int kStone = 100;
    const auto valueFor = [&](rules::Side side) {
        int value = kStone * position.store(side);
        for (int number = 1; number <= position.pits(); ++number) {
            const int stones = position.stonesIn({side, static_cast<std::uint8_t>(number)});
            if (stones > 0)
                value += worthOfPit(number, stones);
        }
        return value;
    };
    const rules::Side mover = position.sideToMove();
    return clampedEstimate(valueFor(mover) - valueFor(rules::opponentOf(mover)) + tempo);
}

// The numbers for the three games below were fitted to the results of games between shallow searches, and rounded.

/// Oware: occupied pits, especially those with more than two seeds, which cannot be captured at once.
[[nodiscard]] constexpr Value evaluate(const rules::OwarePosition& position)
{
    return evaluatePits(position, 0, [](int, int stones) { return stones > 2 ? 100 : 50; });
}

/// Kalah: the stones in a side's own row, which count more towards the end, because their owner gets them; pits with
/// one or two stones, because then others are empty and can capture.
[[nodiscard]] constexpr Value evaluate(const rules::KalahPosition& position)
{
    constexpr int kTempo = 60;
    const int stored = position.store(rules::Side::South) + position.store(rules::Side::North);
    const int perStone = 50 * stored / position.layout().totalStones;
    return evaluatePits(position, kTempo,
                        [perStone](int, int stones) { return perStone * stones + (stones <= 2 ? 70 : 0); });
}

/// Turkish Mangala: stones in few pits, and pits whose last stone falls into the store.
[[nodiscard]] constexpr Value evaluate(const rules::MangalaTurkishPosition& position)
{
    constexpr int kTempo = 80;
    const int pits = position.pits();
    return evaluatePits(position, kTempo, [pits](int number, int stones) {
        // The first stone stays in its pit, unless it is the only one.
        const int toStore = pits - number + (stones == 1 ? 1 : 2);
        return 50 * stones - 120 + (stones == toStore ? 180 : 0);
    });
}

/// By the network, which must be for this game, or null.
template <rules::GamePosition P>
[[nodiscard]] Value evaluate(const P& position, const nnue::Network*)
{
    return evaluate(position);
}

template <nnue::LearnedPosition P>
[[nodiscard]] Value evaluate(const P& position, const nnue::Network* network)
{
    return network != nullptr ? network->evaluate(position) : evaluate(position);
}

} // namespace qumalaq::ai
