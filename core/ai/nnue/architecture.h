// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"
#include "core/rules/game.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/congkak.h"
#include "core/rules/togyz/togyz_position.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>

/// The shape of the networks: inputs, units, number formats. Used by the engine, the trainer and the file format. A
/// file contains its sizes; any other change here needs a new kFormatVersion.
///
/// The shape is the same for every game that has a network, and large enough for Togyzqumalaq. A smaller game leaves
/// inputs unused: the pits that it lacks are empty, and there are no tuzdyks.
///
///     21 rows of a table and one for each threat   ->  sum: 128 units  ->  clipped, squared
///     ->  16 units  ->  clipped, squared  ->  1 value        (the last two chosen by the stones left on the board)
///
/// All arithmetic is in integers. A real number x is represented by x * 1,024, a clipped unit (0 to 1) by 0 to 1,023.
namespace qumalaq::ai::nnue {

inline constexpr std::uint16_t kFormatVersion = 3;

// --- The games ---

/// The positions that a network can evaluate.
template <typename P>
concept LearnedPosition =
    rules::GamePosition<P> &&(std::same_as<P, rules::TogyzqumalaqPosition> || std::same_as<P, rules::CongkakPosition>);

/// The games that have a network. Files identify a game by its index in this list.
inline constexpr std::array kLearnedGames = {rules::GameId::Togyzqumalaq, rules::GameId::Congkak};

/// Requires one of kLearnedGames.
[[nodiscard]] constexpr std::uint16_t fileNumberOf(rules::GameId game)
{
    const auto* place = std::find(kLearnedGames.begin(), kLearnedGames.end(), game);
    assert(place != kLearnedGames.end());
    return static_cast<std::uint16_t>(place - kLearnedGames.begin());
}
[[nodiscard]] constexpr std::optional<rules::GameId> gameOfFileNumber(std::uint16_t number)
{
    return number < kLearnedGames.size() ? std::optional(kLearnedGames[number]) : std::nullopt;
}

/// The game whose network can evaluate a position, if there is one. Congkak: only with the default options.
template <rules::GamePosition P>
[[nodiscard]] constexpr std::optional<rules::GameId> learnedGameOf(const P&)
{
    return std::nullopt;
}
[[nodiscard]] constexpr std::optional<rules::GameId> learnedGameOf(const rules::TogyzqumalaqPosition&)
{
    return rules::GameId::Togyzqumalaq;
}
[[nodiscard]] constexpr std::optional<rules::GameId> learnedGameOf(const rules::CongkakPosition& position)
{
    constexpr rules::SowingStart kStandard = rules::CongkakPosition::standardStart();
    const bool isStandard = position.table() == kStandard.table && position.pits() == kStandard.pits
                            && position.layout().totalStones == 2 * kStandard.pits * kStandard.stones;
    return isStandard ? std::optional(rules::GameId::Congkak) : std::nullopt;
}
[[nodiscard]] inline std::optional<rules::GameId> learnedGameOf(const rules::AnyPosition& position)
{
    return position.visit([](const auto& known) { return learnedGameOf(known); });
}

// --- Inputs, from the mover's point of view ---

inline constexpr std::size_t kPits = 18;         ///< the mover's 1 to 9, then the other's
inline constexpr std::size_t kCountsPerPit = 40; ///< the last one means "39 or more"
inline constexpr std::size_t kTuzdykPairs = 256; ///< 16 * the mover's number + the other's
inline constexpr std::size_t kKazanCounts = 83;  ///< the last one means "82 or more"

inline constexpr std::size_t kFirstTuzdykRow = kPits * kCountsPerPit;
inline constexpr std::size_t kFirstMoverKazanRow = kFirstTuzdykRow + kTuzdykPairs;
inline constexpr std::size_t kFirstOtherKazanRow = kFirstMoverKazanRow + kKazanCounts;
inline constexpr std::size_t kFirstThreatRow = kFirstOtherKazanRow + kKazanCounts;
inline constexpr std::size_t kThreats = 16; ///< of a pit, see threatsOf()
inline constexpr std::size_t kRows = kFirstThreatRow + kPits * kThreats;
/// Rows of threat 0 (nothing) are zero, as isInRange() requires, and are skipped by the fast forms.
[[nodiscard]] constexpr bool isRowOfNoThreat(std::size_t row)
{
    return row >= kFirstThreatRow && (row - kFirstThreatRow) % kThreats == 0;
}
inline constexpr std::size_t kActiveRows = kPits + 3 + kPits;

/// The part of a position that is the input of a network; the mover's numbers come first.
struct NetworkInput {
    std::array<std::uint8_t, kPits> pits{};
    std::array<std::uint8_t, 2> tuzdyks{}; ///< numbers; 0 for none
    std::array<std::uint8_t, 2> kazans{};  ///< or stores

