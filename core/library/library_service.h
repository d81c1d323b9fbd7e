// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/library/library.h"
#include "core/library/library_import.h"
#endif

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::library {

/// The library for the user interface: everything is done on threads of its own and told by signals, in the thread
/// this lives in. Nothing blocks but what says so.
///
/// Nothing is opened, and no thread started, before something is asked for.
class LibraryService : public QObject {
    Q_OBJECT

public:
    explicit LibraryService(const QString& path, QObject* parent = nullptr);
    /// Lets what is being written come to its end (within a transaction); stops everything else.
    ~LibraryService() override;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// Opens the file now; ready() or failed() follows.
    void open();
    /// Another search that is not done yet is given up: its answer never comes. Answered by found().
    void search(const Filter& filter, Order order, const ShownNames& names = {});
    /// The same, for explored().
    void explore(rules::GameId game, const rules::AnyPosition& position, int leastRating);
    /// Answered by gamesRead(); at most some hundreds at a time.
    void readGames(const std::vector<StoredId>& ids);
    /// Answered by recordRead().
    void readRecord(StoredId id);
    /// Answered by added(), unless it fails; after a failure it may be asked for again. `ticket` is the caller's name
    /// for the game, never used for another one. `whenStored` is called on another thread as soon as the game is on
    /// disk, also if the service is at its end and added() does not come any more.
    void add(quint64 ticket, const notation::GameRecord& record, const std::function<void()>& whenStored = {});
    /// Takes out what add() puts in under this ticket, also if that is not done yet. A game that the library had before
    /// stays.
    void takeBack(quint64 ticket);
    void remove(const std::vector<StoredId>& ids);

    /// False if an import is going on already.
    bool startImport(const QStringList& files);
    void cancelImport();
    [[nodiscard]] bool isImporting() const { return m_isImporting; }

    /// After failed() said that the file is damaged: moves it out of the way and begins an empty one. Waits for what
    /// is being done. wasSetAside() follows, or failed() if the file cannot be moved.
    void setDamagedAside();
    /// Blocks until everything that was to be written is on disk.
    void waitForWrites();

Q_SIGNALS:
    void ready(int games);
    void found(const std::vector<qumalaq::library::StoredId>& ids);
    void explored(const std::vector<qumalaq::library::Continuation>& continuations);
    void gamesRead(const std::vector<qumalaq::library::StoredGame>& games);
    void recordRead(qumalaq::library::StoredId id, const qumalaq::notation::GameRecord& record);
    /// The game is on disk; perhaps it was there before.
    void added(quint64 ticket);
    /// Games have come or gone.
    void changed();
    void importProgressed(const qumalaq::library::ImportReport& report);
    void importFinished(const qumalaq::library::ImportReport& report);
    void failed(const qumalaq::library::LibraryError& error);
    /// The file could not be read and lies at `aside` now; an empty library has taken its place.
    void wasSetAside(const QString& aside);

private:
    class Lane;
    class Private;

    QString m_path;
    bool m_isImporting = false;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::library
