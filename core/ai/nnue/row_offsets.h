// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/architecture.h"

#include <array>
#include <cstddef>
#include <cstdint>

// Only for GCC and Clang, which can compile a single function for another processor. Other compilers and processors use
// the plain loops of inference.cpp.
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define QUMALAQ_X86_FORMS
#include <immintrin.h>
#endif

#ifdef QUMALAQ_X86_FORMS

/// activeRowsOf() in the form that the fast forms need. Half of a board is 16 bytes: nine pits, the kazan, the tuzdyk.
/// Only for inference.cpp.
namespace qumalaq::ai::nnue {

/// The offsets of the rows of activeRowsOf() in the table, without the row of the tuzdyks and in another order.
struct RowOffsets {
    /// Bytes in a unit of the offsets: the addressing of the processor multiplies by up to eight.
    static constexpr std::size_t kUnit = 8;
    static constexpr int kUnitsPerRowBits = 5; ///< a row has 2^kUnitsPerRowBits units
    static constexpr std::size_t kCounts = kPits + 2;
    static constexpr std::size_t kHalf = 16;                  ///< index of the other side's first threat
    alignas(32) std::array<std::uint16_t, 24> counts;         ///< kCounts offsets, of the pits and the kazans, in units
    alignas(32) std::array<std::uint16_t, 2 * kHalf> threats; ///< in units; only those in `threatening` are valid
    std::uint32_t threatening = 0;                            ///< a bit for each element of `threats`
};
static_assert(sizeof(Weights::rows[0]) == RowOffsets::kUnit << RowOffsets::kUnitsPerRowBits);
static_assert(kRows << RowOffsets::kUnitsPerRowBits <= 65'536);

/// Sets the offsets of the pits and the kazans.
inline void setCounts(RowOffsets& offsets, const rules::TogyzqumalaqPosition& position)
{
    static_assert(rules::TogyzqumalaqPosition::kStoreByte == 9 && kPits == 18);
    constexpr char kMaxStones = kCountsPerPit - 1;
    constexpr char kMaxInKazan = kKazanCounts - 1;
    constexpr auto rowOf = [](std::size_t pit) { return static_cast<short>(pit * kCountsPerPit); };

    const auto* halves = reinterpret_cast<const __m128i*>(&position);
    const __m128i zero = _mm_setzero_si128();
    const __m128i most = _mm_setr_epi8(kMaxStones, kMaxStones, kMaxStones, kMaxStones, kMaxStones, kMaxStones,
                                       kMaxStones, kMaxStones, kMaxStones, kMaxInKazan, 0, 0, 0, 0, 0, 0);
    const __m128i mover = _mm_min_epu8(_mm_loadu_si128(halves), most);
    const __m128i other = _mm_min_epu8(_mm_loadu_si128(halves + 1), most);
    const __m128i pits = _mm_setr_epi16(rowOf(0), rowOf(1), rowOf(2), rowOf(3), rowOf(4), rowOf(5), rowOf(6), rowOf(7));
    const __m128i rest = _mm_setr_epi16(rowOf(8), static_cast<short>(kFirstMoverKazanRow), rowOf(17),
                                        static_cast<short>(kFirstOtherKazanRow), 0, 0, 0, 0);
    const auto inUnits = [](__m128i rows) { return _mm_slli_epi16(rows, RowOffsets::kUnitsPerRowBits); };
    auto* to = reinterpret_cast<__m128i*>(offsets.counts.data());
    _mm_store_si128(to, inUnits(_mm_add_epi16(_mm_unpacklo_epi8(mover, zero), pits)));
    _mm_store_si128(
        to + 1, inUnits(_mm_add_epi16(_mm_add_epi16(_mm_unpacklo_epi8(other, zero), pits), _mm_set1_epi16(rowOf(9)))));
    const __m128i ends = _mm_unpacklo_epi32(_mm_unpackhi_epi8(mover, zero), _mm_unpackhi_epi8(other, zero));
    _mm_store_si128(to + 2, inUnits(_mm_add_epi16(ends, rest)));
}

[[nodiscard]] __attribute__((target("avx2"))) inline __m256i bytes256(int byte)
{
    return _mm256_set1_epi8(static_cast<char>(byte));
}

/// `inHalf`: the rows of the threats of a half, relative to the first of them.
__attribute__((target("avx2"))) inline void setThreats256(RowOffsets& offsets, std::size_t half, __m128i inHalf)
{
    const auto first = static_cast<short>(kFirstThreatRow + half * (kPits / 2) * kThreats);
    const __m256i rows = _mm256_add_epi16(_mm256_cvtepu8_epi16(inHalf), _mm256_set1_epi16(first));
    _mm256_store_si256(reinterpret_cast<__m256i*>(&offsets.threats[half * RowOffsets::kHalf]),
                       _mm256_slli_epi16(rows, RowOffsets::kUnitsPerRowBits));
}

/// Sets the offsets of the threats of all pits at once.
__attribute__((target("avx2"))) inline void setThreats256(RowOffsets& offsets,
                                                          const rules::TogyzqumalaqPosition& position)
{
    static_assert(rules::TogyzqumalaqPosition::kTuzdykByte == 10 && kPits == 18 && kThreats == 16);
    const __m256i one = bytes256(1);
    const __m256i halves = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(&position));
    const __m256i others = _mm256_permute2x128_si256(halves, halves, 1);

    // The place of the last stone, counted from the player's pit 1, and how often it goes round the board: eight, four,
    // two and one rounds are subtracted where possible. Negative numbers are large as unsigned ones, so the minimum
    // undoes a subtraction that went too far.
    const __m256i pits = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0));
    const __m256i way = _mm256_add_epi8(_mm256_sub_epi8(_mm256_max_epu8(halves, bytes256(2)), one), pits);
    __m256i last = way;
    for (const int rounds : {8, 4, 2, 1})
        last = _mm256_min_epu8(last, _mm256_sub_epi8(last, bytes256(rounds * static_cast<int>(kPits))));
    const __m256i taken = _mm256_sub_epi8(way, last); // 18 for each round, and eight at most lead to the other row
    const __m256i rounds = _mm256_min_epu8(_mm256_and_si256(_mm256_srli_epi16(taken, 4), bytes256(15)), bytes256(8));

    const __m256i target = _mm256_sub_epi8(last, bytes256(9)); // negative in the player's own row
    const __m256i stones = _mm256_add_epi8(_mm256_add_epi8(_mm256_shuffle_epi8(others, target), rounds), one);
    const __m256i tuzdykAt = bytes256(rules::TogyzqumalaqPosition::kTuzdykByte);
    const __m256i own = _mm256_shuffle_epi8(halves, tuzdykAt);
    const __m256i theirs = _mm256_shuffle_epi8(others, tuzdykAt);
    const __m256i number = _mm256_add_epi8(target, one);
    const __m256i zero = _mm256_setzero_si256();
    const __m256i isNone =
        _mm256_or_si256(_mm256_or_si256(_mm256_cmpgt_epi8(one, number), _mm256_cmpeq_epi8(number, own)),
                        _mm256_cmpeq_epi8(halves, zero));
    const __m256i isOdd = _mm256_cmpeq_epi8(_mm256_and_si256(stones, one), one);
    const __m256i captured =
        _mm256_and_si256(_mm256_srli_epi16(_mm256_min_epu8(stones, bytes256(kLargestCapture)), 1), bytes256(127));
    const __m256i isForbidden =
        _mm256_or_si256(_mm256_cmpeq_epi8(number, bytes256(9)), _mm256_cmpeq_epi8(number, theirs));
    const __m256i makesOne = _mm256_andnot_si256(
        isForbidden, _mm256_and_si256(_mm256_cmpeq_epi8(stones, bytes256(3)), _mm256_cmpeq_epi8(own, zero)));
    const __m256i threats = _mm256_andnot_si256(
        isNone, _mm256_blendv_epi8(captured, _mm256_and_si256(makesOne, bytes256(kTuzdykThreat)), isOdd));

    // 16 rows for each pit, so those of a half are 0 to 143.
    const __m256i rows = _mm256_add_epi8(threats, _mm256_slli_epi16(pits, 4));
    setThreats256(offsets, 0, _mm256_castsi256_si128(rows));
    setThreats256(offsets, 1, _mm256_extracti128_si256(rows, 1));
    constexpr std::uint32_t kBytesOfPits = 0x01FF'01FF;
    offsets.threatening =
        static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpgt_epi8(threats, zero))) & kBytesOfPits;
}

