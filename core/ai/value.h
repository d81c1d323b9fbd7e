// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <algorithm>

/// The numbers of the search: one int orders estimates and proven results alike, always from the side to move.
namespace qumalaq::ai {

using Value = int;

/// No line is longer.
inline constexpr int kMaxPly = 128;

/// Won now; a win in n plies is n less. Fits into 16 bits, for the transposition table.
inline constexpr Value kWinValue = 30'000;
inline constexpr Value kInfinity = kWinValue + 1;
inline constexpr Value kDrawValue = 0;
/// Values from here up are proven wins; estimates always stay below.
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
    static_assert(Score::kUnknownLength == kMaxPly - 1);
    if (isWin(value))
        return Score::provenWin(std::min(kWinValue - value, Score::kUnknownLength));
    if (isLoss(value))
        return Score::provenLoss(std::min(kWinValue + value, Score::kUnknownLength));
    return Score::estimate(value);
}

} // namespace qumalaq::ai
