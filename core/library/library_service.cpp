// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_service.h"

#include "core/base/handed_over.h"
#include "core/base/semaphore.h"
#include "core/base/stop_token.h"

#include <QFileInfo>
#include <QThread>

#include <atomic>
#include <functional>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace qumalaq::library {

using Code = LibraryError::Code;

/// A thread with its own connection and a queue of jobs.
class LibraryService::Lane {
public:
    using Task = std::function<void(Library&)>;

    explicit Lane(Private& service) : m_service(service) { m_context.moveToThread(&m_thread); }
    ~Lane()
    {
        m_isEnding = true;
        // Post the closing and wait for it: quit() alone would overtake queued jobs, so a game to be added could be
        // lost, and the connection would be closed in the wrong thread.
        close();
        m_thread.quit();
        m_thread.wait();
    }
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    enum class AtEnd { Dropped, Done };
    void post(Task task, AtEnd atEnd = AtEnd::Dropped);
    void close()
    {
        runAndWait([this] { m_library.reset(); });
    }
    void wait()
    {
        runAndWait([] {});
    }

private:
    /// Behind the queued jobs. Unlike Qt's blocking connection, the semaphore is seen by ThreadSanitizer.
    template <typename Function>
    void runAndWait(const Function& function)
    {
        if (!m_thread.isRunning())
            return;
        Semaphore done;
        const auto job = [&] {
            function();
            done.release();
        };
        QMetaObject::invokeMethod(&m_context, HandedOver(job), Qt::QueuedConnection);
        done.acquire();
    }

    Private& m_service;
    QThread m_thread;
    QObject m_context;
    std::unique_ptr<Library> m_library;
    int m_made = 0; ///< Private::made when it was opened
    std::atomic<bool> m_isEnding = false;
};

class LibraryService::Private {
public:
    explicit Private(LibraryService& owner)
        : q(owner)
        , path(owner.path())
        , writer(*this)
        , reader(*this)
        , searcher(*this)
    {
    }

    /// For a lane's thread. If the file cannot be opened it returns null and failed() follows.
    std::unique_ptr<Library> opened()
    {
        const std::lock_guard lock(opening);
        made += QFileInfo::exists(path) ? 0 : 1;
        auto library = Library::open(path);
        if (!library && library.error().code == Code::Damaged && !isOpen) {
            if (const auto aside = Library::setAside(path)) {
                library = Library::open(path);
                tell([this, name = *aside] { Q_EMIT q.wasSetAside(name); });
            }
        }
        if (!library) {
            fail(library.error());
            return nullptr;
        }
        isOpen = true;
        return std::move(*library);
    }

    /// Calls the function in the service's thread, from the event loop.
    template <typename Function>
    void tell(Function function)
    {
        QMetaObject::invokeMethod(&q, HandedOver(std::move(function)), Qt::QueuedConnection);
    }

    void fail(const LibraryError& error)
    {
        if (error.code != Code::Stopped)
            tell([this, error] { Q_EMIT q.failed(error); });
    }

    /// In the writer's thread. If it fails, failed() is on its way.
    bool remove(Library& library, StoredId id)
    {
        if (const auto gone = library.remove(id); !gone) {
            fail(gone.error());
            return false;
        }
        tell([this] { Q_EMIT q.changed(); });
        return true;
    }

    LibraryService& q;
    const QString path;
    std::vector<Library::Merge> merges; ///< the last ones; of the writer's thread
    std::mutex opening;
    bool isOpen = false;       ///< by any lane; guarded by `opening`
    std::atomic<int> made = 0; ///< times that there was no file
    StopSource searching;
    StopSource importing;
    std::uint64_t searches = 0;     ///< in the service's thread
    std::uint64_t explorations = 0; ///< in the service's thread
    struct NewGame {
        StoredId id{};
        std::uint64_t key = 0;
    };
    std::unordered_map<quint64, NewGame> newGames; ///< by ticket; in the writer's thread
    Lane writer;
    Lane reader;
    Lane searcher;
};

