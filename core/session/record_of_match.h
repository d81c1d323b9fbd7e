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

/// Conversions between running games and game records. Pure functions over values.
namespace qumalaq::session {

class Match;

/// A player's name in records, the same in every language: a computer's as in player_name.h, a person's as entered.
/// Empty if no name was entered.
[[nodiscard]] QString nameInRecord(const Player& player);
/// [side].
[[nodiscard]] std::array<QString, 2> namesInRecord(const MatchSpec& spec);

/// The moves of the game without undone ones. Tags: `White` and `Black` if there is a name; `Date`; `TimeControl` if
/// PGN can express the clock; for a computer `WhiteType` or `BlackType` with "program" and, unless it has a character,
/// its level in `WhiteLevel` or `BlackLevel`; `Termination` if the moves alone do not show how the game ended. The
/// result of an unfinished game is Open.
[[nodiscard]] notation::GameRecord toRecord(const Match& match);
/// The tag `Date` is the local date of `startedAt`, if that is valid.
[[nodiscard]] notation::GameRecord toRecord(const MatchRecord& record, const QDateTime& startedAt = QDateTime());
/// Without tags.
[[nodiscard]] notation::GameRecord toRecord(const rules::History& history);

/// The first `plies` moves of the main line, but not after the end of the game by the rules: a record may continue
/// after the third occurrence of a position, a history cannot.
[[nodiscard]] rules::History toHistory(const notation::GameRecord& record,
                                       std::size_t plies = std::numeric_limits<std::size_t>::max());
/// The moves to a node of the record, with the same limit.
[[nodiscard]] rules::History toHistory(const notation::GameRecord& record, notation::NodeId node);

/// How the game ended, by its moves, tags and result. None for an unfinished game, and if only the result is known.
[[nodiscard]] std::optional<rules::Outcome> outcomeOf(const notation::GameRecord& record);

} // namespace qumalaq::session
