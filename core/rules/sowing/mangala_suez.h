// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/sowing/sowing_position.h"

#include <array>

/// Mangala as it was played at Suez.
///
/// Source [E]: DLP.Evidence.668, Parker 1909, page 601. Its summary [D] and its quotation [P] differ in where a turn
/// has to begin; [L] is the reading of the Ludii database.
namespace qumalaq::rules {

/// Where the sources differ.
struct MangalaSuezChoice {
    Prescription prescription = Prescription::AfterCapture;
    RemainderOwner remainderOwner = RemainderOwner::Nobody;
    std::uint8_t quietTurns = 2;
};

/// A sowing with this many laps counts as endless: in 14 million turns the longest sowing that ended had 583 laps.
inline constexpr std::uint16_t kMangalaSuezLapLimit = 1000;

/// The source says how many pits of each row are empty, but not which: these were chosen near the middle.
inline constexpr std::array kMangalaSuezEmptyPits = {Pit{Side::South, 2}, Pit{Side::South, 5}, Pit{Side::North, 3}};

[[nodiscard]] constexpr SowingRules mangalaSuezRules(const MangalaSuezChoice& choice)
{
    SowingRules rules;
    rules.pits = {6, 6, 6};                     // [E] two rows of six
    rules.stones = {8, 8, 8};                   // [E] eight stones in each of nine pits
    for (const Pit pit : kMangalaSuezEmptyPits) // [E] two of one row and one of the other
        rules.emptyPits.push_back(pit);
    rules.stores = StorePlacement::Ends;              // [E] none on the board: what is taken lies beside it
    rules.direction = SowingDirection::Anticlockwise; // [E]
    rules.prescription = choice.prescription;         // [D] after a capture; [P] after every turn; [L] never
    rules.lap = Lap::Relay;                           // [E] on from an occupied pit, on either row
    rules.lapLimit = kMangalaSuezLapLimit;            // found by playing: there are endless sowings
    rules.capture = Capture::OppositeOfEveryRow;      // [E] from an empty pit, on either row
    rules.capturingStone = CapturingStone::SowsOn;    // [E] and is sown on from there
    rules.quietTurns = choice.quietTurns;             // [E] nothing is taken in each player's first turn
    rules.countsTurns = true;
    rules.turn = Turn::Alternates;                // [E]
    rules.end = End::RowEmpty;                    // [E] "the game ends with the first round"
    rules.remainderOwner = choice.remainderOwner; // [E] the stones taken are counted; the option counts the rest too
    return rules;
}

inline constexpr std::array kMangalaSuezPrescriptions = {Prescription::AfterCapture, Prescription::AfterOpening,
                                                         Prescription::Never};
inline constexpr std::array kMangalaSuezRemainderOwners = {RemainderOwner::Nobody, RemainderOwner::RowOwners};
inline constexpr NumberRange kMangalaSuezQuietTurns{0, 4, 2};

/// Every combination: prescription, share and quiet turns, the last changing fastest.
inline constexpr auto kMangalaSuezTables = [] {
    constexpr std::size_t kQuiet = kMangalaSuezQuietTurns.maximum + 1U;
    std::array<SowingRules, kMangalaSuezPrescriptions.size() * kMangalaSuezRemainderOwners.size() * kQuiet> tables{};
    std::size_t index = 0;
    for (const Prescription prescription : kMangalaSuezPrescriptions) {
        for (const RemainderOwner remainderOwner : kMangalaSuezRemainderOwners) {
            for (std::uint8_t quiet = 0; quiet < kQuiet; ++quiet)
                tables[index++] = mangalaSuezRules({prescription, remainderOwner, quiet});
        }
    }
    return tables;
}();

using MangalaSuezPosition = SowingPosition<kMangalaSuezTables>;

static_assert(GamePosition<MangalaSuezPosition>);
static_assert(sizeof(MangalaSuezPosition) == 48);

} // namespace qumalaq::rules
