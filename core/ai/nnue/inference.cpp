// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/nnue/inference.h"

#include "core/ai/nnue/row_offsets.h"

#include <bit>
#include <cassert>

namespace qumalaq::ai::nnue {

namespace {

using rules::CongkakPosition;
using rules::TogyzqumalaqPosition;

constexpr std::size_t kMaxLeft = TogyzqumalaqPosition::kTotalStones;
constexpr auto kBucketByStones = [] {
    std::array<std::uint8_t, kMaxLeft + 1> buckets{};
    for (std::size_t stones = 0; stones < buckets.size(); ++stones)
        buckets[stones] = static_cast<std::uint8_t>(bucketOf(static_cast<int>(stones)));
    return buckets;
}();

[[nodiscard]] const Head& headFor(const Weights& weights, const TogyzqumalaqPosition& position)
{
    const int onBoard =
        TogyzqumalaqPosition::kTotalStones - position.store(rules::Side::South) - position.store(rules::Side::North);
    return weights.heads[kBucketByStones[static_cast<std::size_t>(onBoard)]];
}

[[nodiscard]] const Head& headFor(const Weights& weights, const CongkakPosition& position)
{
    return weights.heads[bucketOf(stonesLeftOf(networkInputOf(position)))];
}

/// Clipped to 0 … 1, then squared.
[[nodiscard]] constexpr std::int32_t activated(std::int32_t sum)
{
    const std::int32_t clipped = std::clamp(sum, 0, kLargestUnit);
    return (clipped * clipped) >> kFractionBits;
}

template <LearnedPosition P>
[[nodiscard]] std::int32_t scalarOutput(const Weights& weights, const P& position)
{
    const ActiveRows rows = activeRowsOf(position);
    const Head& head = headFor(weights, position);
    std::array<std::int32_t, kUnits> units{};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        units[unit] = weights.bias[unit];
    for (const std::uint16_t row : rows) {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            units[unit] += weights.rows[row][unit];
    }
    for (std::int32_t& unit : units)
        unit = activated(unit);
    // The inner loop is over the units, so that a compiler can vectorise it.
    std::array<std::int32_t, kHidden> sums = head.hiddenBias;
    for (std::size_t pair = 0; pair < kUnits / 2; ++pair) {
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            sums[unit] += units[2 * pair] * head.hidden[pair][unit][0];
            sums[unit] += units[2 * pair + 1] * head.hidden[pair][unit][1];
        }
    }
    std::int32_t output = head.outputBias;
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        output += activated(sums[unit] >> kFractionBits) * head.output[unit];
    return output;
}

#ifdef QUMALAQ_X86_FORMS

// A clipped unit squared and shifted right by ten bits is the upper half of the product of two units shifted left by
// three.
static_assert(kFractionBits == 10);
constexpr int kUpBeforeSquaring = 3;

[[nodiscard]] inline const std::int16_t* rowAt(const Weights& weights, std::size_t inUnits)
{
    return weights.rows[0].data() + inUnits * (RowOffsets::kUnit / sizeof(std::int16_t));
}

[[nodiscard]] inline const std::int16_t* tuzdykRowOf(const Weights& weights, const TogyzqumalaqPosition& position)
{
    const auto number = [&](rules::Side side) { return static_cast<std::size_t>(position.tuzdykOf(side)); };
    const rules::Side mover = position.sideToMove();
    return weights.rows[kFirstTuzdykRow + 16 * number(mover) + number(rules::opponentOf(mover))].data();
}

/// No tuzdyks.
[[nodiscard]] inline const std::int16_t* tuzdykRowOf(const Weights& weights, const CongkakPosition&)
{
    return weights.rows[kFirstTuzdykRow].data();
}

template <LearnedPosition P>
[[nodiscard]] std::int32_t sse2Output(const Weights& weights, const P& position)
{
    constexpr std::size_t kLanes = 8;
    constexpr std::size_t kVectors = kUnits / kLanes;
    const RowOffsets offsets = rowOffsetsOf(position);
    const Head& head = headFor(weights, position);
    const std::int16_t* tuzdyks = tuzdykRowOf(weights, position);
    const auto load = [](const void* from) { return _mm_load_si128(static_cast<const __m128i*>(from)); };
    __m128i units[kVectors]; // not a std::array: a template would drop the alignment
    for (std::size_t i = 0; i < kVectors; ++i)
        units[i] = _mm_add_epi16(load(&weights.bias[i * kLanes]), load(tuzdyks + i * kLanes));
    const auto add = [&](std::size_t inUnits) {
        const std::int16_t* row = rowAt(weights, inUnits);
        for (std::size_t i = 0; i < kVectors; ++i)
            units[i] = _mm_add_epi16(units[i], load(row + i * kLanes));
    };
    for (std::size_t at = 0; at < RowOffsets::kCounts; ++at)
        add(offsets.counts[at]);
    for (std::uint32_t left = offsets.threatening; left != 0; left &= left - 1)
        add(offsets.threats[static_cast<std::size_t>(std::countr_zero(left))]);
    const __m128i zero = _mm_setzero_si128();
    const __m128i most = _mm_set1_epi16(kLargestUnit);
    alignas(16) std::array<std::int32_t, kUnits / 2> pairs;
    for (std::size_t i = 0; i < kVectors; ++i) {
        const __m128i clipped = _mm_slli_epi16(_mm_min_epi16(_mm_max_epi16(units[i], zero), most), kUpBeforeSquaring);
        _mm_store_si128(reinterpret_cast<__m128i*>(&pairs[i * kLanes / 2]), _mm_mulhi_epi16(clipped, clipped));
    }
    constexpr std::size_t kSums = kHidden / 4;
    __m128i sums[kSums];
    for (std::size_t i = 0; i < kSums; ++i)
        sums[i] = load(&head.hiddenBias[4 * i]);
    for (std::size_t pair = 0; pair < kUnits / 2; ++pair) {
        const __m128i both = _mm_set1_epi32(pairs[pair]);
        for (std::size_t i = 0; i < kSums; ++i)
            sums[i] = _mm_add_epi32(sums[i], _mm_madd_epi16(both, load(&head.hidden[pair][4 * i])));
    }
    // Packing saturates, but clipping follows in any case.
    __m128i total = zero;
    for (std::size_t i = 0; i < kSums; i += 2) {
        const __m128i packed =
            _mm_packs_epi32(_mm_srai_epi32(sums[i], kFractionBits), _mm_srai_epi32(sums[i + 1], kFractionBits));
        const __m128i clipped = _mm_slli_epi16(_mm_min_epi16(_mm_max_epi16(packed, zero), most), kUpBeforeSquaring);
        total = _mm_add_epi32(total, _mm_madd_epi16(_mm_mulhi_epi16(clipped, clipped), load(&head.output[4 * i])));
    }
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(1, 0, 3, 2)));
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(2, 3, 0, 1)));
    return head.outputBias + _mm_cvtsi128_si32(total);
}

