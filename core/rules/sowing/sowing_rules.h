// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/inline_vector.h"
#include "core/rules/board_state.h"

#include <algorithm>
#include <array>
#include <cstdint>

/// The differences between the two-row sowing games, an enum for each. A game is a table of choices, see congkak.h.
namespace qumalaq::rules {

/// Where a move may start (stage: allow).
enum class Prescription : std::uint8_t {
    Never,        ///< any occupied pit of the mover's row
    AfterCapture, ///< after a turn with a capture: only the next occupied pit after the end of that turn
    AfterOpening, ///< the same after every turn, once both players have had their first
};

/// Whether the mover must leave stones for the opponent (stage: allow).
enum class Feeding : std::uint8_t {
    NotRequired,
    Required, ///< if the opponent's row is empty, only a move that leaves a stone there is legal
};

/// Where the first stone of a lifted pit goes (stage: lift).
enum class FirstStone : std::uint8_t {
    NextPit,
    SamePit, ///< back into the same pit, unless it is the only stone
};

/// Whether stones are sown into the stores (stage: sow).
enum class StoreSowing : std::uint8_t {
    PassedOver,
    OwnOnly, ///< into the mover's, after the last pit of its row; the opponent's is skipped
};

/// What a lap that comes round does with the pit in which it began (stage: sow).
enum class Origin : std::uint8_t {
    Sown,
    PassedOver, ///< it stays empty
};

/// What follows when the last stone falls into an occupied pit (stage: lap).
enum class Lap : std::uint8_t {
    Single, ///< nothing: the sowing is over
    Relay,  ///< the stones of the pit, with the last stone, are sown on
};

/// What the last stone takes (stage: capture).
enum class Capture : std::uint8_t {
    EvenInOtherRow,       ///< in a pit of the opponent: its stones, if their number is even with the last stone
    OppositeOfOwnRow,     ///< in an empty pit of the mover's row: the stones opposite
    OppositeOfEveryRow,   ///< in an empty pit of either row: the stones opposite
    EvenOrOpposite,       ///< both EvenInOtherRow and OppositeOfOwnRow
    TwoOrThreeInOtherRow, ///< in a pit of the opponent: its stones, if they are two or three with the last stone; and
                          ///< so on backwards while the pit before is the opponent's and holds two or three
};

/// What a last stone in an empty pit of the mover captures if the pit opposite is empty (stage: capture).
enum class EmptyCapture : std::uint8_t {
    Nothing, ///< it stays
    Itself,
};

/// A capture that would empty the opponent's row (stage: capture).
enum class GrandSlam : std::uint8_t {
    Takes,
    TakesNothing, ///< the move is legal, but all stones stay
};

/// What happens to the stone that captured (stage: capture).
enum class CapturingStone : std::uint8_t {
    IsTaken, ///< goes to the store with the captured stones
    Stays,
    SowsOn, ///< continues the sowing in the next pit
};

/// Whether a pit can become a trap for the opponent's stones (stage: capture).
enum class Tuzdyk : std::uint8_t {
    None,
    OfThree, ///< a pit of the opponent with three stones. Only tests use it, to compare these tables with Togyzqumalaq
};

/// Who moves next (stage: end).
enum class Turn : std::uint8_t {
    Alternates,
    AgainFromHome, ///< the mover, if the last stone fell into the mover's home
};

/// When the game is over (stage: end).
enum class End : std::uint8_t {
    BoardEmpty,         ///< no pit holds a stone; a player with an empty row passes
    RowEmpty,           ///< the player to move has an empty row, or has to feed the opponent and cannot
    MajorityOrRowEmpty, ///< also as soon as a store holds more than half of all stones
    AnyRowEmpty,        ///< one of the rows is empty, whoever is to move
};

/// Who owns the stones left in the pits at the end.
enum class RemainderOwner : std::uint8_t {
    Nobody,
    RowOwners, ///< each side owns those in its row
    EmptyRow,  ///< the side whose row is empty owns those in the other row
};

/// The result of a game that ends by repetition.
enum class RepetitionResult : std::uint8_t {
    Draw,
    RowOwners, ///< decided by the stones in each side's store and row
};

/// The range and the default of a number in the setup of a game.
struct NumberRange {
    std::uint8_t minimum = 0;
    std::uint8_t maximum = 0;
    std::uint8_t defaultValue = 0;

