// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"
#include "core/rules/board_state.h"

#include <algorithm>
#include <array>
#include <cstdint>

/// How the two-row sowing games differ, one enum for each aspect. A game is a table of choices, see congkak.h.
namespace qumalaq::rules {

/// Where a move may start (stage: allow).
enum class Prescription : std::uint8_t {
    Never,        ///< any occupied house of the mover's row
    AfterCapture, ///< after a turn that took something, the house behind its end (the next one with stones) must start
    AfterOpening, ///< the same after every turn, once both players have had their first
};

/// Where the first stone of a lifted house goes (stage: lift).
enum class FirstStone : std::uint8_t {
    NextHouse,
    SameHouse, ///< back where it was, unless it is the only one
};

/// Whether stones are sown into the stores (stage: sow).
enum class Homes : std::uint8_t {
    PassedOver,
    OwnSown, ///< into the mover's, behind the last house of its row; the opponent's is skipped
};

/// What follows when the last stone falls into an occupied house (stage: lap).
enum class Lap : std::uint8_t {
    Single, ///< nothing: the sowing is over
    Relay,  ///< the house is lifted with the last stone and sown on
};

/// What the last stone takes (stage: capture).
enum class Capture : std::uint8_t {
    EvenInOtherRow,     ///< an even number of stones, itself included, in a house of the opponent
    OppositeOfOwnRow,   ///< from an empty house of the mover's row the stones opposite
    OppositeOfEveryRow, ///< from an empty house of either row the stones opposite
};

/// What happens to the stone that captured (stage: capture).
enum class Capturer : std::uint8_t {
    IsTaken, ///< goes to the store with them
    Stays,
    SowsOn, ///< is sown into the next house, where the sowing goes on
};

/// Whether a house can become a trap for the opponent's stones (stage: capture).
enum class Tuzdyk : std::uint8_t {
    None,
    OfThree, ///< a house of the opponent with three stones, as in Togyzqumalaq
};

/// Who moves next (stage: end).
enum class Turn : std::uint8_t {
    Alternates,
    AgainFromHome, ///< the mover, if the last stone fell into the mover's home
};

/// When the game is over (stage: end).
enum class End : std::uint8_t {
    BoardEmpty,         ///< no house holds a stone; a player with an empty row passes
    RowEmpty,           ///< the player to move has an empty row
    MajorityOrRowEmpty, ///< also as soon as a store holds more than half of all stones
};

/// Who owns the stones left in the houses at the end.
enum class Share : std::uint8_t {
    Nobody,
    RowOwners, ///< each side owns those in its row
};

/// A number that a game is set up with.
struct NumberRange {
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    std::uint8_t standard = 0;

    [[nodiscard]] constexpr bool contains(int number) const { return number >= least && number <= most; }
};

/// A game of this family. The stages of a turn come in the order of the members: allow, lift, sow, lap, capture, end.
struct SowingRules {
    // the board
    NumberRange houses{9, 9, 9}; ///< in a row
    NumberRange stones{9, 9, 9}; ///< in a house at the start
    /// How many houses are empty at the start, over both rows and at least one in each; and which, unless others are
    /// chosen.
    InlineVector<House, kMaxHouses> emptyHouses;
    StorePlacement stores = StorePlacement::Ends;
    SowingDirection direction = SowingDirection::Anticlockwise;