    friend bool operator==(const NetworkInput&, const NetworkInput&) = default;
};

[[nodiscard]] constexpr NetworkInput networkInputOf(const rules::TogyzqumalaqPosition& position)
{
    static_assert(kPits == 2 * rules::TogyzqumalaqPosition::kPits);
    const rules::Side mover = position.sideToMove();
    const rules::Side other = rules::opponentOf(mover);
    NetworkInput networkInput;
    const auto pits = std::copy(position.pits(mover).begin(), position.pits(mover).end(), networkInput.pits.begin());
    std::copy(position.pits(other).begin(), position.pits(other).end(), pits);
    networkInput.tuzdyks = {static_cast<std::uint8_t>(position.tuzdykOf(mover)),
                            static_cast<std::uint8_t>(position.tuzdykOf(other))};
    networkInput.kazans = {static_cast<std::uint8_t>(position.store(mover)),
                           static_cast<std::uint8_t>(position.store(other))};
    return networkInput;
}

/// Requires learnedGameOf(position).
[[nodiscard]] constexpr NetworkInput networkInputOf(const rules::CongkakPosition& position)
{
    NetworkInput networkInput;
    auto pits = networkInput.pits.begin();
    auto kazan = networkInput.kazans.begin();
    const rules::Side mover = position.sideToMove();
    for (const rules::Side side : {mover, rules::opponentOf(mover)}) {
        for (std::uint8_t number = 1; number <= position.pits(); ++number)
            pits[number - 1] = static_cast<std::uint8_t>(position.stonesIn({side, number}));
        pits += kPits / 2;
        *kazan++ = static_cast<std::uint8_t>(position.store(side));
    }
    return networkInput;
}

inline constexpr std::uint8_t kLargestCapture = 2 * (kThreats - 2); ///< or more
inline constexpr std::uint8_t kTuzdykThreat = kThreats - 1;

/// What a move from each pit would do if its player were to move: 0 nothing, kTuzdykThreat a tuzdyk, else half of the
/// stones that it would capture. A separate input, because a sum of rows cannot combine two pits. Only for
/// Togyzqumalaq.
[[nodiscard]] constexpr std::array<std::uint8_t, kPits> threatsOf(const NetworkInput& networkInput)
{
    constexpr std::size_t kHalf = kPits / 2;
    std::array<std::uint8_t, kPits> threats{};
    for (std::size_t pit = 0; pit < kPits; ++pit) {
        const std::size_t hand = networkInput.pits[pit];
        const std::size_t side = pit / kHalf;
        const std::size_t way = pit % kHalf + std::max<std::size_t>(hand, 2) - 1; // from the player's pit 1
        if (hand == 0 || way % kPits < kHalf)
            continue;
        const std::size_t target = way % kPits - kHalf;
        const std::size_t number = target + 1;
        if (number == networkInput.tuzdyks[side])
            continue;
        const std::size_t stones = networkInput.pits[(1 - side) * kHalf + target] + way / kPits + 1;
        if (stones % 2 == 0)
            threats[pit] = static_cast<std::uint8_t>(std::min<std::size_t>(stones, kLargestCapture) / 2);
        else if (stones == 3 && networkInput.tuzdyks[side] == 0 && number != kHalf
                 && number != networkInput.tuzdyks[1 - side])
            threats[pit] = kTuzdykThreat;
    }
    return threats;
}

/// The rows of the table that are active in a position.
using ActiveRows = std::array<std::uint16_t, kActiveRows>;

[[nodiscard]] constexpr ActiveRows activeRowsOf(rules::GameId game, const NetworkInput& networkInput)
{
    const auto capped = [](std::size_t count, std::size_t counts) { return std::min(count, counts - 1); };
    const auto threats =
        game == rules::GameId::Togyzqumalaq ? threatsOf(networkInput) : std::array<std::uint8_t, kPits>{};
    ActiveRows rows{};
    for (std::size_t i = 0; i < kPits; ++i) {
        rows[i] = static_cast<std::uint16_t>(i * kCountsPerPit + capped(networkInput.pits[i], kCountsPerPit));
        rows[kPits + 3 + i] = static_cast<std::uint16_t>(kFirstThreatRow + i * kThreats + threats[i]);
    }
    rows[kPits] = static_cast<std::uint16_t>(kFirstTuzdykRow + 16U * networkInput.tuzdyks[0] + networkInput.tuzdyks[1]);
    rows[kPits + 1] = static_cast<std::uint16_t>(kFirstMoverKazanRow + capped(networkInput.kazans[0], kKazanCounts));
    rows[kPits + 2] = static_cast<std::uint16_t>(kFirstOtherKazanRow + capped(networkInput.kazans[1], kKazanCounts));
    return rows;
}

/// The same for a position.
[[nodiscard]] constexpr ActiveRows activeRowsOf(const rules::TogyzqumalaqPosition& position)
{
    return activeRowsOf(rules::GameId::Togyzqumalaq, networkInputOf(position));
}
[[nodiscard]] constexpr ActiveRows activeRowsOf(const rules::CongkakPosition& position)
{
    return activeRowsOf(rules::GameId::Congkak, networkInputOf(position));
}

// --- Layers ---

inline constexpr std::size_t kUnits = 128;
inline constexpr std::size_t kHidden = 16;
inline constexpr std::size_t kBuckets = 6;

/// The stones left on the board, scaled as if the game began with those of Togyzqumalaq.
[[nodiscard]] constexpr int stonesLeftOf(const NetworkInput& networkInput)
{
    const int onBoard = std::accumulate(networkInput.pits.begin(), networkInput.pits.end(), 0);
    return onBoard * rules::TogyzqumalaqPosition::kTotalStones
           / (onBoard + networkInput.kazans[0] + networkInput.kazans[1]);
}

/// The index of the last layers to be used; it grows as fewer stones are left.
[[nodiscard]] constexpr std::size_t bucketOf(int stonesLeft)
{
    constexpr std::array<int, kBuckets - 1> kBounds = {126, 98, 70, 44, 22};
    std::size_t bucket = 0;
    for (const int bound : kBounds)
        bucket += stonesLeft < bound ? 1U : 0U;
    return bucket;
}

/// Bits after the binary point, of weights and of units; a product has twice as many.
inline constexpr int kFractionBits = 10;
inline constexpr int kOne = 1 << kFractionBits;
inline constexpr int kLargestUnit = kOne - 1;

/// One set of last layers.
struct alignas(64) Head {
    /// [input pair][unit][input of the pair], the order in which the fast forms multiply.
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
    /// Hundredths of a stone for an output of 1; the output is the logit of the expected points.
    std::int32_t scale = 0;

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// Whether no position can overflow a sum, and the rows of no threat are zero. A precondition of inference, which does
/// not check it.
[[nodiscard]] bool isInRange(const Weights& weights);

} // namespace qumalaq::ai::nnue
