// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/rules/history.h"
#include "core/session/match_record.h"
#include "core/session/match_spec.h"

#include <QDateTime>

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>

/// Between a game that is played and a game that is written down. Pure functions over values.
namespace qumalaq::session {

class Match;

/// How records name a player, in every language of the window: a computer as in player_name.h, a person by the name
/// that was entered. Empty: nobody entered one.
[[nodiscard]] QString nameInRecord(const Player& player);
/// [side].
[[nodiscard]] std::array<QString, 2> namesInRecord(const MatchSpec& spec);

/// The moves that stand, those taken back left out; tags `White` and `Black` where there is a name, `Date`,
/// `TimeControl` where there is a word for the clock, for a computer `WhiteType` or `BlackType` "program" and, unless
/// it has a character, its level in `WhiteLevel` or `BlackLevel`, and `Termination` where the moves alone do not tell
/// how the game ended. An unfinished game has the open result.
[[nodiscard]] notation::GameRecord toRecord(const Match& match);
/// `startedAt`: the day it gives, in local time, is the record's date; if it is invalid, there is no date.
[[nodiscard]] notation::GameRecord toRecord(const MatchRecord& record, const QDateTime& startedAt = QDateTime());
/// Without any tags.
[[nodiscard]] notation::GameRecord toRecord(const rules::History& history);

/// The first `plies` moves of the main line, as far as the rules of the game let them be played: a recorded game may go
/// on after the third repetition of a position, a played one may not.
[[nodiscard]] rules::History toHistory(const notation::GameRecord& record,
                                       std::size_t plies = std::numeric_limits<std::size_t>::max());
/// The moves that lead to a node of the record, under the same terms.
[[nodiscard]] rules::History toHistory(const notation::GameRecord& record, notation::NodeId node);

/// How the game ended: by its moves, or by what its tags and its result say. None for an unfinished one, and for one
/// of which only the result is known.
[[nodiscard]] std::optional<rules::Outcome> outcomeOf(const notation::GameRecord& record);

} // namespace qumalaq::session
