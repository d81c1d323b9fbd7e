// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/library.h"
#include "core/library/library_export.h"
#include "core/library/library_import.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::library {

/// The library for the user interface. Works in its own threads; results are signals in the thread of this object. No
/// function blocks unless documented.
///
/// The first request opens the file and starts the threads.
class LibraryService : public QObject {
    Q_OBJECT

public:
    explicit LibraryService(const QString& path, QObject* parent = nullptr);
    /// For tests: `timeout` is that of the destructor's wait for each thread.
    LibraryService(const QString& path, std::chrono::milliseconds timeout, QObject* parent = nullptr);
    /// Finishes pending writes, for at most work::kTimeout, and stops everything else.
    ~LibraryService() override;

    [[nodiscard]] const QString& path() const { return m_path; }

    /// Opens the file; ready() or failed() follows.
    void open();
    /// Answered by found(). Cancels an earlier search, which is then never answered.
    void search(const Filter& filter, Order order, const ShownNames& names = {});
    /// The same, answered by explored().
    void explore(rules::GameId game, const rules::AnyPosition& position, int leastRating);
    /// Answered by gamesRead(); for at most some hundreds of games at a time.
    void readGames(const std::vector<StoredId>& ids);
    /// The games that were added last, the latest first; answered by latestRead().
    void readLatest(int most);
    /// Library::levelGames(), answered by levelGamesRead().
    void readLevelGames();
    /// Answered by recordRead().
    void readRecord(StoredId id);
    /// Answered by recordsRead(), without the games that the library does not have any more.
    void readRecords(const std::vector<StoredId>& ids);
    /// Answered by added(), unless it fails; then it may be called again. `ticket` identifies the game for the caller
    /// and must be unique. `whenStored` is called on another thread as soon as the game is on disk, even if the service
    /// is being destroyed and added() is no longer emitted.
    void add(quint64 ticket, const notation::GameRecord& record, const std::function<void()>& whenStored = {});
    /// A ticket that no other game has.
    [[nodiscard]] static quint64 newTicket();
    /// Library::addEdited(); answered as add().
    void addEdited(quint64 ticket, const notation::GameRecord& edited,
                   const std::optional<notation::GameRecord>& original);
    /// Removes the game of add() with this ticket, even if it is not stored yet. A game that the library had before
    /// stays. `whenGone` is called in another thread when that is done, unless it fails.
    void removeByTicket(quint64 ticket, const std::function<void()>& whenGone = {});
    /// Removes a game that an earlier run of the program added. `whenGone` as above, even if there is no such game.
    void removeRecord(const notation::GameRecord& record, const std::function<void()>& whenGone = {});
    /// Answered by removed(), unless it fails. The removed games are kept in the file of removedGames() until the next
    /// remove(); without that file no game is removed.
    void remove(const std::vector<StoredId>& ids);
    /// Adds the games of the last remove() again, once.
    void undoRemoval();
    /// Beside the library.
    [[nodiscard]] static QString removedGames(const QString& library);

    /// Writes games to a file: as online text if its suffix is .txt, else as TGK. Answered by exported().
    void exportGames(const std::vector<StoredId>& ids, const QString& file);
    void cancelExport();
    /// Answered by duplicatesFound().
    void findDuplicates();
    /// Merges the games of each group into one; answered by merged().
    void merge(const std::vector<std::vector<StoredId>>& groups);
    /// Undoes the last merge() with all its groups, once.
    void undoMerge();

    /// False if an import is already running. importFinished() follows in any case, and failed() if the library failed.
    bool startImport(const QStringList& files);
    void cancelImport();
    [[nodiscard]] bool isImporting() const { return m_isImporting; }

    /// After failed() has reported a damaged file: renames it and creates an empty one when the running jobs have
    /// ended. wasSetAside() follows, or failed() if the file cannot be renamed.
    void setDamagedAside();
    /// Blocks until all pending writes are on disk, for at most work::kTimeout.
    void waitForWrites();

Q_SIGNALS:
    void ready(int games);
    void found(const std::vector<qumalaq::library::StoredId>& ids);
    void explored(const std::vector<qumalaq::library::Continuation>& continuations);
    void gamesRead(const std::vector<qumalaq::library::StoredGame>& games);
    void latestRead(const std::vector<qumalaq::notation::GameRecord>& games);
    void levelGamesRead(const std::vector<qumalaq::library::LevelGame>& games);
    void recordRead(qumalaq::library::StoredId id, const qumalaq::notation::GameRecord& record);
    void recordsRead(const std::vector<qumalaq::notation::GameRecord>& records);
    /// The game is on disk. `isNew` is false if the library had it before.
    void added(quint64 ticket, bool isNew);
    void exportProgressed(const qumalaq::library::ExportReport& report);
    void exported(const qumalaq::library::ExportReport& report);
    void duplicatesFound(const std::vector<std::vector<qumalaq::library::StoredId>>& groups);
    void removed(int games);
    /// `games` games were removed, because other games now contain them.
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
    class Worker;
    class Private;

    QString m_path;
    bool m_isImporting = false;
    bool m_canUndoRemoval = false;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::library
