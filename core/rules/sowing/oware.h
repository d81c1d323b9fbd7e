// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/sowing/sowing_position.h"

#include <array>

/// Oware in its tournament form, Abapa.
///
/// Sources:
///   [S] the Abapa rules of the Oware Society
///   [L] Ludoteka, the international unified rules
///   [M] the Oware tournaments of the Mind Sports Olympiad
///   [B] Romein and Bal, Awari is Solved, ICGA Journal 25(3), 2002
namespace qumalaq::rules {

/// Where the sources differ.
struct OwareChoice {
    GrandSlam grandSlam = GrandSlam::TakesNothing;
};

[[nodiscard]] constexpr SowingRules owareRules(const OwareChoice& choice)
{
    SowingRules rules;
    rules.pits = {6, 6, 6};   // [S] two rows of six
    rules.stones = {4, 4, 4}; // [S] four in a pit
    rules.stores = StorePlacement::Ends;
    rules.direction = SowingDirection::Anticlockwise;     // [S]
    rules.feeding = Feeding::Required;                    // [S] [L] an opponent without seeds must be given some
    rules.storeSowing = StoreSowing::PassedOver;          // [S] the stores hold captured seeds only
    rules.origin = Origin::PassedOver;                    // [S] with twelve and more the pit is left empty
    rules.lap = Lap::Single;                              // [S]
    rules.capture = Capture::TwoOrThreeInOtherRow;        // [S] twos and threes, and those before them
    rules.grandSlam = choice.grandSlam;                   // [S] [L] [M] takes nothing; [B] takes all
    rules.turn = Turn::Alternates;                        // [S]
    rules.end = End::MajorityOrRowEmpty;                  // [S] 25 seeds win
    rules.remainderOwner = RemainderOwner::RowOwners;     // [S] the rest belongs to the player who cannot feed
    rules.repetitionResult = RepetitionResult::RowOwners; // [S] each player takes the seeds in its row
    return rules;
}

inline constexpr std::array kOwareGrandSlams = {GrandSlam::TakesNothing, GrandSlam::Takes};

/// A table for each form of the grand slam.
inline constexpr auto kOwareTables = [] {
    std::array<SowingRules, kOwareGrandSlams.size()> tables{};
    for (std::size_t i = 0; i < tables.size(); ++i)
        tables[i] = owareRules({kOwareGrandSlams[i]});
    return tables;
}();

using OwarePosition = SowingPosition<kOwareTables>;

static_assert(GamePosition<OwarePosition>);
static_assert(sizeof(OwarePosition) == 48);

} // namespace qumalaq::rules
