// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <limits>

namespace qumalaq {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): a bijection that mixes all 64 bits.
[[nodiscard]] constexpr std::uint64_t splitMix64(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

/// A small generator whose sequence is the same on every machine (std distributions are not).
/// Satisfies UniformRandomBitGenerator. Not for secrets.
class Prng {
public:
    using result_type = std::uint64_t;

    explicit constexpr Prng(std::uint64_t seed) : m_state(seed) {}
    /// For the game with this number in a series. Neighbouring seeds and games share no random numbers.
    [[nodiscard]] static constexpr Prng forStream(std::uint64_t seed, std::uint64_t game)
    {
        return Prng(splitMix64(seed + splitMix64(game)));
    }

    [[nodiscard]] static constexpr result_type min() { return 0; }
    [[nodiscard]] static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()()
    {
        const std::uint64_t value = splitMix64(m_state);
        m_state += 0x9E3779B97F4A7C15ULL;
        return value;
    }

    /// A number in [0, bound), bound > 0. The bias of the modulo is below 2^-50 for the bounds of a game.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound)
    {
        assert(bound > 0);
        return static_cast<std::uint32_t>((*this)() % bound);
    }

private:
    std::uint64_t m_state;
};

} // namespace qumalaq
