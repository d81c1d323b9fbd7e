// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a move would do, in numbers, for displaying or explaining it before it is made. Derived from the trace of the
/// move on a copy of the position; only the reason why three stones make no tuzdyk is derived from the board.
namespace qumalaq::rules {

/// The effect of the last stone.
enum class LastStoneEffect : std::uint8_t {
    Takes,            ///< stones are taken
    MakesTuzdyk,      ///< the pit becomes the mover's tuzdyk
    OwnRow,           ///< Togyz family: in the mover's own row, nothing happens
    Odd,              ///< Togyz family: an odd number, nothing happens
    ThreeOnLastPit,   ///< three, but no tuzdyk: the last pit of a row cannot be one
    ThreeOnMirror,    ///< three, but no tuzdyk: the opponent's tuzdyk has the same number
    AlreadyHasTuzdyk, ///< three, but no tuzdyk: the mover has one already
    InOwnTuzdyk,      ///< it is banked
    InOthersTuzdyk,   ///< it is banked for the opponent
    InOwnStore,       ///< sowing games: the last stone falls into the mover's home
    Nothing,          ///< sowing games: nothing is taken
    GrandSlam,        ///< Oware: it would take all of the opponent's stones, so it takes nothing
    Endless,          ///< an endless sowing, which ends the game
};

struct MoveEffect {
    Move move;
    std::vector<Place> path; ///< where each stone falls, in order, through all laps
    Place last;              ///< where the last one falls
    LastStoneEffect lastStone = LastStoneEffect::OwnRow;
    int stones = 0;         ///< stones at `last` with the last stone, before anything is taken
    int gain = 0;           ///< stones that this move adds to the mover's store
    int opponentGain = 0;   ///< stones that it adds to the opponent's
    int laps = 0;           ///< 1 unless the sowing is a relay
    bool keepsTurn = false; ///< because of the home, or because the opponent passes
    BoardState after;
    /// Every place that the move changes, each once: the source, the path, captured pits and stores.
    std::vector<Place> touched;
};

/// The move must be legal. As fast as making the move.
[[nodiscard]] MoveEffect effectOf(const AnyPosition& position, Move move);

/// Where the stones of the first lap fall, in order.
[[nodiscard]] std::span<const Place> firstLapOf(const MoveEffect& effect, const AnyPosition& before);

/// The move with the greatest immediate gain for the side to move. None if the game is over.
[[nodiscard]] std::optional<MoveEffect> greediest(const AnyPosition& position);

} // namespace qumalaq::rules
