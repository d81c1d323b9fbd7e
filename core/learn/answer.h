// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/fact.h"
#include "core/learn/lesson.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Right and wrong answers, computed from the rules and never written into a lesson.
namespace qumalaq::learn {

/// Why an answer is wrong.
enum class RefutationKind : std::uint8_t {
    NotLegal,       ///< the answer is none that could be given here
    LandsElsewhere, ///< the last stone falls into `place`
    TakesLess,      ///< takes counts[0], the right answer counts[1]
    GainsLess,      ///< gains counts[0], the right answer counts[1]
    NoTuzdyk,       ///< makes none: `place` then holds counts[0] stones, and see `noTuzdyk`
    LeavesMore,     ///< the opponent then takes counts[0], after the right answer counts[1]
    LetsTuzdyk,     ///< the opponent then makes a tuzdyk of `place`
    NoExtraMove,    ///< the last stone falls into `place`, and the turn is over
    DoesNotWin,     ///< there is a defence
    OtherMove,      ///< the scoresheet says something else
    OtherHouse,     ///< counts[0] can be taken there (or 0 of a tuzdyk), counts[1] from the right one
    OtherNumber,    ///< it is not counts[0] but counts[1]
};

/// Why no move can begin at a place.
enum class NotLegalReason : std::uint8_t {
    Store,      ///< what lies there stays there
    Prescribed, ///< the turn has to begin at another house
    OtherRow,
    Tuzdyk, ///< the opponent's
    Empty,
};

/// `place`: where no legal move begins; the game is not over.
[[nodiscard]] NotLegalReason whyNotLegal(const rules::AnyPosition& position, rules::Place place);

enum class NoTuzdykReason : std::uint8_t {
    NotThree,   ///< the pit holds another number
    OwnRow,     ///< the last stone is on the mover's own side
    LastPit,    ///< the last pit of a row can not be one
    MirrorPit,  ///< the opponent's tuzdyk has this number
    AlreadyOne, ///< a player has only one
};

struct Refutation {
    RefutationKind kind = RefutationKind::NotLegal;
    std::array<int, 2> counts{};
    std::optional<rules::Place> place;
    NoTuzdykReason noTuzdyk = NoTuzdykReason::NotThree;
    /// To be played on the board from the task's position, so that it is seen: the wrong move and, where there is one,
    /// the answer that punishes it; for a prediction the move that was asked about. Legal one after the other.
    std::vector<rules::Move> line;
};

/// An answer that could be given, and how good it is: more is better, and one that does not reach the goal at all has
/// nothing.
struct Candidate {
    Answer answer = 0;
    std::optional<int> merit;
};

/// Every answer that makes sense: all legal moves, all houses, for a number only the true one. Empty for a match.
[[nodiscard]] std::vector<Candidate> candidatesOf(const Task& task);

/// Nothing if the answer is the task's own. Only for a task of a valid lesson, and not for a match.
[[nodiscard]] std::optional<Refutation> refute(const Task& task, const Answer& answer);

/// Why the task's own move is right: what was asked for, or else what most speaks for it; nothing if nothing does.
/// Behind it comes what makes up the numbers it tells: where a task asks what is gained in all, the stones that fall
/// into the own tuzdyk, if they are left out; where the game is won, the stones on the board that are added.
[[nodiscard]] std::vector<Fact> reasonsOf(const Task& task, rules::Move answer);

/// Positions that a task of the goal Win may take to prove.
inline constexpr std::uint64_t kProofNodes = 2'000'000;

} // namespace qumalaq::learn
