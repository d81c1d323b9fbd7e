// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"
#include "core/rules/any_position.h"

#include <optional>

/// What a move does at once, and what a side could do if it were to move: the ground of facts, answers and puzzles.
/// All of it is read off the rules' own traces. Pure functions; a few microseconds a call.
namespace qumalaq::learn {

using HouseList = InlineVector<rules::House, 2 * rules::kMaxHouses>;

/// What one move does, before anybody answers. Numbers are stones.
struct Effect {
    int taken = 0;                      ///< captured by the mover, without what falls into tuzdyks and homes
    int collected = 0;                  ///< fell into the mover's tuzdyk, without the stones it was made of
    int fed = 0;                        ///< fell into the opponent's tuzdyk
    int sown = 0;                       ///< fell into the mover's own home (Congkak)
    int gain = 0;                       ///< what the mover's store grew by, less what the opponent's did
    HouseList from;                     ///< the houses the stones were taken of, each once, in the order of taking
    std::optional<rules::House> tuzdyk; ///< that is made
    rules::Place landing;               ///< of the last stone
    bool movesAgain = false;            ///< the mover is to move once more, by the own home and not by a pass
    std::optional<rules::Side> passes;  ///< who has to
    rules::MoveTrace trace;

    explicit Effect(const rules::AnyPosition& position) : after(position) {}
    rules::AnyPosition after;
};

/// The move must be legal.
[[nodiscard]] Effect effectOf(const rules::AnyPosition& position, rules::Move move);

/// A game of Togyzqumalaq's family: pits and kazans, and not holes and homes.
[[nodiscard]] bool isTogyz(const rules::AnyPosition& position);

/// The position as if it were this side's turn. Nothing for the games in which a turn cannot be skipped in thought:
/// that is known for the Togyz family only, unless the side is to move anyway; and nothing if the game is over or would
/// be over for want of a move.
[[nodiscard]] std::optional<rules::AnyPosition> asIfToMove(const rules::AnyPosition& position, rules::Side side);

struct Strike {
    rules::Move move;
    int taken = 0;
    rules::House house; ///< where the most is taken; for a tuzdyk the house that becomes one
};

/// What a side could do at once. Of several best captures the one from the lowest house.
struct Threats {
    std::optional<Strike> capture; ///< the largest, if any takes something
    InlineVector<Strike, rules::kMaxHouses> tuzdyks;

    [[nodiscard]] int taken() const { return capture ? capture->taken : 0; }
};

/// Empty where asIfToMove() has nothing.
[[nodiscard]] Threats threatsOf(const rules::AnyPosition& position, rules::Side side);

/// Stones that a side has won more than the other; at the end what is left is counted, too.
[[nodiscard]] int leadOf(rules::Side side, const rules::AnyPosition& position);

/// Stones of a side's row and of both.
[[nodiscard]] int stonesInHouses(const rules::BoardState& board);

} // namespace qumalaq::learn