/// Computes one row at a time, by activeRowsOf().
template <LearnedPosition P>
[[nodiscard]] RowOffsets rowOffsetsOf(const P& position)
{
    const ActiveRows rows = activeRowsOf(position);
    const auto inUnits = [](std::uint16_t row) {
        return static_cast<std::uint16_t>(row << RowOffsets::kUnitsPerRowBits);
    };
    RowOffsets offsets;
    std::size_t at = 0;
    for (std::size_t i = 0; i < kPits + 3; ++i) {
        if (i != kPits)
            offsets.counts[at++] = inUnits(rows[i]);
    }
    for (std::size_t pit = 0; pit < kPits; ++pit) {
        const std::uint16_t row = rows[kPits + 3 + pit];
        if (isRowOfNoThreat(row))
            continue;
        const std::size_t to = pit / (kPits / 2) * RowOffsets::kHalf + pit % (kPits / 2);
        offsets.threats[to] = inUnits(row);
        offsets.threatening |= 1U << to;
    }
    return offsets;
}

/// The same in registers, for Togyzqumalaq.
[[nodiscard]] __attribute__((target("avx2"))) inline RowOffsets
rowOffsets256Of(const rules::TogyzqumalaqPosition& position)
{
    RowOffsets offsets;
    setCounts(offsets, position);
    setThreats256(offsets, position);
    return offsets;
}

[[nodiscard]] inline RowOffsets rowOffsets256Of(const rules::CongkakPosition& position)
{
    return rowOffsetsOf(position);
}

} // namespace qumalaq::ai::nnue

#endif
