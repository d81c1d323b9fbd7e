// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qumalaq {

/// The halves of the 128-bit product, combined by xor, for hashing: each bit of the result depends on nearly all bits
/// of both factors. The same on every machine; a factor of 0 gives 0.
[[nodiscard]] constexpr std::uint64_t foldedProduct(std::uint64_t a, std::uint64_t b)
{
#ifdef __SIZEOF_INT128__
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64U);
#else
    constexpr std::uint64_t kLow = 0xFFFFFFFFULL;
    const std::uint64_t low = (a & kLow) * (b & kLow);
    const std::uint64_t mixedA = (a >> 32U) * (b & kLow);
    const std::uint64_t mixedB = (a & kLow) * (b >> 32U);
    const std::uint64_t middle = (low >> 32U) + (mixedA & kLow) + (mixedB & kLow);
    const std::uint64_t high = (a >> 32U) * (b >> 32U) + (mixedA >> 32U) + (mixedB >> 32U) + (middle >> 32U);
    return (low & kLow) ^ (middle << 32U) ^ high;
#endif
}

static_assert(foldedProduct(0xFFFFFFFFFFFFFFFFULL, 0xFFFFFFFFFFFFFFFFULL) == 0xFFFFFFFFFFFFFFFFULL);

} // namespace qumalaq