[[nodiscard]] __attribute__((target("avx2"))) inline __m256i load256(const void* from)
{
    return _mm256_load_si256(static_cast<const __m256i*>(from));
}

[[nodiscard]] __attribute__((target("avx2"))) inline __m256i activated256(__m256i sums)
{
    const __m256i clipped =
        _mm256_min_epi16(_mm256_max_epi16(sums, _mm256_setzero_si256()), _mm256_set1_epi16(kLargestUnit));
    const __m256i shifted = _mm256_slli_epi16(clipped, kUpBeforeSquaring);
    return _mm256_mulhi_epi16(shifted, shifted);
}

[[nodiscard]] __attribute__((target("avx2"))) inline std::int32_t outputOf256(const Head& head, __m256i hidden)
{
    const __m256i products = _mm256_madd_epi16(hidden, load256(&head.output[0]));
    __m128i total = _mm_add_epi32(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(1, 0, 3, 2)));
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(2, 3, 0, 1)));
    return head.outputBias + _mm_cvtsi128_si32(total);
}

template <LearnedPosition P>
[[nodiscard]] __attribute__((target("avx2"))) std::int32_t avx2Output(const Weights& weights, const P& position)
{
    static_assert(kUnits % 16 == 0 && kHidden == 16);
    constexpr std::size_t kLanes = 16;
    constexpr std::size_t kVectors = kUnits / kLanes;
    const RowOffsets offsets = rowOffsets256Of(position);
    const Head& head = headFor(weights, position);
    const std::int16_t* tuzdyks = tuzdykRowOf(weights, position);
    // Two sums, so that the additions do not wait for each other. Not std::arrays: a template would drop the alignment.
    __m256i units[kVectors];
    __m256i units2[kVectors];
    for (std::size_t i = 0; i < kVectors; ++i) {
        units[i] = load256(&weights.bias[i * kLanes]);
        units2[i] = load256(tuzdyks + i * kLanes);
    }
#pragma GCC unroll 10
    for (std::size_t at = 0; at < RowOffsets::kCounts; at += 2) {
        const std::int16_t* row = rowAt(weights, offsets.counts[at]);
        const std::int16_t* row2 = rowAt(weights, offsets.counts[at + 1]);
#pragma GCC unroll 8
        for (std::size_t i = 0; i < kVectors; ++i) {
            units[i] = _mm256_add_epi16(units[i], load256(row + i * kLanes));
            units2[i] = _mm256_add_epi16(units2[i], load256(row2 + i * kLanes));
        }
    }
    for (std::uint32_t left = offsets.threatening; left != 0; left &= left - 1) {
        const std::int16_t* row = rowAt(weights, offsets.threats[static_cast<std::size_t>(std::countr_zero(left))]);
#pragma GCC unroll 8
        for (std::size_t i = 0; i < kVectors; ++i)
            units[i] = _mm256_add_epi16(units[i], load256(row + i * kLanes));
    }
    alignas(32) std::array<std::int32_t, kUnits / 2> pairs;
    for (std::size_t i = 0; i < kVectors; ++i)
        _mm256_store_si256(reinterpret_cast<__m256i*>(&pairs[i * kLanes / 2]),
                           activated256(_mm256_add_epi16(units[i], units2[i])));
    __m256i evenLow = load256(&head.hiddenBias[0]);
    __m256i evenHigh = load256(&head.hiddenBias[8]);
    __m256i oddLow = _mm256_setzero_si256();
    __m256i oddHigh = _mm256_setzero_si256();
    for (std::size_t pair = 0; pair < kUnits / 2; pair += 2) {
        const __m256i even = _mm256_set1_epi32(pairs[pair]);
        const __m256i odd = _mm256_set1_epi32(pairs[pair + 1]);
        evenLow = _mm256_add_epi32(evenLow, _mm256_madd_epi16(even, load256(&head.hidden[pair][0])));
        evenHigh = _mm256_add_epi32(evenHigh, _mm256_madd_epi16(even, load256(&head.hidden[pair][8])));
        oddLow = _mm256_add_epi32(oddLow, _mm256_madd_epi16(odd, load256(&head.hidden[pair + 1][0])));
        oddHigh = _mm256_add_epi32(oddHigh, _mm256_madd_epi16(odd, load256(&head.hidden[pair + 1][8])));
    }
    const __m256i sumsLow = _mm256_srai_epi32(_mm256_add_epi32(evenLow, oddLow), kFractionBits);
    const __m256i sumsHigh = _mm256_srai_epi32(_mm256_add_epi32(evenHigh, oddHigh), kFractionBits);
    // Packing works in halves; the permutation restores the order of the units. Packing saturates, but clipping follows
    // in any case.
    const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi32(sumsLow, sumsHigh), _MM_SHUFFLE(3, 1, 2, 0));
    return outputOf256(head, activated256(packed));
}