    [[nodiscard]] constexpr bool contains(int number) const { return number >= minimum && number <= maximum; }
};

/// A game of this family. The stages of a turn come in the order of the members: allow, lift, sow, lap, capture, end.
struct SowingRules {
    // the board
    NumberRange pits{9, 9, 9};   ///< in a row
    NumberRange stones{9, 9, 9}; ///< in a pit at the start
    /// The default of the pits that are empty at the start, at least one in each row. Other pits can be chosen, but the
    /// same number of them.
    InlineVector<Pit, kMaxPits> emptyPits;
    StorePlacement stores = StorePlacement::Ends;
    SowingDirection direction = SowingDirection::Anticlockwise;

    Prescription prescription = Prescription::Never;
    Feeding feeding = Feeding::NotRequired;
    FirstStone firstStone = FirstStone::NextPit;
    StoreSowing storeSowing = StoreSowing::PassedOver;
    Origin origin = Origin::Sown;
    Lap lap = Lap::Single;
    std::uint16_t lapLimit = 0; ///< a sowing of this many laps is endless: it stops and the game ends; 0: cannot happen
    Capture capture = Capture::EvenInOtherRow;
    CapturingStone capturingStone = CapturingStone::IsTaken;
    EmptyCapture emptyCapture = EmptyCapture::Nothing;
    GrandSlam grandSlam = GrandSlam::Takes;
    Tuzdyk tuzdyk = Tuzdyk::None;
    std::uint8_t quietTurns = 0; ///< turns, counted over both players, in which nothing is taken
    bool countsTurns = false;    ///< the number of turns played is part of the position
    Turn turn = Turn::Alternates;
    End end = End::RowEmpty;
    RemainderOwner remainderOwner = RemainderOwner::RowOwners;
    RepetitionResult repetitionResult = RepetitionResult::Draw;
};

/// Each player's first turn is exempt from Prescription::AfterOpening.
inline constexpr int kOpeningTurns = 2;

/// Why a table is not a valid game.
enum class SowingRulesError : std::uint8_t {
    PitsOutOfRange,            ///< a row has 3 to kMaxPits pits
    StonesOutOfRange,          ///< a pit starts with 1 to 100 stones
    DefaultOutOfRange,         ///< a default number is outside its range
    EmptyPitsOutOfRange,       ///< no such pit, none in one of the rows, or a whole row
    HomeTurnWithoutHome,       ///< an extra turn is earned in a home into which no stone falls
    FirstStoneInPassedOrigin,  ///< the first stone goes back into a pit that is passed over
    RelayLeavesNothingToCount, ///< a relay lifts every occupied pit, so a capture by count never occurs
    CountHasNoCapturingStone,  ///< the stone that makes the count is part of it, so it cannot stay or sow on
    EmptyCaptureOfNothing,     ///< stones opposite are not captured, or the capturing stone is not taken with them
    GrandSlamOfOnePit,         ///< only a capture of several pits can be denied as a grand slam
    TuzdykNeedsEvenCapture,    ///< a tuzdyk needs captures by count in the opponent's row
    TuzdykWithStoreSowing,     ///< a stone would fall into a home and a trap of the same owner
    EndlessWithoutLimit,       ///< no stone leaves the board in a lap, so a sowing may never end
    LimitWithoutLaps,          ///< there is one lap only
    QuietTurnsUncounted,       ///< the position does not know which turn it is
    PrescriptionUncounted,     ///< likewise, for the opening
    PrescribedPass,            ///< no pit can be prescribed to a player who passes
    RestOfEmptyBoard,          ///< a game that ends with an empty board leaves nothing to share
    FeedingAfterTheEnd,        ///< an empty row is passed or ends the game, so there is nobody to feed
    PrescribedFeeding,         ///< the prescribed pit may be one that does not feed
    RestWithoutEmptyRow,       ///< the game may end with stones in both rows, and then nobody owns the rest
};

inline constexpr std::size_t kSowingRulesErrors = 21;

using SowingRulesErrors = InlineVector<SowingRulesError, kSowingRulesErrors>;

/// Whether the empty pits exist on the shortest board, are in both rows, and leave stones in both.
[[nodiscard]] constexpr bool isSpread(const SowingRules& rules)
{
    std::array<int, 2> inRow{};
    for (const Pit pit : rules.emptyPits) {
        if (pit.number < 1 || pit.number > rules.pits.minimum)
            return false;
        ++inRow[indexOf(pit.row)];
    }
    return std::all_of(inRow.begin(), inRow.end(),
                       [&rules](int count) { return count > 0 && count < rules.pits.minimum; });
}

/// All contradictions of a table; empty if it is a valid game. SowingPosition does not compile with an invalid one.
[[nodiscard]] constexpr SowingRulesErrors validate(const SowingRules& rules)
{
    constexpr int kMinPits = 3;
    constexpr int kMaxStones = 100; // the total fits into 16 bits

    SowingRulesErrors faults;
    const auto check = [&faults](bool isFault, SowingRulesError fault) {
        if (isFault)
            faults.push_back(fault);
    };
    const auto isOrdered = [](const NumberRange& range) { return range.minimum <= range.maximum; };
    const bool isRelay = rules.lap == Lap::Relay;
    const bool isEven = rules.capture == Capture::EvenInOtherRow;
    const bool isRun = rules.capture == Capture::TwoOrThreeInOtherRow;
    const bool isCount = isEven || isRun || rules.capture == Capture::EvenOrOpposite;
    const bool feeds = rules.feeding == Feeding::Required;
    const bool goesOn = isRelay || rules.capturingStone == CapturingStone::SowsOn;

    check(!isOrdered(rules.pits) || rules.pits.minimum < kMinPits || rules.pits.maximum > kMaxPits,
          SowingRulesError::PitsOutOfRange);
    check(!isOrdered(rules.stones) || rules.stones.minimum < 1 || rules.stones.maximum > kMaxStones,
          SowingRulesError::StonesOutOfRange);
    check(!rules.pits.contains(rules.pits.defaultValue) || !rules.stones.contains(rules.stones.defaultValue),
          SowingRulesError::DefaultOutOfRange);
    check(!rules.emptyPits.empty() && !isSpread(rules), SowingRulesError::EmptyPitsOutOfRange);
    check(rules.turn == Turn::AgainFromHome && rules.storeSowing != StoreSowing::OwnOnly,
          SowingRulesError::HomeTurnWithoutHome);
    check(rules.origin == Origin::PassedOver && rules.firstStone == FirstStone::SamePit,
          SowingRulesError::FirstStoneInPassedOrigin);
    check(isRelay && isCount, SowingRulesError::RelayLeavesNothingToCount);
    check(isCount && rules.capturingStone != CapturingStone::IsTaken, SowingRulesError::CountHasNoCapturingStone);
    check(rules.emptyCapture == EmptyCapture::Itself
              && (isEven || isRun || rules.capturingStone != CapturingStone::IsTaken),
          SowingRulesError::EmptyCaptureOfNothing);
    check(rules.grandSlam == GrandSlam::TakesNothing && !isRun, SowingRulesError::GrandSlamOfOnePit);
    check(rules.tuzdyk == Tuzdyk::OfThree && !isEven, SowingRulesError::TuzdykNeedsEvenCapture);
    check(rules.tuzdyk == Tuzdyk::OfThree && rules.storeSowing == StoreSowing::OwnOnly,
          SowingRulesError::TuzdykWithStoreSowing);
    check(goesOn && rules.storeSowing == StoreSowing::PassedOver && rules.lapLimit == 0,
          SowingRulesError::EndlessWithoutLimit);
    check(!goesOn && rules.lapLimit != 0, SowingRulesError::LimitWithoutLaps);
    check(rules.quietTurns != 0 && !rules.countsTurns, SowingRulesError::QuietTurnsUncounted);
    check(rules.prescription == Prescription::AfterOpening && !rules.countsTurns,
          SowingRulesError::PrescriptionUncounted);
    check(rules.prescription != Prescription::Never && rules.end == End::BoardEmpty, SowingRulesError::PrescribedPass);
    check(rules.end == End::BoardEmpty && rules.remainderOwner != RemainderOwner::Nobody,
          SowingRulesError::RestOfEmptyBoard);
    check(feeds && (rules.end == End::BoardEmpty || rules.end == End::AnyRowEmpty),
          SowingRulesError::FeedingAfterTheEnd);
    check(feeds && rules.prescription != Prescription::Never, SowingRulesError::PrescribedFeeding);
    check(rules.remainderOwner == RemainderOwner::EmptyRow
              && (rules.end == End::MajorityOrRowEmpty || feeds || rules.lapLimit != 0),
          SowingRulesError::RestWithoutEmptyRow);
    return faults;
}

} // namespace qumalaq::rules
