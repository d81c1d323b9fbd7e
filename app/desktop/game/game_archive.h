// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#include "core/session/match.h"
#include "core/work/latest_task.h"
#endif

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <map>

namespace qumalaq::library {
class LibraryService;
}

namespace qumalaq::desktop {

/// Moves the games of the window into the library without losing any: the library writes on its own thread, and the
/// program may be killed at any moment. A game keeps its file until the library confirms that it has it. A game that
/// continues has a file until the library has removed it, so that it does not stay in two places. Files left by an
/// earlier run are processed at the next start.
///
/// Lives in the user interface thread and never waits for the disk.
class GameArchive : public QObject {
    Q_OBJECT

public:
    /// Identifies a game for takeBack().
    enum class Ticket : quint64 {};

    using QObject::QObject;

    /// Stores games in `library` from now on, including those put before. Call it once; `library` must outlive the
    /// archive.
    void storeIn(library::LibraryService& library);
    /// Adds the games that earlier runs of the program set aside from this journal, and removes those that continue in
    /// it. Adds those that earlier versions kept beside it for further windows, too. Another thread finds and reads the
    /// files.
    void recover(const QString& journal);

    /// The archive takes over the game's file. Without a library the game waits for one.
    Ticket put(const session::SuspendedGame& game);
    /// A game that the library has, perhaps from an earlier run, and that is about to continue: see expectBack().
    Ticket find(const session::SuspendedGame& game);
    /// Call it before a game that is about to continue is journalled again; takeBack() follows when that is done.
    /// Writes a small file.
    void expectBack(Ticket ticket);
    /// The game continues: removes it from the library, unless the library had the same game before, and deletes its
    /// file.
    void takeBack(Ticket ticket);
    /// The file of a game that the library could not store. Empty: there is no such file, or no error so far.
    [[nodiscard]] QString fileOfStuck(Ticket ticket) const;

Q_SIGNALS:
    /// The library could not store games: fileOfStuck() has changed.
    void stuck();

private:
    struct Game {
        session::SuspendedGame game; ///< the file exists until the library has the game
        bool isStored = false;
        bool isNew = true;        ///< as far as is known, the library did not have it before
        bool wasAddedHere = true; ///< by put()
        QString goingOn = {};     ///< the file that says so
    };
    struct Left;

    [[nodiscard]] static Left leftBy(const QString& journal);
    void deal(const Left& left);
    void add(quint64 ticket);

    library::LibraryService* m_library = nullptr;
    QString m_journal;
    bool m_hasFailed = false;        ///< the library
    std::map<quint64, Game> m_games; ///< by ticket
    QSet<QString> m_files;           ///< of all games added in this run
    work::LatestTask m_recovering;
};

} // namespace qumalaq::desktop
