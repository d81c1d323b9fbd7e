// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_service.h"

#include "core/base/stop_token.h"
#include "core/work/callback_context.h"
#include "core/work/executor.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <unordered_map>
#include <utility>

namespace qumalaq::library {

using Code = LibraryError::Code;

namespace {

/// Games that are added again keep their order.
std::vector<StoredId> inOrderOfAdding(std::vector<StoredId> ids)
{
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace

/// Shared by the service and its threads, because a thread that hangs may outlive the service.
class LibraryService::Shared {
public:
    explicit Shared(LibraryService& owner) : q(owner), path(owner.path()) {}

    /// Called in the thread of a lane.
    [[nodiscard]] Expected<std::unique_ptr<Library>, LibraryError> open()
    {
        const std::lock_guard lock(opening);
        creationCount += QFileInfo::exists(path) ? 0 : 1;
        auto library = Library::open(path);
        if (!library && library.error().code == Code::Damaged && !isOpen) {
            if (const auto aside = Library::setAside(path)) {
                library = Library::open(path);
                notify([this, name = *aside] { Q_EMIT q.wasSetAside(name); });
            }
        }
        isOpen = isOpen || library;
        return library;
    }

    /// Calls the function in the service's thread, from the event loop, while the service exists.
    template <typename Function>
    void notify(Function function)
    {
        answers.call(std::move(function));
    }

    void fail(const LibraryError& error)
    {
        if (error.code != Code::Stopped)
            notify([this, error] { Q_EMIT q.failed(error); });
    }

    /// Called in the writer's thread. Returns false after an error, for which failed() will be emitted.
    bool remove(Library& library, std::span<const StoredId> ids, const StopToken& stop = {})
    {
        if (const auto gone = library.remove(ids, stop); !gone) {
            fail(gone.error());
            return false;
        }
        notify([this] { Q_EMIT q.changed(); });
        return true;
    }

    LibraryService& q; ///< only for functions that notify() calls
    const QString path;
    work::CallbackContext answers;
    std::vector<Library::Merge> merges; ///< the last ones; only used in the writer's thread
    std::mutex opening;
    bool isOpen = false;                ///< by any lane; guarded by `opening`
    std::atomic<int> creationCount = 0; ///< how often a new file was created
    struct NewGame {
        StoredId id{};
        std::uint64_t key = 0;
    };
    std::unordered_map<quint64, NewGame> newGames; ///< by ticket; only used in the writer's thread
};

/// A thread with its own connection and a queue of jobs.
class LibraryService::Worker {
public:
    using Task = std::function<void(Shared& shared, Library& library)>;
    using Failure = std::function<void(Shared& shared, const LibraryError& error)>;

    Worker(std::shared_ptr<Shared> shared, std::chrono::milliseconds timeout)
        : m_shared(std::move(shared))
        , m_executor(timeout)
    {
    }
    ~Worker()
    {
        m_connection->isEnding = true;
        if (m_executor.hasStarted())
            m_executor.post([connection = m_connection] { connection->library.reset(); });
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    enum class AtEnd { Dropped, Done };
    /// `ifNotOpened` is called instead of the task if the file cannot be opened; by default failed() is emitted.
    void post(Task task, AtEnd atEnd = AtEnd::Dropped, Failure ifNotOpened = &Shared::fail)
    {
        m_executor.post([shared = m_shared, connection = m_connection, task = std::move(task), atEnd,
                         ifNotOpened = std::move(ifNotOpened)] {
            if (connection->isEnding && atEnd == AtEnd::Dropped)
                return;
            // SQLite would continue to write into a removed file.
            if (connection->library
                && (connection->creationCount != shared->creationCount || !QFileInfo::exists(shared->path)))
                connection->library.reset();
            if (!connection->library) {
                auto opened = shared->open();
                if (!opened)
                    return ifNotOpened(*shared, opened.error());
                connection->library = std::move(*opened);
                connection->creationCount = shared->creationCount;
            }
            task(*shared, *connection->library);
        });
    }
    /// Closes the connection after all posted jobs, and then calls the function.
    void close(std::function<void()> then)
    {
        m_executor.post([connection = m_connection, then = std::move(then)] {
            connection->library.reset();
            then();
        });
    }
    void wait() { m_executor.wait(); }
    /// See Executor.
    [[nodiscard]] StopToken stopToken() const { return m_executor.stopToken(); }

private:
    struct Connection {
        std::unique_ptr<Library> library; ///< only used in the thread
        int creationCount = 0;            ///< Shared::creationCount when it was opened
        std::atomic<bool> isEnding = false;
    };

    std::shared_ptr<Shared> m_shared;
    std::shared_ptr<Connection> m_connection = std::make_shared<Connection>();
    work::Executor m_executor;
};

/// Only used in the service's thread.
class LibraryService::Private {
public:
    Private(std::shared_ptr<Shared> of, std::chrono::milliseconds timeout)
        : shared(std::move(of))
        , writer(shared, timeout)
        , reader(shared, timeout)
        , searcher(shared, timeout)
        , bulk(shared, timeout)
    {
    }

    std::shared_ptr<Shared> shared;
    StopSource searching;
    StopSource importing;
    StopSource exporting;
    std::uint64_t searches = 0;
    std::uint64_t explorations = 0;
    Worker writer;
    Worker reader;
    Worker searcher;
    Worker bulk; ///< reads for seconds or minutes
};

LibraryService::LibraryService(const QString& path, QObject* parent) : LibraryService(path, work::kTimeout, parent) {}

LibraryService::LibraryService(const QString& path, std::chrono::milliseconds timeout, QObject* parent)
    : QObject(parent)
    , m_path(path)
    , d(std::make_unique<Private>(std::make_shared<Shared>(*this), timeout))
{
}

LibraryService::~LibraryService()
{
    d->shared->answers.close();
    d->searching.requestStop();
    d->importing.requestStop();
}

void LibraryService::open()
{
    d->reader.post([this](Shared& shared, Library& library) {
        const auto games = library.count();
        if (!games)
            return shared.fail(games.error());
        shared.notify([this, number = *games] { Q_EMIT ready(number); });
    });
}

void LibraryService::search(const Filter& filter, Order order, const ShownNames& names)
{
    d->searching.requestStop();
    d->searching = StopSource();
    d->searcher.post([this, filter, order, names, id = ++d->searches, stop = d->searching.token()](Shared& shared,
                                                                                                   Library& library) {
        if (stop.isStopRequested())
            return;
        auto ids = library.search(filter, order, names, stop);
        if (!ids)
            return shared.fail(ids.error());
        shared.notify([this, id, list = std::move(*ids)] {
            if (id == d->searches)
                Q_EMIT found(list);
        });
    });
}

void LibraryService::explore(rules::GameId game, const rules::AnyPosition& position, int leastRating)
{
    d->reader.post([this, game, position, leastRating, id = ++d->explorations](Shared& shared, Library& library) {
        auto list = library.explore(game, position, leastRating);
        if (!list)
            return shared.fail(list.error());
        shared.notify([this, id, continuations = std::move(*list)] {
            if (id == d->explorations)
                Q_EMIT explored(continuations);
        });
    });
}

void LibraryService::readGames(const std::vector<StoredId>& ids)
{
    d->reader.post([this, ids](Shared& shared, Library& library) {
        auto games = library.games(ids);
        if (!games)
            return shared.fail(games.error());
        shared.notify([this, list = std::move(*games)] { Q_EMIT gamesRead(list); });
    });
}

void LibraryService::readLatest(int most)
{
    d->reader.post([this, most](Shared& shared, Library& library) {
        const auto games = library.latest(most);
        if (!games)
            return shared.fail(games.error());
        std::vector<notation::GameRecord> records;
        for (const StoredGame& game : *games) {
            const auto record = library.record(game.id);
            if (!record)
                return shared.fail(record.error());
            if (*record)
                records.push_back(**record);
        }
        shared.notify([this, records] { Q_EMIT latestRead(records); });
    });
}

void LibraryService::readLevelGames()
{
    d->reader.post([this](Shared& shared, Library& library) {
        auto games = library.levelGames();
        if (!games)
            return shared.fail(games.error());
        shared.notify([this, list = std::move(*games)] { Q_EMIT levelGamesRead(list); });
    });
}

void LibraryService::readRecord(StoredId id)
{
    d->reader.post([this, id](Shared& shared, Library& library) {
        const auto record = library.record(id);
        if (!record)
            return shared.fail(record.error());
        if (*record)
            shared.notify([this, id, read = **record] { Q_EMIT recordRead(id, read); });
    });
}

void LibraryService::readRecords(const std::vector<StoredId>& ids)
{
    d->reader.post([this, ids](Shared& shared, Library& library) {
        std::vector<notation::GameRecord> records;
        for (const StoredId id : ids) {
            const auto record = library.record(id);
            if (!record)
                return shared.fail(record.error());
            if (*record)
                records.push_back(**record);
        }
        shared.notify([this, records] { Q_EMIT recordsRead(records); });
    });
}

void LibraryService::add(quint64 ticket, const notation::GameRecord& record, const std::function<void()>& whenStored)
{
    d->writer.post(
        [this, ticket, record, whenStored](Shared& shared, Library& library) {
            const auto done = library.add(record);
            if (!done)
                return shared.fail(done.error());
            if (done->isNew)
                shared.newGames[ticket] = {done->id, gameKey(record)};
            if (whenStored)
                whenStored();
            shared.notify([this, ticket, isNew = done->isNew] {
                Q_EMIT added(ticket, isNew);
                if (isNew)
                    Q_EMIT changed();
            });
        },
        Worker::AtEnd::Done);
}

quint64 LibraryService::newTicket()
{
    static std::atomic<quint64> last = 0;
    return ++last;
}

void LibraryService::addEdited(quint64 ticket, const notation::GameRecord& edited,
                               const std::optional<notation::GameRecord>& original)
{
    d->writer.post(
        [this, ticket, edited, original](Shared& shared, Library& library) {
            const auto done = library.addEdited(edited, original);
            if (!done)
                return shared.fail(done.error());
            shared.notify([this, ticket, isNew = done->isNew] {
                Q_EMIT added(ticket, isNew);
                Q_EMIT changed();
            });
        },
        Worker::AtEnd::Done);
}

void LibraryService::removeByTicket(quint64 ticket, const std::function<void()>& whenGone)
{
    d->writer.post(
        [this, ticket, whenGone](Shared& shared, Library& library) {
            if (const auto taken = shared.newGames.find(ticket); taken != shared.newGames.end()) {
                const auto [id, key] = taken->second;
                shared.newGames.erase(taken);
                const auto stored = library.record(id);
                if (!stored)
                    return shared.fail(stored.error());
                // The game may have been deleted and its id reused.
                if (*stored && gameKey(**stored) == key && !shared.remove(library, {&id, 1}))
                    return;
            }
            if (whenGone)
                whenGone();
        },
        Worker::AtEnd::Done);
}

void LibraryService::removeRecord(const notation::GameRecord& record, const std::function<void()>& whenGone)
{
    d->writer.post(
        [this, record, whenGone](Shared& shared, Library& library) {
            const auto id = library.find(record);
            if (!id)
                return shared.fail(id.error());
            if (*id && !shared.remove(library, {&**id, 1}))
                return;
            if (whenGone)
                whenGone();
        },
        Worker::AtEnd::Done);
}

void LibraryService::remove(const std::vector<StoredId>& ids)
{
    m_canUndoRemoval = true;
    d->writer.post(
        [this, ids = inOrderOfAdding(ids), stop = d->writer.stopToken()](Shared& shared, Library& library) {
            const auto exists = [&library](StoredId id) {
                return library.record(id).value_or(std::nullopt).has_value();
            };
            if (std::none_of(ids.begin(), ids.end(), exists))
                return; // the earlier removal can still be undone
            const auto goesOn = [&stop](const ExportReport&) { return !stop.isStopRequested(); };
            const auto kept = library::exportGames(library, ids, removedGames(shared.path), ExportForm::Tgk, goesOn);
            if (kept.isStopped)
                return;
            if (!kept.error.isEmpty())
                return shared.fail({Code::CannotWrite, kept.error});
            if (shared.remove(library, ids, stop))
                shared.notify([this, games = kept.games] { Q_EMIT removed(games); });
        },
        Worker::AtEnd::Done);
}

void LibraryService::undoRemoval()
{
    if (!std::exchange(m_canUndoRemoval, false))
        return;
    d->writer.post(
        [this](Shared& shared, Library& library) {
            const QString file = removedGames(shared.path);
            const ImportReport report = importFiles(library, {file}, [](const ImportReport&) {});
            if (report.failure || report.games == 0)
                return shared.fail(report.failure.value_or(LibraryError{Code::CannotOpen, file}));
            shared.notify([this] { Q_EMIT changed(); });
        },
        Worker::AtEnd::Done);
}

QString LibraryService::removedGames(const QString& library)
{
    return QFileInfo(library).dir().filePath(QStringLiteral("removed.tgk"));
}

void LibraryService::exportGames(const std::vector<StoredId>& ids, const QString& file)
{
    const bool isText = QFileInfo(file).suffix().compare(QStringLiteral("txt"), Qt::CaseInsensitive) == 0;
    const auto answer = [this](Shared& shared, const ExportReport& report) {
        shared.notify([this, report] { Q_EMIT exported(report); });
    };
    d->exporting = StopSource();
    d->bulk.post(
        [this, ids, file, answer, form = isText ? ExportForm::Online : ExportForm::Tgk, cancel = d->exporting.token(),
         stop = d->bulk.stopToken()](Shared& shared, Library& library) {
            QElapsedTimer sinceProgress;
            sinceProgress.start();
            const auto goesOn = [&](const ExportReport& report) {
                if (sinceProgress.elapsed() >= kProgressMs) {
                    shared.notify([this, report] { Q_EMIT exportProgressed(report); });
                    sinceProgress.restart();
                }
                return !cancel.isStopRequested() && !stop.isStopRequested();
            };
            answer(shared, library::exportGames(library, ids, file, form, goesOn));
        },
        Worker::AtEnd::Done,
        [file, answer](Shared& shared, const LibraryError& error) {
            ExportReport report;
            report.file = file;
            report.error = error.reason;
            answer(shared, report);
        });
}

void LibraryService::cancelExport()
{
    d->exporting.requestStop();
}

void LibraryService::findDuplicates()
{
    d->bulk.post([this](Shared& shared, Library& library) {
        const auto groups = library.duplicates();
        if (!groups)
            return shared.fail(groups.error());
        shared.notify([this, found = *groups] { Q_EMIT duplicatesFound(found); });
    });
}

void LibraryService::merge(const std::vector<std::vector<StoredId>>& groups)
{
    d->writer.post(
        [this, groups](Shared& shared, Library& library) {
            const auto before = library.count();
            shared.merges.clear();
            for (const auto& group : groups) {
                auto done = library.merge(group);
                if (!done) { // the groups before it are merged
                    shared.fail(done.error());
                    break;
                }
                shared.merges.push_back(std::move(*done));
            }
            const auto after = library.count();
            if (!before || !after)
                return shared.fail(before ? after.error() : before.error());
            if (shared.merges.empty())
                return;
            shared.notify([this, gone = *before - *after] {
                Q_EMIT merged(gone);
                Q_EMIT changed();
            });
        },
        Worker::AtEnd::Done);
}

void LibraryService::undoMerge()
{
    d->writer.post(
        [this](Shared& shared, Library& library) {
            while (!shared.merges.empty()) { // the rest can be undone later
                if (const auto done = library.undo(shared.merges.back()); !done) {
                    shared.fail(done.error());
                    break;
                }
                shared.merges.pop_back();
            }
            shared.notify([this] { Q_EMIT changed(); });
        },
        Worker::AtEnd::Done);
}

bool LibraryService::startImport(const QStringList& files)
{
    if (m_isImporting)
        return false;
    m_isImporting = true;
    d->importing = StopSource();
    const auto finish = [this](Shared& shared, const ImportReport& report) {
        shared.notify([this, report] {
            m_isImporting = false;
            Q_EMIT importFinished(report);
            if (report.added > 0)
                Q_EMIT changed();
            if (report.failure)
                Q_EMIT failed(*report.failure);
        });
    };
    d->writer.post(
        [this, files, finish, stop = d->importing.token()](Shared& shared, Library& library) {
            const auto progress = [this, &shared](const ImportReport& report) {
                shared.notify([this, report] { Q_EMIT importProgressed(report); });
            };
            finish(shared, importFiles(library, files, progress, stop));
        },
        Worker::AtEnd::Dropped,
        [finish](Shared& shared, const LibraryError& error) {
            ImportReport report;
            report.failure = error;
            finish(shared, report);
        });
    return true;
}

void LibraryService::cancelImport()
{
    d->importing.requestStop();
}

void LibraryService::setDamagedAside()
{
    d->searching.requestStop();
    d->importing.requestStop();
    // The file may be renamed only when all lanes have closed it. A lane that has closed it waits for the others.
    struct Closed {
        std::mutex mutex;
        std::condition_variable hasChanged;
        int lanes = 0;
        bool isRenamed = false;
    };
    const std::array lanes = {&d->writer, &d->reader, &d->searcher, &d->bulk};
    const auto closed = std::make_shared<Closed>();
    for (Worker* lane : lanes) {
        lane->close([this, shared = d->shared, closed, all = static_cast<int>(lanes.size())] {
            std::unique_lock lock(closed->mutex);
            if (++closed->lanes < all)
                return closed->hasChanged.wait(lock, [&] { return closed->isRenamed; });
            const auto aside = Library::setAside(shared->path);
            {
                const std::lock_guard opening(shared->opening);
                shared->isOpen = false;
            }
            closed->isRenamed = true;
            closed->hasChanged.notify_all();
            if (!aside)
                return shared->fail(aside.error());
            shared->notify([this, name = *aside] {
                Q_EMIT wasSetAside(name);
                Q_EMIT changed();
            });
        });
    }
}

void LibraryService::waitForWrites()
{
    d->writer.wait();
}

} // namespace qumalaq::library