void LibraryService::Lane::post(Task task, AtEnd atEnd)
{
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(&m_context, HandedOver([this, task = std::move(task), atEnd] {
        if (m_isEnding && atEnd == AtEnd::Dropped)
            return;
        // SQLite would write on into a file that was removed, with its folder perhaps.
        if (m_library && (m_made != m_service.made || !QFileInfo::exists(m_service.path)))
            m_library.reset();
        if (!m_library) {
            m_library = m_service.opened();
            m_made = m_service.made;
        }
        if (m_library)
            task(*m_library);
    }),
                              Qt::QueuedConnection);
}

LibraryService::LibraryService(const QString& path, QObject* parent)
    : QObject(parent)
    , m_path(path)
    , d(std::make_unique<Private>(*this))
{
}

LibraryService::~LibraryService()
{
    d->searching.requestStop();
    d->importing.requestStop();
}

void LibraryService::open()
{
    d->reader.post([this](Library& library) {
        const auto games = library.count();
        if (!games)
            return d->fail(games.error());
        d->tell([this, number = *games] { Q_EMIT ready(number); });
    });
}

void LibraryService::search(const Filter& filter, Order order, const ShownNames& names)
{
    d->searching.requestStop();
    d->searching = StopSource();
    d->searcher.post([this, filter, order, names, id = ++d->searches, stop = d->searching.token()](Library& library) {
        if (stop.isStopRequested())
            return;
        auto ids = library.search(filter, order, names, stop);
        if (!ids)
            return d->fail(ids.error());
        d->tell([this, id, list = std::move(*ids)] {
            if (id == d->searches)
                Q_EMIT found(list);
        });
    });
}

void LibraryService::explore(rules::GameId game, const rules::AnyPosition& position, int leastRating)
{
    d->reader.post([this, game, position, leastRating, id = ++d->explorations](Library& library) {
        auto list = library.explore(game, position, leastRating);
        if (!list)
            return d->fail(list.error());
        d->tell([this, id, continuations = std::move(*list)] {
            if (id == d->explorations)
                Q_EMIT explored(continuations);
        });
    });
}

void LibraryService::readGames(const std::vector<StoredId>& ids)
{
    d->reader.post([this, ids](Library& library) {
        auto games = library.games(ids);
        if (!games)
            return d->fail(games.error());
        d->tell([this, list = std::move(*games)] { Q_EMIT gamesRead(list); });
    });
}

void LibraryService::readLatest(int most)
{
    d->reader.post([this, most](Library& library) {
        auto games = library.latest(most);
        if (!games)
            return d->fail(games.error());
        d->tell([this, list = std::move(*games)] { Q_EMIT latestRead(list); });
    });
}

void LibraryService::readRecord(StoredId id)
{
    d->reader.post([this, id](Library& library) {
        const auto record = library.record(id);
        if (!record)
            return d->fail(record.error());
        if (*record)
            d->tell([this, id, read = **record] { Q_EMIT recordRead(id, read); });
    });
}

void LibraryService::add(quint64 ticket, const notation::GameRecord& record, const std::function<void()>& whenStored)
{
    d->writer.post(
        [this, ticket, record, whenStored](Library& library) {
            const auto done = library.add(record);
            if (!done)
                return d->fail(done.error());
            if (done->isNew)
                d->newGames[ticket] = {done->id, gameKey(record)};
            if (whenStored)
                whenStored();
            d->tell([this, ticket, isNew = done->isNew] {
                Q_EMIT added(ticket, isNew);
                if (isNew)
                    Q_EMIT changed();
            });
        },
        Lane::AtEnd::Done);
}

void LibraryService::takeBack(quint64 ticket, const std::function<void()>& whenGone)
{
    d->writer.post(
        [this, ticket, whenGone](Library& library) {
            if (const auto taken = d->newGames.find(ticket); taken != d->newGames.end()) {
                const auto [id, key] = taken->second;
                d->newGames.erase(taken);
                const auto stored = library.record(id);
                if (!stored)
                    return d->fail(stored.error());
                // The game may be deleted and its id reused.
                if (*stored && gameKey(**stored) == key && !d->remove(library, id))
                    return;
            }
            if (whenGone)
                whenGone();
        },
        Lane::AtEnd::Done);
}

