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

struct JournalContent {
    MatchRecord record;
    QDateTime startedAt;             ///< UTC; invalid if the file has no time
    QDateTime lastChanged;           ///< of the file
    qint64 usedBytes = 0;            ///< length of the valid part
    bool isDamaged = false;          ///< there is a part after usedBytes, which is ignored
    bool hasUnreadableLines = false; ///< that part is more than an incomplete last line

    /// Whether the game can be continued.
    [[nodiscard]] bool isUnfinished() const { return !record.outcome(); }
};

/// The journal of the running game, on disk.
///
/// A storage::AppendOnlyFile: an event has been passed to the operating system before append() returns, so a killed
/// process loses nothing and no function waits for the disk. After a write error (disk full) the file may end with an
/// incomplete line; the next event, or retry(), then writes everything again.
class MatchJournal {
public:
    /// Reads a file, unless it is too large for a game. An incomplete or damaged end is ignored. Blocks for a few
    /// kilobytes.
    [[nodiscard]] static Expected<JournalContent, JournalError> read(const QString& path);

    /// The shortest journal of a game: its moves, including undone ones, and its end.
    [[nodiscard]] static QByteArray toText(const MatchRecord& record, const QDateTime& startedAt);

    /// Prepares `path` for a new journal. A damaged file is set aside; if its beginning is readable, that replaces it.
    /// An incomplete last line is not damage. If the result is read-only, a later version wrote the file, and it must
    /// not be used.
    [[nodiscard]] static storage::OpenedFile prepare(const QString& path);

    /// Whether the folder exists, or can be created, and is writable.
    [[nodiscard]] static bool canWriteTo(const QString& path);

    /// Replaces the file at `path` by a journal of the game so far; at every moment the complete old or new file
    /// exists. Creates folders as needed. On failure the old file stays, and isFailing() and reason() are set.
    bool replace(const QString& path, const MatchRecord& record, const QDateTime& startedAt);
    /// Continues the file from which `content` was read. Removes a damaged end.
    bool open(const QString& path, const JournalContent& content);
    /// Appends the event `line`; `after` is the game after it. Requires isActive().
    bool append(const QByteArray& line, const MatchRecord& after);
    /// Writes everything again. Requires isActive().
    bool retry(const MatchRecord& record) { return replace(m_path, record, m_startedAt); }
    /// Stops keeping the game. The file stays.
    void close();
    /// Stops keeping the game and sets the file aside (storage::setAside()). Returns its new name, or an empty string
    /// if it could not be renamed.
    [[nodiscard]] QString setAside();

    /// Whether a game is kept, even if writing fails at present.
    [[nodiscard]] bool isActive() const { return !m_path.isEmpty(); }
    [[nodiscard]] bool isFailing() const { return m_isFailing; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& reason() const { return m_reason; }

private:
    bool checkWritten(const Expected<void, QString>& result);

    QString m_path;
    storage::AppendOnlyFile m_file;
    QDateTime m_startedAt;
    bool m_isFailing = false;
    QString m_reason;
};

} // namespace qumalaq::session
