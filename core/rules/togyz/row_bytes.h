// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__) || defined(_M_X64)
#define QUMALAQ_SSE2_ROWS
#include <emmintrin.h>
#endif

/// Half of a board as 16 bytes that are processed at once. Two classes have the same operations, so that the rules are
/// written once and a test can compare the classes.
namespace qumalaq::rules {

/// Plain loops: usable at compile time, vectorised by the compiler, and the reference for the other class.
class PlainBytes {
public:
    /// T: any trivial type of 16 bytes.
    template <typename T>
    [[nodiscard]] static constexpr PlainBytes load(const T& from)
    {
        PlainBytes bytes;
        bytes.m_bytes = std::bit_cast<Array>(from);
        return bytes;
    }
    template <typename T>
    constexpr void store(T& to) const
    {
        to = std::bit_cast<T>(m_bytes);
    }

    /// Byte by byte, modulo 256.
    [[nodiscard]] friend constexpr PlainBytes operator+(const PlainBytes& a, const PlainBytes& b)
    {
        return combined(a, b, [](unsigned x, unsigned y) { return x + y; });
    }
    [[nodiscard]] friend constexpr PlainBytes operator-(const PlainBytes& a, const PlainBytes& b)
    {
        return combined(a, b, [](unsigned x, unsigned y) { return x - y; });
    }
    [[nodiscard]] friend constexpr PlainBytes operator&(const PlainBytes& a, const PlainBytes& b)
    {
        return combined(a, b, [](unsigned x, unsigned y) { return x & y; });
    }
    [[nodiscard]] friend constexpr PlainBytes operator|(const PlainBytes& a, const PlainBytes& b)
    {
        return combined(a, b, [](unsigned x, unsigned y) { return x | y; });
    }

    /// The same bytes, but 0 where `mask` has 255. `mask` contains only 255 and 0.
    [[nodiscard]] constexpr PlainBytes without(const PlainBytes& mask) const
    {
        return combined(*this, mask, [](unsigned x, unsigned y) { return x & ~y; });
    }

    /// 255 where both are equal, else 0.
    [[nodiscard]] static constexpr PlainBytes equal(const PlainBytes& a, const PlainBytes& b)
    {
        return combined(a, b, [](unsigned x, unsigned y) { return x == y ? 0xFFU : 0U; });
    }
    /// 255 where the number is even, else 0.
    [[nodiscard]] static constexpr PlainBytes even(const PlainBytes& a)
    {
        return combined(a, a, [](unsigned x, unsigned) { return (x & 1U) - 1U; });
    }
    /// Bytes 8 to 15 added to bytes 0 to 7; bytes 8 to 15 are unchanged.
    [[nodiscard]] constexpr PlainBytes folded() const
    {
        PlainBytes result = *this;
        for (std::size_t i = 0; i < kHalf; ++i)
            result.m_bytes[i] = static_cast<std::uint8_t>(m_bytes[i] + m_bytes[i + kHalf]);
        return result;
    }
    /// The sum of the first eight bytes, which must be below 256, in byte kByte; all others 0.
    template <int kByte>
    [[nodiscard]] constexpr PlainBytes sumInto() const
    {
        static_assert(kByte >= 8 && kByte < 16);
        unsigned sum = 0;
        for (std::size_t i = 0; i < kHalf; ++i)
            sum += m_bytes[i];
        PlainBytes result;
        result.m_bytes[kByte] = static_cast<std::uint8_t>(sum);
        return result;
    }
    /// Bit i is set if byte i is not 0.
    [[nodiscard]] constexpr unsigned occupied() const
    {
        unsigned bits = 0;
        for (std::size_t i = 0; i < m_bytes.size(); ++i)
            bits |= (m_bytes[i] != 0 ? 1U : 0U) << i;
        return bits;
    }

private:
    using Array = std::array<std::uint8_t, 16>;
    static constexpr std::size_t kHalf = 8;