void LibraryService::takeOut(const notation::GameRecord& record, const std::function<void()>& whenGone)
{
    d->writer.post(
        [this, record, whenGone](Library& library) {
            const auto id = library.find(record);
            if (!id)
                return d->fail(id.error());
            if (*id && !d->remove(library, **id))
                return;
            if (whenGone)
                whenGone();
        },
        Lane::AtEnd::Done);
}

void LibraryService::remove(const std::vector<StoredId>& ids)
{
    d->writer.post(
        [this, ids](Library& library) {
            for (const StoredId id : ids) {
                if (const auto gone = library.remove(id); !gone)
                    return d->fail(gone.error());
            }
            d->tell([this] { Q_EMIT changed(); });
        },
        Lane::AtEnd::Done);
}

void LibraryService::exportGames(const std::vector<StoredId>& ids, const QString& file)
{
    const bool isText = QFileInfo(file).suffix().compare(QStringLiteral("txt"), Qt::CaseInsensitive) == 0;
    d->reader.post(
        [this, ids, file, form = isText ? ExportForm::Online : ExportForm::Tgk](Library& library) {
            const ExportReport report = library::exportGames(library, ids, file, form);
            d->tell([this, report] { Q_EMIT exported(report); });
        },
        Lane::AtEnd::Done);
}

void LibraryService::findDuplicates()
{
    d->reader.post([this](Library& library) {
        const auto groups = library.duplicates();
        if (!groups)
            return d->fail(groups.error());
        d->tell([this, found = *groups] { Q_EMIT duplicatesFound(found); });
    });
}

void LibraryService::merge(const std::vector<std::vector<StoredId>>& groups)
{
    d->writer.post(
        [this, groups](Library& library) {
            const auto before = library.count();
            d->merges.clear();
            for (const auto& group : groups) {
                auto done = library.merge(group);
                if (!done)
                    return d->fail(done.error());
                d->merges.push_back(std::move(*done));
            }
            const auto after = library.count();
            if (!before || !after)
                return d->fail(before ? after.error() : before.error());
            d->tell([this, gone = *before - *after] {
                Q_EMIT merged(gone);
                Q_EMIT changed();
            });
        },
        Lane::AtEnd::Done);
}

void LibraryService::undoMerge()
{
    d->writer.post(
        [this](Library& library) {
            for (const Library::Merge& merge : std::exchange(d->merges, {})) {
                if (const auto done = library.undo(merge); !done)
                    return d->fail(done.error());
            }
            d->tell([this] { Q_EMIT changed(); });
        },
        Lane::AtEnd::Done);
}

bool LibraryService::startImport(const QStringList& files)
{
    if (m_isImporting)
        return false;
    m_isImporting = true;
    d->importing = StopSource();
    d->writer.post([this, files, stop = d->importing.token()](Library& library) {
        const auto progress = [this](const ImportReport& report) {
            d->tell([this, report] {
                if (m_isImporting)
                    Q_EMIT importProgressed(report);
            });
        };
        const ImportReport report = importFiles(library, files, progress, stop);
        d->tell([this, report] {
            m_isImporting = false;
            Q_EMIT importFinished(report);
            if (report.added > 0)
                Q_EMIT changed();
        });
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
    for (Lane* lane : {&d->writer, &d->reader, &d->searcher})
        lane->close();
    {
        const std::lock_guard lock(d->opening);
        d->isOpen = false;
    }
    const auto aside = Library::setAside(m_path);
    if (!aside) {
        Q_EMIT failed(aside.error());
        return;
    }
    Q_EMIT wasSetAside(*aside);
    Q_EMIT changed();
}

void LibraryService::waitForWrites()
{
    d->writer.wait();
}

} // namespace qumalaq::library
