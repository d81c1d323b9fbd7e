// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_archive.h"

#include "core/base/stop_token.h"
#include "core/library/library_service.h"
#include "core/session/match_journal.h"
#include "core/session/record_of_match.h"
#include "core/storage/replace_file.h"
#include "core/storage/set_aside.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

using session::MatchJournal;
using session::SuspendedGame;

namespace {

const QString kAside = QStringLiteral(".aside");
const QString kGoingOn = QStringLiteral(".going-on-");
/// Left by replaceFile() if the program is killed.
const QString kUnfinishedFile = QStringLiteral(".new");

/// Reads the games in the files beside the journal. Files with unreadable lines, and those of a later version, stay
/// where they are.
std::vector<SuspendedGame> gamesIn(const QString& journal, const QString& ending)
{
    std::vector<SuspendedGame> games;
    const QFileInfo path(journal);
    const QDir folder = path.dir();
    for (const QString& name : folder.entryList(QDir::Files)) {
        if (!name.startsWith(path.fileName() + ending))
            continue;
        const QString file = folder.filePath(name);
        if (name.endsWith(kUnfinishedFile)) {
            storage::removeLeftover(file.chopped(kUnfinishedFile.size()));
            continue;
        }
        const auto content = MatchJournal::read(file);
        if (content && !content->hasUnreadableLines && !content->record.history().plies().empty())
            games.push_back({content->record, content->startedAt, file});
    }
    return games;
}

/// The journals of further windows (unfinished-2.game and so on), which earlier versions had. Sets games in them aside,
/// and removes journals without moves.
QStringList journalsOfFurtherWindows(const QString& ownJournal)
{
    const QFileInfo own(ownJournal);
    const QString ending = u'.' + own.suffix();
    QStringList journals;
    for (const QString& name : own.dir().entryList({own.completeBaseName() + QStringLiteral("-*")}, QDir::Files)) {
        const QString journal = own.dir().filePath(name.left(name.indexOf(ending) + ending.size()));
        if (!name.contains(ending) || journals.contains(journal))
            continue;
        journals.append(journal);
        QFile::remove(journal + QStringLiteral(".lock"));
        const auto content = MatchJournal::read(journal);
        if (content && content->record.history().plies().empty())
            QFile::remove(journal);
        else if (content)
            (void)storage::setAside(journal);
    }
    return journals;
}

void remove(const QString& file)
{
    if (!file.isEmpty())
        QFile::remove(file);
}

notation::GameRecord recordOf(const SuspendedGame& game)
{
    return session::toRecord(game.record, game.startedAt);
}

} // namespace

/// The files that earlier runs of the program left.
struct GameArchive::Leftovers {
    std::vector<SuspendedGame> games;     ///< to be added
    std::vector<SuspendedGame> goOn;      ///< to be removed from the library: they continue
    std::vector<SuspendedGame> leftovers; ///< their files from before they continued
};

void GameArchive::storeIn(library::LibraryService& library)
{
    m_library = &library;
    connect(m_library, &library::LibraryService::added, this, [this](quint64 ticket, bool isNew) {
        if (const auto found = m_games.find(ticket); found != m_games.end()) {
            found->second.isStored = true;
            found->second.isNew = isNew;
        }
    });
    connect(m_library, &library::LibraryService::failed, this, [this] {
        m_hasFailed = true;
        Q_EMIT storingFailed();
    });
    const auto addAll = [this] {
        for (const auto& [ticket, game] : m_games) {
            if (!game.isStored)
                add(ticket);
        }
    };
    // An empty library has replaced one that could not be written.
    connect(m_library, &library::LibraryService::wasSetAside, this, addAll);
    addAll();
}

void GameArchive::recover(const QString& journal)
{
    m_journal = journal;
    m_recovering.start([journal](const StopToken&) { return leftoversOf(journal); },
                       [this](const Leftovers& left) { processLeftovers(left); });
}

