// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// By how many plies the search depth of late moves is reduced.
namespace qumalaq::ai {

namespace detail {

/// The natural logarithm of a number above 0, in thousandths; by integers, so that it is the same on every machine.
[[nodiscard]] constexpr int logarithm(int number)
{
    // Computes one binary digit after the other: squaring doubles the logarithm.
    constexpr int kBits = 12;
    std::uint64_t mantissa = static_cast<std::uint64_t>(number) << 32U;
    int result = 0;
    for (; mantissa >= (std::uint64_t{2} << 32U); mantissa >>= 1U)
        result += 1 << kBits;
    for (int bit = kBits - 1; bit >= 0; --bit) {
        mantissa = (mantissa >> 16U) * (mantissa >> 16U);
        if (mantissa >= (std::uint64_t{2} << 32U)) {
            mantissa >>= 1U;
            result += 1 << bit;
        }
    }
    return result * 693 / (1 << kBits);
}

[[nodiscard]] constexpr auto reductionTable()
{
    std::array<std::array<int, rules::kMaxPits>, 64> table{};
    for (int depth = 1; depth < 64; ++depth) {
        for (int index = 0; index < static_cast<int>(rules::kMaxPits); ++index)
            table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(index)] =
                600 + logarithm(depth) * logarithm(index + 1) / 2'200;
    }
    return table;
}

inline constexpr auto kReductions = reductionTable();

} // namespace detail

/// 0.6 + ln(depth) * ln(index + 1) / 2.2 plies, in thousandths; `index` counts the moves tried before.
[[nodiscard]] constexpr int reductionInThousandths(int depth, int index)
{
    return detail::kReductions[static_cast<std::size_t>(std::min(depth, 63))][static_cast<std::size_t>(index)];
}

} // namespace qumalaq::ai
