// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cstdint>

/// How good a move was. Used alike by the review, the coach and the list of a learner's mistakes.
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

/// The loss of a move against the best one, 0 to 1: in chance to win (winChance()), or in stones if that is more,
/// because in a lost game there is no chance to lose. Two stones of a hundred count like 3 percent of the chance; in
/// Togyzqumalaq a mistake costs five stones. Both scores are for the mover; `stones` is the number of all stones of the
/// game.
[[nodiscard]] double moveLoss(Score best, Score played, int stones);

/// Never Best.
[[nodiscard]] MoveQuality qualityOf(double loss);

/// A player's accuracy in percent, from the mean loss of the moves with a choice: 100 without a loss, divided by e for
/// each tenth of loss. resources/measurements.md has the accuracy of each level.
[[nodiscard]] double accuracyOf(double meanLoss);

} // namespace qumalaq::ai
