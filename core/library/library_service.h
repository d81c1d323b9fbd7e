// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/library/library.h"
#include "core/library/library_export.h"
#include "core/library/library_import.h"
#endif

#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::library {

/// The library for the user interface. Work is done on separate threads; results arrive as signals in the thread of
/// this object. No function blocks unless it says so.
///
/// The first request opens the file and starts the threads.
class LibraryService : public QObject {
    Q_OBJECT

public:
    explicit LibraryService(const QString& path, QObject* parent = nullptr);
    /// For tests: with the time that the destructor waits for each thread.
    LibraryService(const QString& path, std::chrono::milliseconds patience, QObject* parent = nullptr);
    /// Finishes pending writes, for at most work::Executor::kPatience, and stops everything else.
    ~LibraryService() override;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// Opens the file; ready() or failed() follows.
    void open();
    /// A search that is still running is cancelled and never answered. Answered by found().
    void search(const Filter& filter, Order order, const ShownNames& names = {});
    /// The same, answered by explored().
    void explore(rules::GameId game, const rules::AnyPosition& position, int leastRating);
    /// Answered by gamesRead(); for at most some hundreds of games at a time.
    void readGames(const std::vector<StoredId>& ids);
    /// The games that were added last; answered by latestRead().
    void readLatest(int most);
    /// Answered by recordRead().
    void readRecord(StoredId id);
    /// Answered by added(), unless it fails; then it may be called again. `ticket` identifies the game for the caller
    /// and must be unique. `whenStored` is called on another thread as soon as the game is on disk, even if the service
    /// is being destroyed and added() is no longer emitted.
    void add(quint64 ticket, const notation::GameRecord& record, const std::function<void()>& whenStored = {});
    /// Removes the game that add() stores under this ticket, even if it is not stored yet. A game that the library had
    /// before is kept. `whenGone` is called on another thread when that is done, unless it fails.
    void takeBack(quint64 ticket, const std::function<void()>& whenGone = {});
    /// Removes a game that an earlier run of the program added. `whenGone` as above, also if there is no such game.
    void takeOut(const notation::GameRecord& record, const std::function<void()>& whenGone = {});
    void remove(const std::vector<StoredId>& ids);

    /// Writes games to a file, in the form that its suffix names: online text for .txt, else TGK. Answered by
    /// exported().
    void exportGames(const std::vector<StoredId>& ids, const QString& file);
    void cancelExport();
    /// Answered by duplicatesFound().
    void findDuplicates();
    /// Merges the games of each group into one; answered by merged().
    void merge(const std::vector<std::vector<StoredId>>& groups);
    /// Takes the last merge() back, with all its groups. Once only.
    void undoMerge();

    /// False if an import is already running. importFinished() follows in any case, and failed() if the library failed.
    bool startImport(const QStringList& files);
    void cancelImport();
    [[nodiscard]] bool isImporting() const { return m_isImporting; }

    /// After failed() reported a damaged file: renames it and creates an empty one when running jobs have ended.
    /// wasSetAside() follows, or failed() if the file cannot be renamed.
    void setDamagedAside();
    /// Blocks until all pending writes are on disk, for at most work::Executor::kPatience.
    void waitForWrites();

Q_SIGNALS:
    void ready(int games);
    void found(const std::vector<qumalaq::library::StoredId>& ids);
    void explored(const std::vector<qumalaq::library::Continuation>& continuations);
    void gamesRead(const std::vector<qumalaq::library::StoredGame>& games);
    void latestRead(const std::vector<qumalaq::library::StoredGame>& games);
    void recordRead(qumalaq::library::StoredId id, const qumalaq::notation::GameRecord& record);
    /// The game is on disk; unless it is new, it was there before.
    void added(quint64 ticket, bool isNew);
    void exportProgressed(const qumalaq::library::ExportReport& report);
    void exported(const qumalaq::library::ExportReport& report);
    void duplicatesFound(const std::vector<std::vector<qumalaq::library::StoredId>>& groups);
    /// So many games were removed, because others contain them now.
    void merged(int games);
    /// Games were added or removed.
    void changed();
    void importProgressed(const qumalaq::library::ImportReport& report);
    void importFinished(const qumalaq::library::ImportReport& report);
    void failed(const qumalaq::library::LibraryError& error);
    /// The unreadable file was moved to `aside` and replaced by an empty library.
    void wasSetAside(const QString& aside);

private:
    class Shared;
    class Lane;
    class Private;

    QString m_path;
    bool m_isImporting = false;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::library