GameArchive::Leftovers GameArchive::leftoversOf(const QString& ownJournal)
{
    Leftovers left;
    for (const QString& journal : QStringList(ownJournal) + journalsOfFurtherWindows(ownJournal)) {
        // Read the journal first: a game that is set aside meanwhile is then found in at least one place.
        const auto present = MatchJournal::read(journal);
        std::vector<SuspendedGame> aside = gamesIn(journal, kAside);
        for (SuspendedGame& game : gamesIn(journal, kGoingOn)) {
            const auto isSame = [&game](const SuspendedGame& other) { return other.startedAt == game.startedAt; };
            if (present && game.startedAt.isValid() && present->startedAt == game.startedAt) {
                // The program was killed before takeBack() deleted the file.
                const auto copies = std::stable_partition(aside.begin(), aside.end(), std::not_fn(isSame));
                left.leftovers.insert(left.leftovers.end(), copies, aside.end());
                aside.erase(copies, aside.end());
                left.goOn.push_back(std::move(game));
            } else if (std::any_of(aside.begin(), aside.end(), isSame)) {
                left.goOn.push_back(std::move(game)); // set aside again later
            } else {
                left.games.push_back(std::move(game)); // killed before the game continued
            }
        }
        left.games.insert(left.games.end(), aside.begin(), aside.end());
    }
    return left;
}

void GameArchive::processLeftovers(const Leftovers& left)
{
    for (const SuspendedGame& game : left.leftovers) {
        if (!m_files.contains(game.file))
            remove(game.file);
    }
    for (const SuspendedGame& game : left.goOn) {
        if (m_library != nullptr && !m_files.contains(game.file))
            m_library->removeRecord(recordOf(game), [file = game.file] { remove(file); });
    }
    for (const SuspendedGame& game : left.games) {
        // Games set aside meanwhile are known already.
        if (!m_files.contains(game.file))
            put(game);
    }
}

GameArchive::Ticket GameArchive::put(const SuspendedGame& game)
{
    const quint64 ticket = library::LibraryService::newTicket();
    m_files.insert(game.file);
    m_games.insert({ticket, Game{game}});
    add(ticket);
    return Ticket(ticket);
}

GameArchive::Ticket GameArchive::find(const SuspendedGame& game)
{
    Game stored{game};
    stored.isStored = true;
    stored.wasAddedHere = false;
    const quint64 ticket = library::LibraryService::newTicket();
    m_games.insert({ticket, stored});
    return Ticket(ticket);
}

void GameArchive::writeResumeMarker(Ticket ticket)
{
    const auto found = m_games.find(static_cast<quint64>(ticket));
    if (found == m_games.end() || m_journal.isEmpty() || !found->second.goingOn.isEmpty() || !found->second.isNew)
        return;
    const SuspendedGame& game = found->second.game;
    if (!game.startedAt.isValid()) // the next start could not recognise the game
        return;
    const QString file = m_journal + kGoingOn + game.startedAt.toString(u"yyyyMMdd-HHmmss-zzz");
    m_files.insert(file);
    if (storage::replaceFile(file, MatchJournal::toText(game.record, game.startedAt), storage::Durability::InSystem))
        found->second.goingOn = file;
}

void GameArchive::takeBack(Ticket ticket)
{
    writeResumeMarker(ticket);
    const auto found = m_games.find(static_cast<quint64>(ticket));
    if (found == m_games.end())
        return;
    const Game taken = std::move(found->second);
    m_games.erase(found);
    if (!taken.isStored)
        remove(taken.game.file);
    const auto whenGone = [file = taken.goingOn] { remove(file); };
    if (m_library == nullptr)
        whenGone();
    else if (taken.wasAddedHere)
        m_library->removeByTicket(static_cast<quint64>(ticket), whenGone);
    else
        m_library->removeRecord(recordOf(taken.game), whenGone);
}

QString GameArchive::fileNotStored(Ticket ticket) const
{
    const auto found = m_games.find(static_cast<quint64>(ticket));
    return m_hasFailed && found != m_games.end() && !found->second.isStored ? found->second.game.file : QString();
}

void GameArchive::add(quint64 ticket)
{
    const SuspendedGame& game = m_games.at(ticket).game;
    if (m_library != nullptr)
        m_library->add(ticket, recordOf(game), [file = game.file] { remove(file); });
}

} // namespace qumalaq::desktop
