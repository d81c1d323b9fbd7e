// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_archive.h"

#include "core/base/stop_token.h"
#include "core/library/library_service.h"
#include "core/session/match_journal.h"
#include "core/session/record_of_match.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>
#include <vector>

namespace qumalaq::desktop {

using session::SuspendedGame;

namespace {

/// The games that were set aside from the journal. Other files, perhaps from a later version, stay where they are.
std::vector<SuspendedGame> gamesLeftBy(const QString& journal)
{
    std::vector<SuspendedGame> games;
    const QFileInfo path(journal);
    const QDir folder = path.dir();
    for (const QString& name : folder.entryList({path.fileName() + QStringLiteral(".aside*")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        const auto content = session::MatchJournal::read(file);
        // A file with unreadable lines stays for a person to look at.
        if (content && !content->hasUnreadableLines && !content->record.history().plies().empty())
            games.push_back({content->record, content->startedAt, file});
    }
    return games;
}

void remove(const QString& file)
{
    if (!file.isEmpty())
        QFile::remove(file);
}

} // namespace

void GameArchive::storeIn(library::LibraryService& library)
{
    m_library = &library;
    connect(m_library, &library::LibraryService::added, this, [this](quint64 ticket) { m_waiting.erase(ticket); });
    const auto addAll = [this] {
        for (const auto& [ticket, game] : m_waiting)
            add(ticket);
    };
    // An empty library has replaced one that could not be written.
    connect(m_library, &library::LibraryService::wasSetAside, this, addAll);
    addAll();
}

void GameArchive::recover(const QString& journal)
{
    m_recovering.start([journal](const StopToken&) { return gamesLeftBy(journal); },
                       [this](const std::vector<SuspendedGame>& games) {
                           for (const SuspendedGame& game : games) {
                               // Games set aside meanwhile are known already.
                               if (!m_files.contains(game.file))
                                   put(game);
                           }
                       });
}

GameArchive::Ticket GameArchive::put(const SuspendedGame& game)
{
    const quint64 ticket = ++m_lastTicket;
    m_files.insert(game.file);
    m_waiting.insert({ticket, {session::toRecord(game.record, game.startedAt), game.file}});
    add(ticket);
    return Ticket(ticket);
}

void GameArchive::takeBack(Ticket ticket)
{
    const auto waiting = m_waiting.find(static_cast<quint64>(ticket));
    if (waiting != m_waiting.end()) {
        remove(waiting->second.file);
        m_waiting.erase(waiting);
    }
    if (m_library != nullptr)
        m_library->takeBack(static_cast<quint64>(ticket));
}

void GameArchive::add(quint64 ticket)
{
    const Waiting& game = m_waiting.at(ticket);
    if (m_library != nullptr)
        m_library->add(ticket, game.record, [file = game.file] { remove(file); });
}

} // namespace qumalaq::desktop
