// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/match.h"
#include "core/work/latest_task.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <map>

namespace qumalaq::library {
class LibraryService;
}

namespace qumalaq::desktop {

/// Moves the games of the window into the library without loss, even if the program is killed. A game keeps its file
/// until the library has stored it. A game that continues has a file until the library has removed it, so it does not
/// stay in two places. The next start processes leftover files.
///
/// GUI thread only. Never waits for the disk.
class GameArchive : public QObject {
    Q_OBJECT

public:
    /// Identifies a game for takeBack().
    enum class Ticket : quint64 {};

    using QObject::QObject;

    /// Stores games in `library` from now on, including those put before. Call it once; `library` must outlive the
    /// archive.
    void storeIn(library::LibraryService& library);
    /// Adds the games that earlier runs set aside from this journal, and the games in the journals that earlier
    /// versions kept for additional windows. Removes the game that continues in the journal from the library. Reads the
    /// files on another thread.
    void recover(const QString& journal);

    /// Takes ownership of the game's file. Without a library the game waits for one.
    Ticket put(const session::SuspendedGame& game);
    /// A ticket for a game that is in the library, perhaps from an earlier run, and about to continue.
    Ticket find(const session::SuspendedGame& game);
    /// Call it before a continuing game is journalled again, and takeBack() after that. Writes a small file.
    void writeResumeMarker(Ticket ticket);
    /// The game continues: removes it from the library, unless the library had the same game before, and deletes its
    /// file.
    void takeBack(Ticket ticket);
    /// The file of a game that the library failed to store; otherwise empty.
    [[nodiscard]] QString fileNotStored(Ticket ticket) const;

Q_SIGNALS:
    /// The library could not store games: fileNotStored() has changed.
    void storingFailed();

private:
    struct Game {
        session::SuspendedGame game; ///< the file exists until the library has the game
        bool isStored = false;
        bool isNew = true;        ///< as far as is known, the library did not have it before
        bool wasAddedHere = true; ///< by put()
        QString goingOn = {};     ///< the file that writeResumeMarker() wrote
    };
    struct Leftovers;

    [[nodiscard]] static Leftovers leftoversOf(const QString& journal);
    void processLeftovers(const Leftovers& left);
    void add(quint64 ticket);

    library::LibraryService* m_library = nullptr;
    QString m_journal;
    bool m_hasFailed = false;        ///< the library has reported an error
    std::map<quint64, Game> m_games; ///< by ticket
    QSet<QString> m_files;           ///< of all games added in this run
    work::LatestTask m_recovering;
};

} // namespace qumalaq::desktop