    Prescription prescription = Prescription::Never;
    FirstStone firstStone = FirstStone::NextHouse;
    Homes homes = Homes::PassedOver;
    Lap lap = Lap::Single;
    std::uint16_t lapLimit = 0; ///< a sowing of this many laps is endless: it stops and the game ends; 0: cannot happen
    Capture capture = Capture::EvenInOtherRow;
    Capturer capturer = Capturer::IsTaken;
    Tuzdyk tuzdyk = Tuzdyk::None;
    std::uint8_t quietTurns = 0; ///< turns, counted over both players, in which nothing is taken
    bool countsTurns = false;    ///< the number of turns played is part of the position
    Turn turn = Turn::Alternates;
    End end = End::RowEmpty;
    Share share = Share::RowOwners;
};

/// Each player's first turn is exempt from Prescription::AfterOpening.
inline constexpr int kOpeningTurns = 2;

/// Why a table is not a valid game.
enum class SowingFault : std::uint8_t {
    HousesOutOfRange,          ///< a row has 3 to kMaxHouses houses
    StonesOutOfRange,          ///< a house starts with 1 to 100 stones
    StandardOutOfRange,        ///< a standard number lies outside its own range
    EmptyHousesOutOfRange,     ///< no such house, none in one of the rows, or a whole row
    HomeTurnWithoutHome,       ///< an extra turn is earned in a home that no stone falls into
    RelayLeavesNothingToCount, ///< a relay lifts every occupied house, so an even capture never occurs
    EvenCaptureHasNoCapturer,  ///< the stone that makes the count even is part of it, so it cannot stay or sow on
    TuzdykNeedsEvenCapture,    ///< a tuzdyk needs the count in the opponent's house
    TuzdykWithHomes,           ///< a stone would fall into a home and a trap of the same owner
    EndlessWithoutLimit,       ///< no stone leaves the board in a lap, so a sowing may never end
    LimitWithoutLaps,          ///< there is one lap only
    QuietTurnsUncounted,       ///< the position does not know which turn it is
    PrescriptionUncounted,     ///< likewise, for the opening
    PrescribedPass,            ///< a player who passes cannot be told where to begin
    RestOfEmptyBoard,          ///< a game that ends with an empty board leaves nothing to share
};

inline constexpr std::size_t kSowingFaults = 15;

using SowingFaults = InlineVector<SowingFault, kSowingFaults>;

/// The empty houses lie on the shortest board, in both rows, and leave stones in both.
[[nodiscard]] constexpr bool isSpread(const SowingRules& rules)
{
    std::array<int, 2> inRow{};
    for (const House house : rules.emptyHouses) {
        if (house.number < 1 || house.number > rules.houses.least)
            return false;
        ++inRow[indexOf(house.row)];
    }
    return std::all_of(inRow.begin(), inRow.end(),
                       [&rules](int count) { return count > 0 && count < rules.houses.least; });
}

/// All contradictions of a table; empty if it is a valid game. SowingPosition does not compile with an invalid one.
[[nodiscard]] constexpr SowingFaults validate(const SowingRules& rules)
{
    constexpr int kLeastHouses = 3;
    constexpr int kMostStones = 100; // keeps the total within 16 bits with room to spare

    SowingFaults faults;
    const auto check = [&faults](bool isFault, SowingFault fault) {
        if (isFault)
            faults.push_back(fault);
    };
    const auto isOrdered = [](const NumberRange& range) { return range.least <= range.most; };
    const bool isRelay = rules.lap == Lap::Relay;
    const bool isEven = rules.capture == Capture::EvenInOtherRow;
    const bool goesOn = isRelay || rules.capturer == Capturer::SowsOn;

    check(!isOrdered(rules.houses) || rules.houses.least < kLeastHouses || rules.houses.most > kMaxHouses,
          SowingFault::HousesOutOfRange);
    check(!isOrdered(rules.stones) || rules.stones.least < 1 || rules.stones.most > kMostStones,
          SowingFault::StonesOutOfRange);
    check(!rules.houses.contains(rules.houses.standard) || !rules.stones.contains(rules.stones.standard),
          SowingFault::StandardOutOfRange);
    check(!rules.emptyHouses.empty() && !isSpread(rules), SowingFault::EmptyHousesOutOfRange);
    check(rules.turn == Turn::AgainFromHome && rules.homes != Homes::OwnSown, SowingFault::HomeTurnWithoutHome);
    check(isRelay && isEven, SowingFault::RelayLeavesNothingToCount);
    check(isEven && rules.capturer != Capturer::IsTaken, SowingFault::EvenCaptureHasNoCapturer);
    check(rules.tuzdyk == Tuzdyk::OfThree && !isEven, SowingFault::TuzdykNeedsEvenCapture);
    check(rules.tuzdyk == Tuzdyk::OfThree && rules.homes == Homes::OwnSown, SowingFault::TuzdykWithHomes);
    check(goesOn && rules.homes == Homes::PassedOver && rules.lapLimit == 0, SowingFault::EndlessWithoutLimit);
    check(!goesOn && rules.lapLimit != 0, SowingFault::LimitWithoutLaps);
    check(rules.quietTurns != 0 && !rules.countsTurns, SowingFault::QuietTurnsUncounted);
    check(rules.prescription == Prescription::AfterOpening && !rules.countsTurns, SowingFault::PrescriptionUncounted);
    check(rules.prescription != Prescription::Never && rules.end == End::BoardEmpty, SowingFault::PrescribedPass);
    check(rules.end == End::BoardEmpty && rules.share != Share::Nobody, SowingFault::RestOfEmptyBoard);
    return faults;
}

} // namespace qumalaq::rules
