// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/sowing/sowing_position.h"

#include <array>

/// Congkak, Sungka: the mancala of South East Asia.
///
/// Sources:
///   [S] "South East Asian Mancala: Congkak / Sungka", the default
///   [B] Bernardo, Sungka, 1937
///   [O] other descriptions: texts derived from Wikipedia, notes of Malaysian competitions, and Skeat 1900 as
///       summarised in the Ludii database
namespace qumalaq::rules {

/// Where the sources differ.
struct CongkakChoice {
    CapturingStone capturingStone = CapturingStone::IsTaken;
    Turn turn = Turn::AgainFromHome;
    End end = End::BoardEmpty;
};

[[nodiscard]] constexpr SowingRules congkakRules(const CongkakChoice& choice)
{
    SowingRules rules;
    rules.pits = {3, kMaxPits, 7};       // [S] seven in a row; [O] fewer and more
    rules.stones = {1, 20, 7};           // [S] seven in a pit; [O] fewer and more
    rules.stores = StorePlacement::Ends; // [S] two homes at the ends, each owned by the player whose left it is
    rules.direction = SowingDirection::Clockwise; // [S] towards the player's left
    rules.storeSowing = StoreSowing::OwnOnly;     // [S] into the mover's home, not into the opponent's
    rules.lap = Lap::Relay;                       // [S] on from an occupied pit, on either row
    rules.capture = Capture::OppositeOfOwnRow;    // [S] from an empty pit of the mover what lies opposite
    rules.capturingStone = choice.capturingStone; // [S] with the last stone; [B] without it
    rules.turn = choice.turn; // [S] a last stone in the mover's home earns another move; [O] it ends the turn
    rules.end = choice.end;   // [S] when all pits are empty; [O] when the mover's row is
    // [O] the rest goes to the owner of its row; in [S] nothing is left.
    rules.remainderOwner = choice.end == End::BoardEmpty ? RemainderOwner::Nobody : RemainderOwner::RowOwners;
    return rules;
}

inline constexpr std::array kCongkakCapturingStones = {CapturingStone::IsTaken, CapturingStone::Stays};
inline constexpr std::array kCongkakTurns = {Turn::AgainFromHome, Turn::Alternates};
inline constexpr std::array kCongkakEnds = {End::BoardEmpty, End::RowEmpty};

/// Every combination: capturer, turn and end, the last changing fastest.
inline constexpr auto kCongkakTables = [] {
    std::array<SowingRules, kCongkakCapturingStones.size() * kCongkakTurns.size() * kCongkakEnds.size()> tables{};
    std::size_t index = 0;
    for (const CapturingStone capturingStone : kCongkakCapturingStones) {
        for (const Turn turn : kCongkakTurns) {
            for (const End end : kCongkakEnds)
                tables[index++] = congkakRules({capturingStone, turn, end});
        }
    }
    return tables;
}();

using CongkakPosition = SowingPosition<kCongkakTables>;

static_assert(GamePosition<CongkakPosition>);
static_assert(sizeof(CongkakPosition) == 48);

} // namespace qumalaq::rules