#define QUMALAQ_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))

/// One register has what a pair of inputs adds to all sums of the next layer.
template <LearnedPosition P>
[[nodiscard]] QUMALAQ_AVX512 std::int32_t avx512Output(const Weights& weights, const P& position)
{
    static_assert(kUnits % 32 == 0 && kHidden == 16);
    constexpr std::size_t kLanes = 32;
    constexpr std::size_t kVectors = kUnits / kLanes;
    const RowOffsets offsets = rowOffsets256Of(position);
    const Head& head = headFor(weights, position);
    const std::int16_t* tuzdyks = tuzdykRowOf(weights, position);
    __m512i units[kVectors];
    __m512i units2[kVectors];
    for (std::size_t i = 0; i < kVectors; ++i) {
        units[i] = _mm512_load_si512(&weights.bias[i * kLanes]);
        units2[i] = _mm512_load_si512(tuzdyks + i * kLanes);
    }
#pragma GCC unroll 10
    for (std::size_t at = 0; at < RowOffsets::kCounts; at += 2) {
        const std::int16_t* row = rowAt(weights, offsets.counts[at]);
        const std::int16_t* row2 = rowAt(weights, offsets.counts[at + 1]);
#pragma GCC unroll 4
        for (std::size_t i = 0; i < kVectors; ++i) {
            units[i] = _mm512_add_epi16(units[i], _mm512_load_si512(row + i * kLanes));
            units2[i] = _mm512_add_epi16(units2[i], _mm512_load_si512(row2 + i * kLanes));
        }
    }
    for (std::uint32_t left = offsets.threatening; left != 0; left &= left - 1) {
        const std::int16_t* row = rowAt(weights, offsets.threats[static_cast<std::size_t>(std::countr_zero(left))]);
#pragma GCC unroll 4
        for (std::size_t i = 0; i < kVectors; ++i)
            units[i] = _mm512_add_epi16(units[i], _mm512_load_si512(row + i * kLanes));
    }
    alignas(64) std::array<std::int32_t, kUnits / 2> pairs;
    for (std::size_t i = 0; i < kVectors; ++i) {
        __m512i sum = _mm512_add_epi16(units[i], units2[i]);
        sum = _mm512_min_epi16(_mm512_max_epi16(sum, _mm512_setzero_si512()), _mm512_set1_epi16(kLargestUnit));
        sum = _mm512_slli_epi16(sum, kUpBeforeSquaring);
        _mm512_store_si512(&pairs[i * kLanes / 2], _mm512_mulhi_epi16(sum, sum));
    }

    constexpr std::size_t kSums = 4; // enough to hide the latency of an addition
    __m512i sums[kSums] = {_mm512_load_si512(&head.hiddenBias[0]), _mm512_setzero_si512(), _mm512_setzero_si512(),
                           _mm512_setzero_si512()};
#pragma GCC unroll 4
    for (std::size_t pair = 0; pair < kUnits / 2; pair += kSums) {
#pragma GCC unroll 4
        for (std::size_t i = 0; i < kSums; ++i)
            sums[i] = _mm512_dpwssd_epi32(sums[i], _mm512_set1_epi32(pairs[pair + i]),
                                          _mm512_load_si512(&head.hidden[pair + i][0]));
    }
    const __m512i sum = _mm512_add_epi32(_mm512_add_epi32(sums[0], sums[1]), _mm512_add_epi32(sums[2], sums[3]));
    // Saturation changes nothing that clipping would not. The full mask avoids a warning of GCC 12 about its own
    // header.
    constexpr __mmask16 kAll = 0xFFFF;
    const __m256i hidden =
        activated256(_mm512_maskz_cvtsepi32_epi16(kAll, _mm512_maskz_srai_epi32(kAll, sum, kFractionBits)));
    return outputOf256(head, hidden);
}

