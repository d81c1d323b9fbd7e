// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/data_folder.h"

#include "core/session/match_journal.h"
#include "core/storage/set_aside.h"

#include <QFile>
#include <QLockFile>

namespace qumalaq::desktop {

using session::MatchJournal;

namespace {

constexpr int kMostWindows = 9;
const QString kEnding = QStringLiteral(".game");

QString nameOfJournal(int window)
{
    const QString name = QStringLiteral("unfinished");
    return (window == 1 ? name : name + u'-' + QString::number(window)) + kEnding;
}

std::unique_ptr<QLockFile> lockOf(const QString& journal)
{
    auto lock = std::make_unique<QLockFile>(journal + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // only the end of the process frees it
    return lock;
}

} // namespace

DataFolder::DataFolder(const QString& path) : m_folder(path)
{
    QDir().mkpath(path);
    for (int window = 1; window <= kMostWindows && m_journal.isEmpty(); ++window) {
        const QString journal = m_folder.filePath(nameOfJournal(window));
        m_lock = lockOf(journal);
        // Where a lock cannot be created the journal cannot be written either, and reports that.
        if (!m_lock->tryLock(0) && m_lock->error() == QLockFile::LockFailedError)
            continue;
        m_journal = journal;
        m_isFirst = window == 1;
    }
    if (m_isFirst)
        m_left = takeLeftJournals();
}

DataFolder::~DataFolder() = default;

QString DataFolder::libraryIn(const QString& path)
{
    return QDir(path).filePath(QStringLiteral("games.library"));
}

QStringList DataFolder::takeLeftJournals() const
{
    QStringList left;
    // Includes journals of which only a file that was set aside remains.
    for (const QString& name : m_folder.entryList(QDir::Files)) {
        if (!name.startsWith(QStringLiteral("unfinished-")) || !name.contains(kEnding))
            continue;
        const QString journal = m_folder.filePath(name.left(name.indexOf(kEnding) + kEnding.size()));
        const auto lock = lockOf(journal);
        if (left.contains(journal) || !lock->tryLock(0))
            continue;
        left.append(journal);
        const auto content = MatchJournal::read(journal);
        if (content && content->record.history().plies().empty())
            QFile::remove(journal);
        else if (content)
            (void)storage::setAside(journal);
    }
    return left;
}

} // namespace qumalaq::desktop
