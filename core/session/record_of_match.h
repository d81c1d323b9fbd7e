// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/record_of_history.h"
#include "core/session/match_record.h"
#include "core/session/match_spec.h"

#include <QDateTime>

#include <array>
#include <optional>

/// Conversions between running games and game records. Pure functions over values.
namespace qumalaq::session {

class Match;

/// A player's name in records, the same in every language: a computer's as in player_name.h, a person's as entered.
/// Empty if no name was entered.
[[nodiscard]] QString nameInRecord(const Player& player);
/// [side].
[[nodiscard]] std::array<QString, 2> namesInRecord(const MatchSpec& spec);

/// The moves of the game without undone ones. Tags: `White` and `Black` if there is a name; `Date`; `TimeControl` if
/// the clock can be expressed; for a computer `WhiteType` or `BlackType` with "program" and, unless it has a character,
/// its level in `WhiteLevel` or `BlackLevel`; `Learner` and `Rated`; `Termination` if the moves alone do not show how
/// the game ended; `WhiteTime` and `BlackTime` of a finished game with a clock. An unfinished game has the open result
/// and, if it has a clock, the tag `Clock`: the time control as in the journal, the milliseconds that South and North
/// had left when the turn began, and those of the turn so far.
[[nodiscard]] notation::GameRecord toRecord(const Match& match);
/// The tag `Date` is the local date of `startedAt`, if that is valid.
[[nodiscard]] notation::GameRecord toRecord(const MatchRecord& record, const QDateTime& startedAt = QDateTime());

/// The game of a record, to be continued with its players, moves and clock. None if the game is over or has no moves,
/// and if the record has more than toRecord() would write, such as comments, so that nothing is lost when it continues.
/// Without the tag `Clock`, both sides have the whole time of `TimeControl`.
[[nodiscard]] std::optional<SuspendedGame> toSuspendedGame(const notation::GameRecord& record);

/// How the game ended, by its moves, tags and result. None for an unfinished game, and if only the result is known.
[[nodiscard]] std::optional<rules::Outcome> outcomeOf(const notation::GameRecord& record);

} // namespace qumalaq::session
