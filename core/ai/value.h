// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <algorithm>

/// The values of the search: an int that orders both estimates and proven results, for the side to move.
namespace qumalaq::ai {

using Value = int;

/// The length of the longest line.
inline constexpr int kMaxPly = 128;

/// A win in n plies is kWinValue - n. Fits into 16 bits, for the transposition table.
inline constexpr Value kWinValue = 30'000;
inline constexpr Value kInfinity = kWinValue + 1;
inline constexpr Value kDrawValue = 0;
/// The least value of a proven win; estimates are always below.
inline constexpr Value kMinWin = kWinValue - 2 * kMaxPly;
inline constexpr Value kLargestEstimate = 25'000;

[[nodiscard]] constexpr bool isWin(Value value)
{
    return value >= kMinWin;
}
[[nodiscard]] constexpr bool isLoss(Value value)
{
    return value <= -kMinWin;
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

/// Never a proven draw, which needs SearchOutcome::isExhaustive.
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
