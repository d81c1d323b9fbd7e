// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/transposition_table.h"
#include "core/ai/value.h"
#include "core/rules/game_position.h"

/// Values that are known without a search.
namespace qumalaq::ai {

/// The value `ply` moves below the root if the game is over, which is required.
template <rules::GamePosition P>
[[nodiscard]] Value valueOfEnd(const P& position, int ply)
{
    const auto outcome = position.outcome();
    if (!outcome || !outcome->winner)
        return kDrawValue;
    return *outcome->winner == position.sideToMove() ? winIn(ply) : lossIn(ply);
}

/// The value if the game ended here by repetition. It does not end yet, so a win is only an estimate.
template <rules::GamePosition P>
[[nodiscard]] Value valueOfRepetition(const P& position)
{
    const rules::Outcome outcome = rules::outcomeByRepetition(position);
    if (!outcome.winner)
        return kDrawValue;
    constexpr int kStone = 100;
    const std::size_t mover = rules::indexOf(position.sideToMove());
    return clampedEstimate(kStone * (outcome.score[mover] - outcome.score[1 - mover]));
}

/// The stones that the mover of `before` banks in one move, less those banked by the other side.
template <rules::GamePosition P>
[[nodiscard]] int gain(const P& before, const P& after)
{
    const auto old = storesOf(before);
    const auto now = storesOf(after);
    const std::size_t mover = rules::indexOf(before.sideToMove());
    return (now[mover] - old[mover]) - (now[1 - mover] - old[1 - mover]);
}

[[nodiscard]] constexpr bool isProvenBy(Bound bound, Value value)
{
    return (bound == Bound::Lower && isWin(value)) || (bound == Bound::Upper && isLoss(value));
}

/// The table counts the plies of a proven result from the position, the search from its root.
[[nodiscard]] constexpr Value toStored(Value value, int ply)
{
    return isWin(value) ? value + ply : (isLoss(value) ? value - ply : value);
}
[[nodiscard]] constexpr Value fromStored(Value value, int ply)
{
    return isWin(value) ? value - ply : (isLoss(value) ? value + ply : value);
}

} // namespace qumalaq::ai
