// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cstdint>

/// How good a move was: the review, the coach and the list of a learner's mistakes judge by the same numbers.
namespace qumalaq::ai {

enum class MoveQuality : std::uint8_t {
    Best,       ///< the engine's move, or the only legal one
    Good,       ///< loses less than kInaccuracy
    Inaccuracy, ///< at least kInaccuracy
    Mistake,    ///< at least kMistake
    Blunder,    ///< at least kBlunder
};
inline constexpr double kInaccuracy = 0.05;
inline constexpr double kMistake = 0.10;
inline constexpr double kBlunder = 0.20;

/// What a move loses against the best one, 0 to 1: of the chance to win (winChance()), or of the stones if that is
/// more. A lost game has no chance to lose, but stones. Two stones of a hundred count like 3 percent of the chance;
/// in Togyzqumalaq a mistake costs five stones. Both scores are for the mover; `stones` are all stones of the game.
[[nodiscard]] double moveLoss(Score best, Score played, int stones);

/// Good for a loss below kInaccuracy, never Best.
[[nodiscard]] MoveQuality qualityOf(double loss);

/// A player's accuracy in percent, from the mean loss of the moves with a choice: 100 without a loss, and less by a
/// factor of e for each tenth. resources/strength.md has the accuracy of each level.
[[nodiscard]] double accuracyOf(double meanLoss);

} // namespace qumalaq::ai
