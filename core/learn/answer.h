// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/learn/fact.h"
#include "core/learn/lesson.h"
#include "core/rules/outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Right and wrong answers to the tasks of lessons, computed from the rules.
namespace qumalaq::learn {

/// Why an answer is wrong.
enum class RefutationKind : std::uint8_t {
    NotLegal,       ///< the answer is not possible here
    LandsElsewhere, ///< the move in `line` ends in another place
    TakesLess,      ///< takes counts[0], the right answer counts[1]
    GainsLess,      ///< gains counts[0], the right answer counts[1]
    NoTuzdyk,       ///< makes none: `place` then has counts[0] stones; see `noTuzdyk`
    LeavesMore,     ///< the opponent then takes counts[0], after the right answer counts[1]
    LetsTuzdyk,     ///< the opponent then makes a tuzdyk of `place`
    NoExtraMove,    ///< the last stone falls into `place`, and the turn is over
    DoesNotWin,     ///< `line` continues with a defence, or to the end with `outcome` if that is proven and near
    OtherMove,      ///< the scoresheet has another move
    OtherPit,       ///< counts[0] can be taken there (0 for no tuzdyk), counts[1] from the right pit
    OtherNumber,    ///< counts[1] is right, not counts[0], by `rule`
    OtherTurn,      ///< it is the turn of `person`, or the game is over by `outcome`
    NotOver,        ///< the game is not over: it is the turn of `person`, who has stones
    OtherWinner,    ///< `outcome` has the winner; the learner has counts[0] stones, the opponent counts[1]
    OtherWriting,   ///< the task's move is written differently, see `writing`
};

/// Why no move can start at a place.
enum class NotLegalReason : std::uint8_t {
    Store,      ///< stones in a store stay there
    Prescribed, ///< the move must start from another pit
    OtherRow,
    Tuzdyk, ///< the opponent's
    Empty,
    MustFeed, ///< the opponent's row is empty, and this move leaves no stone there
};

/// Requires a `place` where no legal move starts, in a game that is not over.
[[nodiscard]] NotLegalReason whyNotLegal(const rules::AnyPosition& position, rules::Place place);

enum class NoTuzdykReason : std::uint8_t {
    NotThree,   ///< the pit does not have three stones
    OwnRow,     ///< the last stone is on the mover's own side
    LastPit,    ///< the last pit of a row cannot become one
    MirrorPit,  ///< the opponent's tuzdyk has the same number
    AlreadyOne, ///< the player already has one
    NoMove,     ///< no move ends there
};

/// Why nothing is taken, by a move or from a pit.
enum class NothingReason : std::uint8_t {
    Other,
    OwnRow,        ///< the pit is in the row of the player who would take
    OtherRow,      ///< it is not, and only a move that ends in that row takes something
    Odd,           ///< the last stone makes an odd number
    Tuzdyk,        ///< the pit is a tuzdyk
    NoMove,        ///< no move ends there
    Store,         ///< the last stone falls into a store
    FirstTurn,     ///< nothing is taken in the first turn of a player
    NotEmpty,      ///< the last stone falls into a pit that holds stones
    EvenInOwnRow,  ///< the last stone makes an even number, which is taken only in the other row
    OppositeEmpty, ///< nothing lies opposite
    NotTwoOrThree, ///< the last stone makes another number
    GrandSlam,     ///< all the stones of the opponent would be taken
};

/// Why it is a player's turn.
enum class TurnReason : std::uint8_t {
    Alternates,
    Again, ///< the last stone fell into the store of the player
    Pass,  ///< the other player has no stones
};

/// What is wrong with a move that the learner has written down.
enum class WrittenMoveError : std::uint8_t {
    OtherPits,
    NoMark,    ///< only the mark of the new tuzdyk is missing
    ExtraMark, ///< only the mark is surplus
    Reversed,  ///< the second digit comes first
};

/// The rule that explains a number.
struct NumberRule {
    enum class Kind : std::uint8_t {
        None,     ///< no rule, only counting
        Majority, ///< `stones` is half of all, and more than half wins
        Nothing,  ///< nothing is taken because of `nothing`; for Odd, the pit then has `stones`
        LastPit,  ///< only the pit of the last stone is captured
        NoTuzdyk, ///< none is made because of `noTuzdyk`, and the three stones stay
        Tuzdyk,   ///< the stones that fall into the tuzdyk count
        Both,     ///< those and the capture count
        Capture,  ///< only the capture counts, because the tuzdyk is not reached
        Rows,     ///< at the end the players' rows are added to their kazans
        EmptyRow, ///< at the end the player whose row is empty gets all the rest
        LeftOver, ///< at the end what is left counts for nobody
        Opposite, ///< what lies opposite is taken, and the last stone with it
        SowsOn,   ///< what lies opposite is taken, and the last stone is sown on
        Backward, ///< two or three are taken, also in the pits before
        Store,    ///< what falls into the store counts, and what is taken
        Made,     ///< three stones make a tuzdyk, and come with it
    };
    Kind kind = Kind::None;
    int stones = 0;
    NothingReason nothing = NothingReason::Other;
    NoTuzdykReason noTuzdyk = NoTuzdykReason::NotThree;
    int kazan = 0; ///< for Majority, what the player has already
};

struct Refutation {
    RefutationKind kind = RefutationKind::NotLegal;
    std::array<int, 2> counts{};
    std::optional<rules::Place> place;
    NoTuzdykReason noTuzdyk = NoTuzdykReason::NotThree;
    NothingReason nothing = NothingReason::Other; ///< for TakesLess and OtherPit, if counts[0] is 0
    int made = 0;                                 ///< stones in the pit of the last stone, for Odd and NotThree
    std::optional<rules::Move> move;              ///< for OtherPit: the move that ends there, if there is one
    WrittenMoveError writing = WrittenMoveError::OtherPits;
    NumberRule rule;
    Person person = Person::Nobody;
    TurnReason turn = TurnReason::Alternates; ///< for OtherTurn
    std::optional<rules::Outcome> outcome;    ///< of the line, see outcomeOf()
    /// To be played on the board from the task's position as an explanation: the wrong move and the reply that punishes
    /// it, if there is one; for a prediction the move in question. Legal in this order.
    std::vector<rules::Move> line;
};

/// A possible answer.
struct Candidate {
    Answer answer = 0;
    std::optional<int> merit; ///< more is better; none if it does not reach the goal
};

/// Every sensible answer: all legal moves, all pits or all persons; for a number or a writing only the right one. Empty
/// for a task without an answer.
[[nodiscard]] std::vector<Candidate> candidatesOf(const Task& task);

/// Whether a wrong place is where the move in question begins instead of where it ends: the learner has found the move
/// but misread the question. Not for a move that goes round the board, which the learner may believe to end there.
[[nodiscard]] bool isOtherEnd(const Task& task, rules::Place place);

/// How the game ends by the task's line, or by Task::isThirdTime.
[[nodiscard]] std::optional<rules::Outcome> outcomeOf(const Task& task);

/// Why it is somebody's turn after the task's line, which must not be empty.
[[nodiscard]] TurnReason turnReasonOf(const Task& task);

/// Requires a task of the kind Count.
[[nodiscard]] NumberRule numberRuleOf(const Task& task);

/// None if the answer is right. Requires a task of a valid lesson that has an answer.
///
/// For the goal Win it solves the ending after every reply of the opponent, which can take seconds: do not call it in
/// the user interface thread. After a stop it returns within some milliseconds, with an undefined refutation.
[[nodiscard]] std::optional<Refutation> refute(const Task& task, const Answer& answer, const StopToken& stop = {});

/// Why the task's own move is right: the goal that it reaches, or else the best reason for it; empty if there is none.
/// Then facts that explain the numbers: the stones that fall into the mover's tuzdyk if the task asks for the whole
/// gain and they are not included, and the stones on the board that are added if the game is won.
[[nodiscard]] std::vector<Fact> reasonsOf(const Task& task, rules::Move answer);

/// The most positions that the proof of a task with the goal Win may take.
inline constexpr std::uint64_t kLessonProofNodes = 2'000'000;

} // namespace qumalaq::learn
