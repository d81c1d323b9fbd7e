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

/// Brings the games of the window into the library, and loses none on the way: the library writes on a thread of its
/// own, and the program may be killed at any moment. A game keeps its file until the library says that it has it. Files
/// that an earlier run left are put in at the next start.
///
/// Lives in the user interface thread and never blocks it.
class GameArchive : public QObject {
    Q_OBJECT

public:
    /// Names a game for takeBack().
    enum class Ticket : quint64 {};

    using QObject::QObject;

    /// Games go there from now on, also those that were put before. To be called once; must outlive the archive.
    void storeIn(library::LibraryService& library);
    /// Puts in the games that were set aside from `journal` by earlier runs of the program. Their files are looked for
    /// and read on another thread.
    void recover(const QString& journal);

    /// The game's file belongs to the archive from now on. Without a library the game waits for one.
    Ticket put(const session::SuspendedGame& game);
    /// The game goes on: it leaves the library, unless that had the same game before, and its file goes.
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
    QSet<QString> m_files;                ///< of all games that were put in this run
    quint64 m_lastTicket = 0;
    work::LatestWork m_recovering;
};

} // namespace qumalaq::desktop
