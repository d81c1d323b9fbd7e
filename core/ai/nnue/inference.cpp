// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/nnue/inference.h"

#include <bit>
#include <cassert>
#include <cstring>

// The intrinsics come with GCC and Clang, whose functions can be built for a processor of their own; with any other
// compiler, and on any other processor, the plain loops do.
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define QUMALAQ_X86_FORMS
#include <immintrin.h>
#endif

namespace qumalaq::ai::nnue {

namespace {

[[nodiscard]] const Head& headFor(const Weights& weights, const rules::TogyzqumalaqPosition& position)
{
    const int onBoard = rules::TogyzqumalaqPosition::kTotalStones - position.store(rules::Side::South)
                        - position.store(rules::Side::North);
    return weights.heads[bucketOf(onBoard)];
}

/// Clipped to 0 … 1, then squared.
[[nodiscard]] constexpr std::int32_t activated(std::int32_t sum)
{
    const std::int32_t clipped = std::clamp(sum, 0, kLargestUnit);
    return (clipped * clipped) >> kFractionBits;
}

[[nodiscard]] std::int32_t scalarOutput(const Weights& weights, const Head& head, const ActiveRows& rows)
{
    std::array<std::int32_t, kUnits> units{};
    for (std::size_t unit = 0; unit < kUnits; ++unit)
        units[unit] = weights.bias[unit];
    for (const std::uint16_t row : rows) {
        for (std::size_t unit = 0; unit < kUnits; ++unit)
            units[unit] += weights.rows[row][unit];
    }
    for (std::int32_t& unit : units)
        unit = activated(unit);
    std::int32_t output = head.outputBias;
    for (std::size_t unit = 0; unit < kHidden; ++unit) {
        std::int32_t sum = head.hiddenBias[unit];
        for (std::size_t input = 0; input < kUnits; ++input)
            sum += units[input] * head.hiddenWeight(input, unit);
        output += activated(sum >> kFractionBits) * head.output[unit];
    }
    return output;
}

#ifdef QUMALAQ_X86_FORMS

// A clipped unit squared and shifted down by ten bits is the upper half of the product of two units shifted up by
// three.
static_assert(kFractionBits == 10);
constexpr int kUpBeforeSquaring = 3;

[[nodiscard]] std::int32_t sse2Output(const Weights& weights, const Head& head, const ActiveRows& rows)
{
    constexpr std::size_t kLanes = 8;
    constexpr std::size_t kVectors = kUnits / kLanes;
    const auto load = [](const void* from) { return _mm_load_si128(static_cast<const __m128i*>(from)); };
    __m128i units[kVectors]; // not a std::array: a template would drop the alignment
    for (std::size_t i = 0; i < kVectors; ++i)
        units[i] = load(&weights.bias[i * kLanes]);
    for (const std::uint16_t row : rows) {
        for (std::size_t i = 0; i < kVectors; ++i)
            units[i] = _mm_add_epi16(units[i], load(&weights.rows[row][i * kLanes]));
    }
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
    // Packing saturates, which changes nothing that clipping would not.
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

[[nodiscard]] __attribute__((target("avx2"))) std::int32_t avx2Output(const Weights& weights, const Head& head,
                                                                      const ActiveRows& rows)
{
    static_assert(kUnits == 32 && kHidden == 16);
    __m256i low = load256(&weights.bias[0]);
    __m256i high = load256(&weights.bias[16]);
    for (const std::uint16_t row : rows) {
        low = _mm256_add_epi16(low, load256(&weights.rows[row][0]));
        high = _mm256_add_epi16(high, load256(&weights.rows[row][16]));
    }
    alignas(32) std::array<std::int32_t, kUnits / 2> pairs;
    _mm256_store_si256(reinterpret_cast<__m256i*>(&pairs[0]), activated256(low));
    _mm256_store_si256(reinterpret_cast<__m256i*>(&pairs[8]), activated256(high));
    // Two sums for each half, or one addition would wait for the other.
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
    // Packing works in halves; the permutation puts the units back into order. It saturates, which changes nothing that
    // clipping would not.
    const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi32(sumsLow, sumsHigh), _MM_SHUFFLE(3, 1, 2, 0));
    const __m256i products = _mm256_madd_epi16(activated256(packed), load256(&head.output[0]));
    __m128i total = _mm_add_epi32(_mm256_castsi256_si128(products), _mm256_extracti128_si256(products, 1));
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(1, 0, 3, 2)));
    total = _mm_add_epi32(total, _mm_shuffle_epi32(total, _MM_SHUFFLE(2, 3, 0, 1)));
    return head.outputBias + _mm_cvtsi128_si32(total);
}

#endif

} // namespace

bool isSupported(Form form)
{
#ifdef QUMALAQ_X86_FORMS
    if (form == Form::Avx2)
        return __builtin_cpu_supports("avx2") != 0;
    return true;
#else
    return form == Form::Scalar;
#endif
}

Form fastestForm()
{
    for (const Form form : {Form::Avx2, Form::Sse2}) {
        if (isSupported(form))
            return form;
    }
    return Form::Scalar;
}

std::int32_t outputOf(const Weights& weights, const rules::TogyzqumalaqPosition& position, Form form)
{
    assert(isSupported(form));
    const ActiveRows rows = activeRowsOf(position);
    const Head& head = headFor(weights, position);
#ifdef QUMALAQ_X86_FORMS
    if (form == Form::Avx2)
        return avx2Output(weights, head, rows);
    if (form == Form::Sse2)
        return sse2Output(weights, head, rows);
#endif
    return scalarOutput(weights, head, rows);
}

} // namespace qumalaq::ai::nnue
