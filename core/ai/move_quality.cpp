// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/move_quality.h"

#include "core/ai/win_chance.h"

#include <algorithm>
#include <cmath>

namespace qumalaq::ai {

namespace {

/// The loss of all stones; at 162 stones a mistake is five of them.
constexpr double kAllStones = 3.24;
constexpr double kAccuracyFall = 10;

} // namespace

double moveLoss(Score best, Score played, int stones)
{
    const double chance = std::max(0.0, winChance(best) - winChance(played));
    if (best.isProven() || played.isProven())
        return chance;
    const double lost = (best.centistones() - played.centistones()) / 100.0;
    return std::clamp(kAllStones * lost / stones, chance, 1.0);
}

MoveQuality qualityOf(double loss)
{
    if (loss >= kBlunder)
        return MoveQuality::Blunder;
    if (loss >= kMistake)
        return MoveQuality::Mistake;
    return loss >= kInaccuracy ? MoveQuality::Inaccuracy : MoveQuality::Good;
}

double accuracyOf(double meanLoss)
{
    return 100 * std::exp(-kAccuracyFall * meanLoss);
}

} // namespace qumalaq::ai
