// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/togyz/togyz_position.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// The shape of the network that judges Togyzqumalaq, in one place: what goes in, how many units, which numbers. The
/// engine, the trainer and the file format all read it from here; whoever changes it changes kFormatVersion too.
///
///     21 rows of a table, one for each thing seen  ->  sum: 32 units  ->  clipped, squared
///     ->  16 units  ->  clipped, squared  ->  1 value        (the last two chosen by the stones left on the board)
///
/// Everything is integer. A real number x is held as x * 1,024, a clipped unit (0 to 1) as 0 to 1,023.
namespace qumalaq::ai::nnue {

inline constexpr std::uint32_t kFormatVersion = 1;

// --- Inputs, from the side of the one to move ---

inline constexpr std::size_t kPits = 18;         ///< the mover's 1 to 9, then the other's
inline constexpr std::size_t kCountsPerPit = 40; ///< the last one means "39 or more"
inline constexpr std::size_t kTuzdykPairs = 256; ///< 16 * the mover's number + the other's
inline constexpr std::size_t kKazanCounts = 83;  ///< the last one means "82 or more"

inline constexpr std::size_t kFirstTuzdykRow = kPits * kCountsPerPit;
inline constexpr std::size_t kFirstMoverKazanRow = kFirstTuzdykRow + kTuzdykPairs;
inline constexpr std::size_t kFirstOtherKazanRow = kFirstMoverKazanRow + kKazanCounts;
inline constexpr std::size_t kRows = kFirstOtherKazanRow + kKazanCounts;
inline constexpr std::size_t kActiveRows = kPits + 3;

/// The rows of the table that a position switches on.
using ActiveRows = std::array<std::uint16_t, kActiveRows>;

[[nodiscard]] constexpr ActiveRows activeRowsOf(const rules::TogyzqumalaqPosition& position)
{
    constexpr std::size_t kHouses = rules::TogyzqumalaqPosition::kHouses;
    static_assert(kPits == 2 * kHouses);
    const rules::Side mover = position.sideToMove();
    const rules::Side other = rules::opponentOf(mover);
    const auto& own = position.houses(mover);
    const auto& theirs = position.houses(other);
    const auto capped = [](std::size_t count, std::size_t counts) { return std::min(count, counts - 1); };
    ActiveRows rows{};
    for (std::size_t i = 0; i < kHouses; ++i) {
        rows[i] = static_cast<std::uint16_t>(i * kCountsPerPit + capped(own[i], kCountsPerPit));
        rows[kHouses + i] =
            static_cast<std::uint16_t>((kHouses + i) * kCountsPerPit + capped(theirs[i], kCountsPerPit));
    }
    const auto number = [&](rules::Side side) { return static_cast<std::size_t>(position.tuzdykOf(side)); };
    const auto kazan = [&](rules::Side side) {
        return capped(static_cast<std::size_t>(position.store(side)), kKazanCounts);
    };
    rows[kPits] = static_cast<std::uint16_t>(kFirstTuzdykRow + 16 * number(mover) + number(other));
    rows[kPits + 1] = static_cast<std::uint16_t>(kFirstMoverKazanRow + kazan(mover));
    rows[kPits + 2] = static_cast<std::uint16_t>(kFirstOtherKazanRow + kazan(other));
    return rows;
}

// --- Layers ---

inline constexpr std::size_t kUnits = 32;
inline constexpr std::size_t kHidden = 16;
inline constexpr std::size_t kBuckets = 6;

/// Which of the last layers judges: the fewer stones are left, the later.
[[nodiscard]] constexpr std::size_t bucketOf(int stonesOnBoard)
{
    constexpr std::array<int, kBuckets - 1> kBounds = {126, 98, 70, 44, 22};
    std::size_t bucket = 0;
    for (const int bound : kBounds)
        bucket += stonesOnBoard < bound ? 1U : 0U;
    return bucket;
}

/// Bits after the binary point, of weights and units alike; a product has twice as many.
inline constexpr int kFractionBits = 10;
inline constexpr int kOne = 1 << kFractionBits;
inline constexpr int kLargestUnit = kOne - 1;

/// One set of last layers.
struct alignas(64) Head {
    /// [input pair][unit][input of the pair]: as the fast form multiplies them.
    std::array<std::array<std::array<std::int16_t, 2>, kHidden>, kUnits / 2> hidden{};
    std::array<std::int32_t, kHidden> hiddenBias{}; ///< in 1 / 2^20
    std::array<std::int16_t, kHidden> output{};
    std::int32_t outputBias = 0; ///< in 1 / 2^20

    [[nodiscard]] constexpr std::int16_t hiddenWeight(std::size_t input, std::size_t unit) const
    {
        return hidden[input / 2][unit][input % 2];
    }
    friend bool operator==(const Head&, const Head&) = default;
};

/// All numbers of a network.
struct alignas(64) Weights {
    std::array<std::array<std::int16_t, kUnits>, kRows> rows{};
    std::array<std::int16_t, kUnits> bias{};
    std::array<Head, kBuckets> heads{};
    /// Hundredths of a stone for 1 of the output, where the output is the logit of the expected points.
    std::int32_t scale = 0;

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// No position can overflow a sum. Inference does not check: only weights for which this is true may be used.
[[nodiscard]] bool isInRange(const Weights& weights);

} // namespace qumalaq::ai::nnue
