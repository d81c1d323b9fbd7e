// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/notation/game_record.h"
#include "core/session/match.h"
#include "core/work/latest_work.h"
#endif

#include <QObject>
#include <QSet>
#include <QString>

#include <map>

namespace qumalaq::library {
class LibraryService;
}

namespace qumalaq::desktop {

/// Moves the games of the window into the library without losing any: the library writes on its own thread, and the
/// program may be killed at any moment. A game keeps its file until the library confirms that it has it. Files left by
/// an earlier run are added at the next start.
///
/// Lives in the user interface thread and never blocks it.
class GameArchive : public QObject {
    Q_OBJECT

public:
    /// Identifies a game for takeBack().
    enum class Ticket : quint64 {};

    using QObject::QObject;

    /// Stores games in `library` from now on, including those put before. Call it once; `library` must outlive the
    /// archive.
    void storeIn(library::LibraryService& library);
    /// Adds the games that earlier runs of the program set aside from `journal`. Another thread finds and reads the
    /// files.
    void recover(const QString& journal);

    /// The archive takes over the game's file. Without a library the game waits for one.
    Ticket put(const session::SuspendedGame& game);
    /// The game continues: removes it from the library, unless the library had the same game before, and deletes its
    /// file.
    void takeBack(Ticket ticket);

private:
    /// A game that the library has not confirmed.
    struct Waiting {
        notation::GameRecord record;
        QString file;
    };

    void add(quint64 ticket);

    library::LibraryService* m_library = nullptr;
    std::map<quint64, Waiting> m_waiting; ///< by ticket
    QSet<QString> m_files;                ///< of all games added in this run
    quint64 m_lastTicket = 0;
    work::LatestWork m_recovering;
};

} // namespace qumalaq::desktop
