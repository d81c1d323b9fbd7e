// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What a move would do, as numbers: for whoever shows or explains it before it is made. Everything is read from the
/// trace of the move made on a copy; only why three stones make no tuzdyk is asked of the board.
namespace qumalaq::rules {

/// What comes of the last stone.
enum class Landing : std::uint8_t {
    Takes,            ///< stones are taken
    MakesTuzdyk,      ///< the house becomes the mover's tuzdyk
    OwnRow,           ///< Togyz family: on the own row nothing happens
    Odd,              ///< Togyz family: an odd number, nothing happens
    ThreeOnLastHouse, ///< three, but no tuzdyk: the last house of a row can not be one
    ThreeOnMirror,    ///< three, but no tuzdyk: the opponent's has the same number
    ThreeOwningOne,   ///< three, but no tuzdyk: the mover has one already
    InOwnTuzdyk,      ///< it is banked
    InOthersTuzdyk,   ///< it is banked for the opponent
    InOwnStore,       ///< sowing games: the last stone comes home
    OnEmpty,          ///< sowing games: into an empty house, where nothing can be taken
    Endless,          ///< a sowing without an end, which ends the game
};

struct MoveEffect {
    Move move;
    std::vector<Place> path; ///< where each stone falls, in order, through all laps
    Place last;              ///< where the last one falls
    Landing landing = Landing::OwnRow;
    int stones = 0; ///< what lies at `last` then, with the last stone, before anything is taken
    int gain = 0;   ///< what comes into the mover's store by this move
    int given = 0;  ///< what comes into the opponent's
    int laps = 0;   ///< 1 unless the sowing is a relay
    bool movesAgain = false;
    BoardState after;
    /// The places the move touches, each once: the source, those on the path, those taken from, the stores filled.
    std::vector<Place> touched;
};

/// The move must be legal. Takes as long as making the move.
[[nodiscard]] MoveEffect effectOf(const AnyPosition& position, Move move);

/// The move with the greatest gain of the side to move, one that makes a tuzdyk first among equals; none if the game is
/// over. It looks at this one move only.
[[nodiscard]] std::optional<MoveEffect> greediest(const AnyPosition& position);

/// What a house of the Togyz family is worth to the player across.
struct OneMore {
    Landing landing = Landing::Odd; ///< if the last stone fell there now
    int stones = 0;                 ///< that would lie there
};

/// Nothing for a tuzdyk, and for games where the parity does not matter.
[[nodiscard]] std::optional<OneMore> oneStoneMore(const AnyPosition& position, House house);

} // namespace qumalaq::rules
