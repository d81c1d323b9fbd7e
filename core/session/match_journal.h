// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/session/journal_text.h"
#include "core/session/match_record.h"
#include "core/storage/append_only_file.h"
#include "core/storage/opened_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <cstdint>

namespace qumalaq::session {

/// Why a file cannot be read as a journal.
struct JournalError {
    enum class Code : std::uint8_t {
        CannotRead,         ///< `reason` is the operating system's message
        TooLarge,           ///< larger than any game
        NotAJournal,        ///< the first line is not a journal's
        UnsupportedVersion, ///< of a later version
        BadHeader,          ///< a journal with an unknown game, option, position or player
    };
    Code code = Code::CannotRead;
    int line = 0; ///< from 1; 0 if the error has no line
    QString reason;
};

/// The content of a journal.
struct JournalContent {
    MatchRecord record;
    QDateTime startedAt;             ///< UTC; invalid if the file has no time
    QDateTime lastChanged;           ///< of the file
    qint64 usedBytes = 0;            ///< length of the valid part
    bool isDamaged = false;          ///< a part after usedBytes was dropped
    bool hasUnreadableLines = false; ///< the damage is more than an incomplete last line

    /// Whether the game can be continued.
    [[nodiscard]] bool isUnfinished() const { return !record.outcome(); }
};

/// The journal of the running game, on disk.
///
/// Append-only, with storage::AppendOnlyFile: an event has been passed to the operating system before append() returns,
/// so a killed process loses nothing, and nobody waits for the disk. After a failed write (disk full) the file may end
/// with half a line; the next event, or retry(), then writes everything again.
class MatchJournal {
public:
    /// Reads a few kilobytes; a file too large for a game is not read. An incomplete or damaged tail is left out.
    [[nodiscard]] static Expected<JournalContent, JournalError> read(const QString& path);

    /// The shortest journal of a game: its moves, including undone ones, and how it ended.
    [[nodiscard]] static QByteArray toText(const MatchRecord& record, const QDateTime& startedAt);

    /// Prepares `path` for a new journal: an unreadable file is set aside as a whole; of a journal with damage further
    /// down, the readable part replaces it. If the result is read-only, a later version wrote the file and nothing may
    /// be kept there. An incomplete last line is not damage.
    [[nodiscard]] static storage::OpenedFile prepare(const QString& path);

    /// Whether the folder exists, or can be created, and is writable.
    [[nodiscard]] static bool canKeepIn(const QString& path);

    /// Replaces the file at `path` by a journal of the game so far; at every moment the complete old or new file
    /// exists. Creates folders as needed. On failure the old file stays, and isFailing() and reason() are set.
    bool replace(const QString& path, const MatchRecord& record, const QDateTime& startedAt);
    /// Continues the file that `content` was read from; cuts off a damaged tail.
    bool open(const QString& path, const JournalContent& content);
    /// `line` is the event, `after` the game after it. Only while isActive().
    bool append(const QByteArray& line, const MatchRecord& after);
    /// Tries again to write everything. Only while isActive().
    bool retry(const MatchRecord& record) { return replace(m_path, record, m_startedAt); }
    /// Stops keeping the game. The file stays.
    void close();
    /// Stops keeping the game and sets the file aside (storage::setAside()). Returns its new name, or an empty string
    /// if it could not be renamed.
    [[nodiscard]] QString setAside();

    /// True if a game is kept, even if writing fails at the moment.
    [[nodiscard]] bool isActive() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isFailing() const { return m_isFailing; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& reason() const { return m_reason; }

private:
    bool take(const Expected<void, QString>& result);

    QString m_path;
    storage::AppendOnlyFile m_file;
    QDateTime m_startedAt;
    bool m_isFailing = false;
    QString m_reason;
};

} // namespace qumalaq::session
