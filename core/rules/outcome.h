// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <array>
#include <cstdint>
#include <optional>

namespace qumalaq::rules {

/// Why a game is over.
enum class EndReason : std::uint8_t {
    StoreMajority,     ///< a store holds more than half of all stones
    RowEmpty,          ///< the player to move has no stones in its row (atsyrau)
    OneRowEmpty,       ///< one of the rows has no stones; each side keeps those in its row
    EmptyRowTakesRest, ///< one of the rows has no stones; its side takes those in the other row
    CannotFeed,        ///< the opponent's row is empty, and no move of the player to move leaves a stone there
    BoardEmpty,        ///< no pit holds a stone
    EndlessSowing,     ///< an endless sowing was stopped
    Repetition,        ///< the same position with the same mover for the third time; a draw, or decided by the stones
    Agreement,         ///< both players agreed on a draw
    Resignation,
    Time, ///< a flag fell
};

/// The result of a finished game.
struct Outcome {
    std::optional<Side> winner; ///< none: a draw
    EndReason reason = EndReason::RowEmpty;
    std::array<std::uint16_t, 2> score{}; ///< stones of South and North, including those that the end rule adds

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// The side with more stones wins; an equal number is a draw.
[[nodiscard]] constexpr Outcome outcomeByScore(EndReason reason, int south, int north)
{
    Outcome outcome;
    outcome.reason = reason;
    outcome.score = {static_cast<std::uint16_t>(south), static_cast<std::uint16_t>(north)};
    if (south != north)
        outcome.winner = south > north ? Side::South : Side::North;
    return outcome;
}

/// A draw whatever the stores hold.
[[nodiscard]] constexpr Outcome drawByRepetition(int south, int north)
{
    Outcome outcome = outcomeByScore(EndReason::Repetition, south, north);
    outcome.winner.reset();
    return outcome;
}

} // namespace qumalaq::rules
