// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/match_journal.h"

#include "core/storage/replace_file.h"
#include "core/storage/set_aside.h"
#include "core/storage/small_file.h"

#include <QDir>
#include <QFileInfo>

namespace qumalaq::session {

namespace {

/// A long game has about 5 kB; undoing and redoing may add to it.
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

/// Does not set lastChanged.
Expected<JournalContent, JournalError> contentOf(const QByteArray& all)
{
    // A line without a line feed was interrupted and does not count.
    qsizetype end = all.indexOf('\n');
    const auto header = parseHeaderLine(QByteArrayView(all).first(end < 0 ? 0 : end));
    if (!header)
        return unexpected(JournalError{codeOf(header.error()), 1, {}});

    JournalContent content{MatchRecord(header->spec), header->startedAt, {}, end + 1, false};
    while ((end = all.indexOf('\n', content.usedBytes)) >= 0) {
        const auto line = QByteArrayView(all).sliced(content.usedBytes, end - content.usedBytes);
        const auto event = parseEventLine(line, content.record);
        if (!event)
            break;
        content.record.apply(*event);
        content.usedBytes = end + 1;
    }
    content.isDamaged = content.usedBytes != all.size();
    content.hasUnreadableLines = end >= 0;
    return content;
}

} // namespace

QByteArray MatchJournal::toText(const MatchRecord& record, const QDateTime& startedAt)
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

Expected<JournalContent, JournalError> MatchJournal::read(const QString& path)
{
    const auto bytes = storage::readSmallFile(path, kLargestJournal);
    if (!bytes) {
        const bool isTooLarge = bytes.error().code == storage::SmallFileError::Code::TooLarge;
        return unexpected(JournalError{isTooLarge ? JournalError::Code::TooLarge : JournalError::Code::CannotRead, 0,
                                       bytes.error().reason});
    }
    auto content = contentOf(*bytes);
    if (content)
        content->lastChanged = QFileInfo(path).lastModified();
    return content;
}

storage::OpenedFile MatchJournal::prepare(const QString& path)
{
    const auto judge = [](const QByteArray& bytes) {
        const auto content = contentOf(bytes);
        if (!content) {
            return content.error().code == JournalError::Code::UnsupportedVersion ? storage::FileContent::Newer
                                                                                  : storage::FileContent::Damaged;
        }
        return content->hasUnreadableLines ? storage::FileContent::Damaged : storage::FileContent::Valid;
    };
    storage::removeLeftover(path);
    storage::OpenedFile opening = storage::openPersistentFile(path, judge, kLargestJournal);
    if (opening.state == storage::OpenedFile::State::SetAside) {
        // An error is ignored, because the whole file has been set aside.
        if (const auto content = contentOf(opening.bytes))
            (void)storage::replaceFile(path, opening.bytes.first(content->usedBytes), storage::Durability::InSystem);
    }
    return opening;
}

bool MatchJournal::canWriteTo(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    return QDir().mkpath(folder) && QFileInfo(folder).isWritable() && !QFileInfo(path).isDir();
}

bool MatchJournal::replace(const QString& path, const MatchRecord& record, const QDateTime& startedAt)
{
    m_path = path;
    m_startedAt = startedAt;
    return checkWritten(m_file.start(path, toText(record, startedAt)));
}

bool MatchJournal::open(const QString& path, const JournalContent& content)
{
    m_path = path;
    m_startedAt = content.startedAt;
    return checkWritten(m_file.resume(path, content.usedBytes));
}

bool MatchJournal::append(const QByteArray& line, const MatchRecord& after)
{
    // Creates the folder again if it was deleted.
    if (m_isFailing || !m_file.isInPlace())
        return retry(after);
    return checkWritten(m_file.append(line));
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

bool MatchJournal::checkWritten(const Expected<void, QString>& result)
{
    m_isFailing = !result;
    m_reason = result ? QString() : result.error();
    if (m_isFailing)
        m_file.close();
    return !m_isFailing;
}

} // namespace qumalaq::session