#undef QUMALAQ_AVX512

#endif

} // namespace

bool isSupported(Form form)
{
#ifdef QUMALAQ_X86_FORMS
    if (form == Form::Avx2)
        return __builtin_cpu_supports("avx2") != 0;
    if (form == Form::Avx512) {
        return __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vl") != 0
               && __builtin_cpu_supports("avx512vnni") != 0;
    }
    return true;
#else
    return form == Form::Scalar;
#endif
}

Form fastestForm()
{
    for (const Form form : {Form::Avx512, Form::Avx2, Form::Sse2}) {
        if (isSupported(form))
            return form;
    }
    return Form::Scalar;
}

template <LearnedPosition P>
OutputFunction<P> outputFunction(Form form)
{
    assert(isSupported(form));
#ifdef QUMALAQ_X86_FORMS
    switch (form) {
    case Form::Scalar:
        break;
    case Form::Sse2:
        return sse2Output<P>;
    case Form::Avx2:
        return avx2Output<P>;
    case Form::Avx512:
        return avx512Output<P>;
    }
#else
    static_cast<void>(form);
#endif
    return scalarOutput<P>;
}

template OutputFunction<TogyzqumalaqPosition> outputFunction(Form form);
template OutputFunction<CongkakPosition> outputFunction(Form form);

} // namespace qumalaq::ai::nnue
