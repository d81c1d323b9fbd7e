// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"
#include "core/rules/any_position.h"

#include <optional>

/// What a move does at once, and what a side could do if it were to move: the basis of facts, answers and puzzles.
/// Derived from the traces of the rules. Pure functions that take a few microseconds.
namespace qumalaq::learn {

inline constexpr int kStonesOfTuzdyk = 3;

using PitList = InlineVector<rules::Pit, 2 * rules::kMaxPits>;

/// What one move does, before the reply. Numbers are stones. What a person is shown of it is rules::MoveEffect.
struct MoveConsequences {
    int taken = 0;                     ///< captured by the mover, without those that fall into tuzdyks and homes
    int collected = 0;                 ///< fell into the mover's tuzdyk, without the stones of a new one
    int fed = 0;                       ///< fell into the opponent's tuzdyk
    int sown = 0;                      ///< fell into the mover's own home
    int netGain = 0;                   ///< growth of the mover's store less that of the opponent's
    PitList from;                      ///< the pits from which stones were taken, each once, in this order
    std::optional<rules::Pit> tuzdyk;  ///< the new one
    rules::Place last;                 ///< where the last stone falls
    bool movesAgain = false;           ///< because of the mover's home, not because of a pass
    std::optional<rules::Side> passes; ///< the side that has to pass
    rules::MoveTrace trace;

    explicit MoveConsequences(const rules::AnyPosition& position) : after(position) {}
    rules::AnyPosition after;
};

/// The move must be legal.
[[nodiscard]] MoveConsequences consequencesOf(const rules::AnyPosition& position, rules::Move move);

/// The position as if this side were to move. None if the game is over, or would be over because the side has no move.
/// If the side is not to move, none outside the Togyz family, where a turn depends on more than the board.
[[nodiscard]] std::optional<rules::AnyPosition> asIfToMove(const rules::AnyPosition& position, rules::Side side);

struct Threat {
    rules::Move move;
    int taken = 0;
    rules::Pit pit; ///< from which the most is taken, or which becomes a tuzdyk
};

/// What a side could do at once.
struct Threats {
    std::optional<Threat> capture; ///< the largest; among equals that from the lowest pit
    InlineVector<Threat, rules::kMaxPits> tuzdyks;

    [[nodiscard]] int taken() const { return capture ? capture->taken : 0; }
};

/// Empty if asIfToMove() has none.
[[nodiscard]] Threats threatsOf(const rules::AnyPosition& position, rules::Side side);

/// The stones that a side has won, less those of the other side; at the end including those left on the board.
[[nodiscard]] int leadOf(rules::Side side, const rules::AnyPosition& position);

/// The number of stones in both rows.
[[nodiscard]] int stonesInPits(const rules::BoardState& board);

} // namespace qumalaq::learn
