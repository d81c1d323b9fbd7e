// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/architecture.h"
#include "core/ai/value.h"

#include <cstdint>

/// Evaluates a position by a network. All forms give exactly the same number for the same weights. Requires
/// isInRange(weights).
namespace qumalaq::ai::nnue {

/// An implementation for a set of instructions.
enum class Form : std::uint8_t {
    Scalar, ///< plain loops: the reference, and for other processors
    Sse2,   ///< every x86-64 has it
    Avx2,
    Avx512, ///< with VNNI
};

/// Supported by this processor and this build.
[[nodiscard]] bool isSupported(Form form);
[[nodiscard]] Form fastestForm();

/// Returns the output before it is scaled to stones, in 1 / 2^20. Called a million times a second, so the form is
/// selected only once. The weights must be those of the position's game (learnedGameOf()).
template <LearnedPosition P>
using OutputFunction = std::int32_t (*)(const Weights& weights, const P& position);

/// `form` must be supported.
template <LearnedPosition P>
[[nodiscard]] OutputFunction<P> outputFunction(Form form);

template <LearnedPosition P>
[[nodiscard]] std::int32_t outputOf(const Weights& weights, const P& position, Form form)
{
    return outputFunction<P>(form)(weights, position);
}

/// Converts an output to hundredths of a stone for the side to move.
[[nodiscard]] inline Value valueOf(const Weights& weights, std::int32_t output)
{
    return clampedEstimate(static_cast<int>((std::int64_t{output} * weights.scale) >> (2 * kFractionBits)));
}

} // namespace qumalaq::ai::nnue