    template <typename Combine>
    [[nodiscard]] static constexpr PlainBytes combined(const PlainBytes& a, const PlainBytes& b, Combine combine)
    {
        PlainBytes result;
        for (std::size_t i = 0; i < a.m_bytes.size(); ++i)
            result.m_bytes[i] = static_cast<std::uint8_t>(combine(a.m_bytes[i], b.m_bytes[i]));
        return result;
    }

    Array m_bytes{};
};

#ifdef QUMALAQ_SSE2_ROWS

/// The same in an SSE2 register, which every x86-64 has, so no detection at run time is needed.
class Sse2Bytes {
public:
    template <typename T>
    [[nodiscard]] static Sse2Bytes load(const T& from)
    {
        static_assert(sizeof(T) == sizeof(__m128i));
        if constexpr (alignof(T) >= alignof(__m128i))
            return Sse2Bytes(_mm_load_si128(reinterpret_cast<const __m128i*>(&from)));
        else
            return Sse2Bytes(_mm_loadu_si128(reinterpret_cast<const __m128i*>(&from)));
    }
    template <typename T>
    void store(T& to) const
    {
        static_assert(sizeof(T) == sizeof(__m128i) && alignof(T) >= alignof(__m128i));
        _mm_store_si128(reinterpret_cast<__m128i*>(&to), m_bytes);
    }

    [[nodiscard]] friend Sse2Bytes operator+(Sse2Bytes a, Sse2Bytes b)
    {
        return Sse2Bytes(_mm_add_epi8(a.m_bytes, b.m_bytes));
    }
    [[nodiscard]] friend Sse2Bytes operator-(Sse2Bytes a, Sse2Bytes b)
    {
        return Sse2Bytes(_mm_sub_epi8(a.m_bytes, b.m_bytes));
    }
    [[nodiscard]] friend Sse2Bytes operator&(Sse2Bytes a, Sse2Bytes b)
    {
        return Sse2Bytes(_mm_and_si128(a.m_bytes, b.m_bytes));
    }
    [[nodiscard]] friend Sse2Bytes operator|(Sse2Bytes a, Sse2Bytes b)
    {
        return Sse2Bytes(_mm_or_si128(a.m_bytes, b.m_bytes));
    }
    [[nodiscard]] Sse2Bytes without(Sse2Bytes mask) const { return Sse2Bytes(_mm_andnot_si128(mask.m_bytes, m_bytes)); }
    [[nodiscard]] static Sse2Bytes equal(Sse2Bytes a, Sse2Bytes b)
    {
        return Sse2Bytes(_mm_cmpeq_epi8(a.m_bytes, b.m_bytes));
    }
    [[nodiscard]] static Sse2Bytes even(Sse2Bytes a)
    {
        return Sse2Bytes(_mm_cmpeq_epi8(_mm_and_si128(a.m_bytes, _mm_set1_epi8(1)), _mm_setzero_si128()));
    }
    [[nodiscard]] Sse2Bytes folded() const { return Sse2Bytes(_mm_add_epi8(m_bytes, _mm_srli_si128(m_bytes, 8))); }
    template <int kByte>
    [[nodiscard]] Sse2Bytes sumInto() const
    {
        static_assert(kByte >= 8 && kByte < 16);
        // The sum of the last eight bytes is shifted out.
        return Sse2Bytes(_mm_slli_si128(_mm_sad_epu8(m_bytes, _mm_setzero_si128()), kByte));
    }
    [[nodiscard]] unsigned occupied() const
    {
        const int empty = _mm_movemask_epi8(_mm_cmpeq_epi8(m_bytes, _mm_setzero_si128()));
        return static_cast<unsigned>(empty) ^ 0xFFFFU;
    }

private:
    explicit Sse2Bytes(__m128i bytes) : m_bytes(bytes) {}

    __m128i m_bytes;
};

using FastBytes = Sse2Bytes;

#else

using FastBytes = PlainBytes;

#endif

} // namespace qumalaq::rules
