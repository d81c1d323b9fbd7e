// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cmath>

/// The relation of scores to the results of games.
namespace qumalaq::ai {

/// Hundredths of a stone that give odds of e to 1. Fitted to the results of 80 games between people, with a search of
/// 50,000 nodes for each position (tests/bench/bench_review.cpp prints the fit).
inline constexpr double kOddsCentistones = 900;

/// The expected result of such a game, 0 to 1; a draw counts half.
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
