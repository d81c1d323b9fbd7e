// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_journal.h"

#include "core/storage/set_aside.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace qumalaq::session {

namespace {

/// A long game is some 5 kB; taking back and forth all day may add to it.
constexpr qint64 kLargestJournal = 4 * 1024 * 1024;

JournalError::Code codeOf(JournalHeaderError error)
{
    switch (error) {
    case JournalHeaderError::NotAJournal:
        return JournalError::Code::NotAJournal;
    case JournalHeaderError::UnsupportedVersion:
        return JournalError::Code::UnsupportedVersion;
    case JournalHeaderError::BadHeader:
        break;
    }
    return JournalError::Code::BadHeader;
}

/// The shortest journal of a game: the moves, those taken back included, and how it was ended.
QByteArray journalOf(const MatchRecord& record, const QDateTime& startedAt)
{
    QByteArray text = headerLine({record.spec(), startedAt});
    MatchRecord replay(record.spec());
    const auto add = [&](const MatchEvent& event) {
        text += eventLine(event, replay);
        replay.apply(event);
    };
    const auto& plies = record.history().plies();
    for (std::size_t i = 0; i < plies.size(); ++i)
        add(event::Played{plies[i].move, record.spent()[i]});
    for (std::size_t i = record.undone().size(); i-- > 0;)
        add(event::Played{record.undone()[i], record.undoneSpent()[i]});
    if (!record.undone().empty())
        add(event::Undone{static_cast<int>(record.undone().size())});
    if (record.turnLasted() > Milliseconds(0))
        add(event::TurnLasted{record.turnLasted()});
    if (record.endedBy())
        add(*record.endedBy());
    return text;
}

} // namespace

Expected<JournalContent, JournalError> MatchJournal::read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unexpected(JournalError{JournalError::Code::CannotRead, 0, file.errorString()});
    if (file.size() > kLargestJournal)
        return unexpected(JournalError{JournalError::Code::TooLarge, 0, {}});
    const QByteArray all = file.readAll();

    // A line counts only with its line feed: without it the write was cut short.
    qsizetype end = all.indexOf('\n');
    const auto header = parseHeaderLine(QByteArrayView(all).first(end < 0 ? 0 : end));
    if (!header)
        return unexpected(JournalError{codeOf(header.error()), 1, {}});

    JournalContent content{MatchRecord(header->spec), header->startedAt, QFileInfo(file).lastModified(), end + 1,
                           false};
    while ((end = all.indexOf('\n', content.usedBytes)) >= 0) {
        const auto line = QByteArrayView(all).sliced(content.usedBytes, end - content.usedBytes);
        const auto event = parseEventLine(line, content.record);
        if (!event)
            break;
        content.record.apply(*event);
        content.usedBytes = end + 1;
    }
    content.isDamaged = content.usedBytes != all.size();
    return content;
}

bool MatchJournal::canKeepIn(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    return QDir().mkpath(folder) && QFileInfo(folder).isWritable() && !QFileInfo(path).isDir();
}

bool MatchJournal::replace(const QString& path, const MatchRecord& record, const QDateTime& startedAt)
{
    m_file.close();
    m_path = path;
    m_startedAt = startedAt;

    // QSaveFile would do this, but waits for the disk in commit(). A crash of the system right after the rename can at
    // worst lose the game's first moves, and the pool's fsync makes that a matter of milliseconds.
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QString newPath = path + QLatin1String(".new");
    m_file.setFileName(newPath);
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered))
        return fail(m_file.errorString());
    const QByteArray text = journalOf(record, startedAt);
    if (m_file.write(text) != text.size()) {
        const QString reason = m_file.errorString();
        m_file.remove();
        return fail(reason);
    }
    m_file.close();
    std::error_code error;
    std::filesystem::rename(QFileInfo(newPath).filesystemFilePath(), QFileInfo(path).filesystemFilePath(), error);
    if (error) {
        m_file.remove();
        return fail(QString::fromLocal8Bit(error.message().c_str()));
    }
    return openAtEnd();
}

bool MatchJournal::open(const QString& path, const JournalContent& content)
{
    m_file.close();
    m_path = path;
    m_startedAt = content.startedAt;
    if (content.isDamaged && !QFile::resize(path, content.usedBytes))
        return fail(QFile(path).errorString());
    return openAtEnd();
}

bool MatchJournal::openAtEnd()
{
    m_file.setFileName(m_path);
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return fail(m_file.errorString());
    m_isFailing = false;
    m_reason.clear();
    m_sync = DiskSync(); // another file
    m_sync.request(m_file.handle());
    return true;
}

bool MatchJournal::append(const QByteArray& line, const MatchRecord& after)
{
    if (m_isFailing)
        return replace(m_path, after, m_startedAt);
    if (m_file.write(line) != line.size())
        return fail(m_file.errorString());
    m_sync.request(m_file.handle());
    return true;
}

void MatchJournal::close()
{
    m_file.close();
    m_path.clear();
    m_isFailing = false;
    m_reason.clear();
}

QString MatchJournal::setAside()
{
    const QString path = m_path;
    close();
    return path.isEmpty() ? QString() : storage::setAside(path).value_or(QString());
}

bool MatchJournal::fail(const QString& reason)
{
    m_file.close();
    m_isFailing = true;
    m_reason = reason;
    return false;
}

} // namespace qumalaq::session
