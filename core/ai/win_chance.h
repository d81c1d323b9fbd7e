// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cmath>

/// What a score means for the result of the game.
namespace qumalaq::ai {

/// Hundredths of a stone that make the odds e to 1. Fitted to the results of 80 games between people, whose positions
/// were searched with 50,000 nodes each (tests/bench/bench_review.cpp prints the fit).
inline constexpr double kOddsCentistones = 900;

/// The share of such games that the side would win, 0 to 1; a draw counts half.
[[nodiscard]] inline double winChance(Score score)
{
    switch (score.kind()) {
    case Score::Kind::ProvenWin:
        return 1;
    case Score::Kind::ProvenDraw:
        return 0.5;
    case Score::Kind::ProvenLoss:
        return 0;
    case Score::Kind::Estimate:
        break;
    }
    return 1 / (1 + std::exp(-score.centistones() / kOddsCentistones));
}

} // namespace qumalaq::ai
