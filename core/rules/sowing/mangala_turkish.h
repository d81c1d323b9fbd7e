// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/sowing/sowing_position.h"

#include <array>

/// Mangala as it is played in Turkey, in schools and tournaments.
///
/// Sources, which agree:
///   [M] the four basic rules of "Mangala, Türk Zeka ve Strateji Oyunu", registered by the Ministry of Culture in 2009
///   [E] the World Ethnosport Confederation
namespace qumalaq::rules {

[[nodiscard]] constexpr SowingRules mangalaTurkishRules()
{
    SowingRules rules;
    rules.pits = {6, 6, 6};                           // [M] [E] two rows of six
    rules.stones = {4, 4, 4};                         // [M] [E] four in a pit
    rules.stores = StorePlacement::Ends;              // [M] each player owns the store to the right
    rules.direction = SowingDirection::Anticlockwise; // [M] [E]
    rules.firstStone = FirstStone::SamePit;   // [M] [E] the first stone stays where it was, unless it is the only one
    rules.storeSowing = StoreSowing::OwnOnly; // [M] into the mover's store, not into the opponent's
    rules.lap = Lap::Single;                  // [M]
    rules.capture = Capture::EvenOrOpposite;  // [M] second and third rule
    rules.capturingStone = CapturingStone::IsTaken;  // [M] with the stones opposite
    rules.turn = Turn::AgainFromHome;                // [M] first rule
    rules.end = End::AnyRowEmpty;                    // [M] fourth rule
    rules.remainderOwner = RemainderOwner::EmptyRow; // [M] fourth rule: the player who has no stones left owns the rest
    return rules;
}

inline constexpr std::array kMangalaTurkishTables = {mangalaTurkishRules()};

using MangalaTurkishPosition = SowingPosition<kMangalaTurkishTables>;

static_assert(GamePosition<MangalaTurkishPosition>);
static_assert(sizeof(MangalaTurkishPosition) == 48);

} // namespace qumalaq::rules
