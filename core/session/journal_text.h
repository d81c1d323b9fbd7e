// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/session/match_record.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

#include <optional>

/// The lines of a match journal: a header, then one line for each event. A line is a JSON object and a line feed.
///
///     {"format":"qumalaq-match","game":"togyzqumalaq","options":{"playout":"off",…},"players":{"north":{…},"south":{…}},
///      "startedAt":"2026-11-21T02:30:00.000Z","version":1}       with "start":"<position>" if not the game's own
///      start,
///                             "learner":"<id>" if a learner plays the computer, "rated":true if it counts for their
///                             rating
///     {"move":"76"}   {"undo":2}   {"redo":1}   {"resigned":"south"}   {"drawAgreed":true}   {"reopened":true}
///     {"player":{"side":"north","kind":"computer","level":3,"levels":10,"name":""}}           with "character" if any
///
/// A person at another computer is of the kind "remote". A level without "levels" is one of the former eight levels.
///
/// A game with a clock has "version":2 and "clock":"<as in clock.h>" in its header, {"move":"76","spent":1234} with
/// milliseconds, and the lines {"turn":5000} and {"flag":"south"}. A version of the program without clocks refuses it.
///
/// A move includes the pit of its last stone, so that a damaged digit is detected.
namespace qumalaq::session {

inline constexpr int kJournalVersion = 1;      ///< of a game without a clock
inline constexpr int kClockJournalVersion = 2; ///< of a game with a clock

struct JournalHeader {
    MatchSpec spec;
    QDateTime startedAt; ///< UTC
};

enum class JournalHeaderError { NotAJournal, UnsupportedVersion, BadHeader };

/// "south" or "north".
[[nodiscard]] QString wordOf(rules::Side side);
/// None for another word.
[[nodiscard]] std::optional<rules::Side> sideOf(const QString& word);

[[nodiscard]] QByteArray headerLine(const JournalHeader& header);
[[nodiscard]] Expected<JournalHeader, JournalHeaderError> parseHeaderLine(QByteArrayView line);

/// `before` is the game before the event.
[[nodiscard]] QByteArray eventLine(const MatchEvent& event, const MatchRecord& before);
/// None if the line is not an event, or if the event is not possible.
[[nodiscard]] std::optional<MatchEvent> parseEventLine(QByteArrayView line, const MatchRecord& before);

} // namespace qumalaq::session
