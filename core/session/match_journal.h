// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/session/journal_text.h"
#include "core/session/match_record.h"
#include "core/storage/appended_file.h"
#include "core/storage/opening.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>

namespace qumalaq::session {

/// Why a file could not be read as a journal.
struct JournalError {
    enum class Code : std::uint8_t {
        CannotRead,         ///< `reason` is the operating system's words
        TooLarge,           ///< larger than any game
        NotAJournal,        ///< the first line is no journal's
        UnsupportedVersion, ///< of a newer program
        BadHeader,          ///< a journal, but of an unknown game, option, position or player
    };
    Code code = Code::CannotRead;
    int line = 0; ///< from 1; 0 if no line is to blame
    QString reason;
};

/// A journal read back.
struct JournalContent {
    MatchRecord record;
    QDateTime startedAt;             ///< UTC; invalid if the file does not say
    QDateTime lastChanged;           ///< of the file
    qint64 usedBytes = 0;            ///< up to here the file is sound
    bool isDamaged = false;          ///< something after usedBytes was dropped
    bool hasUnreadableLines = false; ///< and it is more than a last line that was cut short

    /// Worth offering to go on with.
    [[nodiscard]] bool isUnfinished() const { return !record.outcome(); }
};

/// The record of the game being played, on disk.
///
/// Append-only, in the manner of storage::AppendedFile: an event is with the operating system before append() returns,
/// so a killed process loses nothing, and nobody waits for the disk. After a write failed (disk full) the file may end
/// in half a line; the next event, or retry(), then writes all of it anew.
class MatchJournal {
public:
    /// A few kilobytes; a file that is too large for a game is not looked at. A torn or damaged tail is left out.
    [[nodiscard]] static Expected<JournalContent, JournalError> read(const QString& path);

    /// What is at `path` before anything is kept there: a file that cannot be read is set aside, whole; if it is a
    /// journal that is damaged further down, the part that can be read takes its place. Nothing must be kept there if
    /// it is read-only: a later version of the program wrote it. (A last line that was cut short is no damage.)
    [[nodiscard]] static storage::Opening prepare(const QString& path);

    /// The folder is there (it is made if needed) and can be written in.
    [[nodiscard]] static bool canKeepIn(const QString& path);

    /// Puts a journal of the game so far in the place of whatever is at `path`: the old file or the new one is there at
    /// every moment. Folders are made as needed. On failure the old file stays, isFailing() is set, and reason() tells.
    bool replace(const QString& path, const MatchRecord& record, const QDateTime& startedAt);
    /// Goes on with the file that `content` was read from; a damaged tail is cut off.
    bool open(const QString& path, const JournalContent& content);
    /// `line` is the event's, `after` the game it led to. Only while isActive().
    bool append(const QByteArray& line, const MatchRecord& after);
    /// Another attempt to write all of it. Only while isActive().
    bool retry(const MatchRecord& record) { return replace(m_path, record, m_startedAt); }
    /// Stops keeping. The file stays.
    void close();
    /// Stops keeping, and sets the file aside (storage::setAside()). Returns its new name; empty: there is none, the
    /// file stays where it is.
    [[nodiscard]] QString setAside();

    /// A game is kept, or would be if the disk let it.
    [[nodiscard]] bool isActive() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isFailing() const { return m_isFailing; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& reason() const { return m_reason; }

private:
    bool take(const Expected<void, QString>& result);

    QString m_path;
    storage::AppendedFile m_file;
    QDateTime m_startedAt;
    bool m_isFailing = false;
    QString m_reason;
};

} // namespace qumalaq::session
