// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/sowing/sowing_position.h"

#include <array>

/// Kalah, the mancala of the West.
///
/// Sources:
///   [K] the rules sold with the game since the 1950s, as in Wikipedia
///   [I] Irving, Donkers and Uiterwijk, Solving Kalah, ICGA Journal 23(3), 2000
namespace qumalaq::rules {

/// Where the sources differ.
struct KalahChoice {
    EmptyCapture emptyCapture = EmptyCapture::Nothing;
};

[[nodiscard]] constexpr SowingRules kalahRules(const KalahChoice& choice)
{
    SowingRules rules;
    rules.pits = {3, 6, 6};                           // [K] six in a row; [I] fewer
    rules.stones = {3, 6, 4};                         // [K] three to six, usually four
    rules.stores = StorePlacement::Ends;              // [K] each player owns the store to the right
    rules.direction = SowingDirection::Anticlockwise; // [K]
    rules.storeSowing = StoreSowing::OwnOnly;         // [K] into the mover's store, not into the opponent's
    rules.lap = Lap::Single;                          // [K]
    rules.capture = Capture::OppositeOfOwnRow;        // [K] from an empty pit of the mover what lies opposite
    rules.capturingStone = CapturingStone::IsTaken;   // [K] with the last stone
    rules.emptyCapture = choice.emptyCapture;         // [K] nothing if nothing lies opposite; [I] the last stone
    rules.turn = Turn::AgainFromHome;                 // [K] a last stone in the mover's store earns another move
    rules.end = End::AnyRowEmpty;                     // [K] as soon as a row is empty
    rules.remainderOwner = RemainderOwner::RowOwners; // [K] the rest goes to the owner of its row
    return rules;
}

inline constexpr std::array kKalahEmptyCaptures = {EmptyCapture::Nothing, EmptyCapture::Itself};

/// A table for each form of the empty capture.
inline constexpr auto kKalahTables = [] {
    std::array<SowingRules, kKalahEmptyCaptures.size()> tables{};
    for (std::size_t i = 0; i < tables.size(); ++i)
        tables[i] = kalahRules({kKalahEmptyCaptures[i]});
    return tables;
}();

using KalahPosition = SowingPosition<kKalahTables>;

static_assert(GamePosition<KalahPosition>);
static_assert(sizeof(KalahPosition) == 48);

} // namespace qumalaq::rules
