// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/nnue/architecture.h"

#include <cstdlib>
#include <limits>

namespace qumalaq::ai::nnue {

namespace {

constexpr std::int64_t kLargest16 = std::numeric_limits<std::int16_t>::max();
constexpr std::int64_t kLargest32 = std::numeric_limits<std::int32_t>::max();

[[nodiscard]] std::int64_t sizeOf(std::int64_t number)
{
    return std::abs(number);
}

/// Exactly one row of each group is added, so the extreme sums are those of the extreme rows.
[[nodiscard]] bool isSumInRange(const Weights& weights, std::size_t unit)
{
    const auto worstOf = [&](std::size_t first, std::size_t count) {
        std::int64_t worst = 0;
        for (std::size_t row = first; row < first + count; ++row)
            worst = std::max(worst, sizeOf(weights.rows[row][unit]));
        return worst;
    };
    std::int64_t sum = sizeOf(weights.bias[unit]);
    for (std::size_t pit = 0; pit < kPits; ++pit)
        sum += worstOf(pit * kCountsPerPit, kCountsPerPit);
    sum += worstOf(kFirstTuzdykRow, kTuzdykPairs);
    sum += worstOf(kFirstMoverKazanRow, kKazanCounts);
    sum += worstOf(kFirstOtherKazanRow, kKazanCounts);
    for (std::size_t pit = 0; pit < kPits; ++pit)
        sum += worstOf(kFirstThreatRow + pit * kThreats, kThreats);
    return sum <= kLargest16;
}

[[nodiscard]] bool isInRange(const Head& head)
{
    std::int64_t output = sizeOf(head.outputBias);
    for (std::size_t unit = 0; unit < kHidden; ++unit) {
        std::int64_t sum = sizeOf(head.hiddenBias[unit]);
        for (std::size_t input = 0; input < kUnits; ++input)
            sum += kLargestUnit * sizeOf(head.hiddenWeight(input, unit));
        if (sum > kLargest32)
            return false;
        output += kLargestUnit * sizeOf(head.output[unit]);
    }
    return output <= kLargest32;
}

} // namespace

bool isInRange(const Weights& weights)
{
    constexpr std::int32_t kLargestScale = 10'000;
    if (weights.scale < 1 || weights.scale > kLargestScale)
        return false;
    for (std::size_t row = kFirstThreatRow; row < kRows; row += kThreats) {
        if (weights.rows[row] != std::array<std::int16_t, kUnits>{})
            return false;
    }
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        if (!isSumInRange(weights, unit))
            return false;
    }
    return std::all_of(weights.heads.begin(), weights.heads.end(), [](const Head& head) { return isInRange(head); });
}

} // namespace qumalaq::ai::nnue
