// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <algorithm>

/// The search's own numbers: one int orders estimates and proven results alike. Always seen from the side to move.
namespace qumalaq::ai {

using Value = int;

/// No line is longer.
inline constexpr int kMaxPly = 128;

/// Won here and now; won in n plies is n less. Fits into 16 bits, as the transposition table needs it.
inline constexpr Value kWinValue = 30'000;
inline constexpr Value kInfinity = kWinValue + 1;
inline constexpr Value kDrawValue = 0;
/// Everything from here up is a proven win; an estimate always stays below.
inline constexpr Value kLeastWin = kWinValue - 2 * kMaxPly;
inline constexpr Value kLargestEstimate = 25'000;

[[nodiscard]] constexpr bool isWin(Value value)
{
    return value >= kLeastWin;
}
[[nodiscard]] constexpr bool isLoss(Value value)
{
    return value <= -kLeastWin;
}
[[nodiscard]] constexpr Value winIn(int plies)
{
    return kWinValue - plies;
}
[[nodiscard]] constexpr Value lossIn(int plies)
{
    return plies - kWinValue;
}
[[nodiscard]] constexpr Value clampedEstimate(int centistones)
{
    return std::clamp(centistones, -kLargestEstimate, kLargestEstimate);
}

/// A draw needs more than its value to be proven: see SearchOutcome::isExhaustive.
[[nodiscard]] constexpr Score toScore(Value value)
{
    if (isWin(value))
        return Score::provenWin(kWinValue - value);
    if (isLoss(value))
        return Score::provenLoss(kWinValue + value);
    return Score::estimate(value);
}

} // namespace qumalaq::ai
