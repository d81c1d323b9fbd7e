// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/session/match_record.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <optional>

/// The lines of a match journal: a header, then one line an event, each a JSON object and a line feed.
///
///     {"format":"qumalaq-match","game":"togyzqumalaq","options":{"playout":"off",…},"players":{"north":{…},"south":{…}},
///      "startedAt":"2026-11-21T02:30:00.000Z","version":1}       with "start":"<position>" if not the game's own start
///     {"move":"76"}   {"undo":2}   {"redo":1}   {"resigned":"south"}   {"drawAgreed":true}   {"reopened":true}
///     {"player":{"side":"north","kind":"computer","level":3,"levels":10,"name":""}}       with "character" if it has
///     one
///
/// A level without "levels" is one of the eight there once were.
///
/// A game with a clock has "version":2, "clock":"<as in clock.h>" in its header, {"move":"76","spent":1234} in
/// milliseconds, and the lines {"turn":5000} and {"flag":"south"}. A program that knows no clocks leaves it alone.
///
/// A move carries the house where its last stone falls, so a damaged digit is noticed.
namespace qumalaq::session {

inline constexpr int kJournalVersion = 1;      ///< of a game without a clock
inline constexpr int kClockJournalVersion = 2; ///< of one with a clock

struct JournalHeader {
    MatchSpec spec;
    QDateTime startedAt; ///< UTC
};

enum class JournalHeaderError { NotAJournal, UnsupportedVersion, BadHeader };

[[nodiscard]] QByteArray headerLine(const JournalHeader& header);
[[nodiscard]] Expected<JournalHeader, JournalHeaderError> parseHeaderLine(QByteArrayView line);

/// `before`: the game the event is about to happen to.
[[nodiscard]] QByteArray eventLine(const MatchEvent& event, const MatchRecord& before);
/// Nothing if the line is no event, or not one that is possible.
[[nodiscard]] std::optional<MatchEvent> parseEventLine(QByteArrayView line, const MatchRecord& before);

} // namespace qumalaq::session
