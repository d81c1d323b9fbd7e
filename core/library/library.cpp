// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/library/library_private.h"
#include "core/storage/set_aside.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QVariant>

#include <atomic>

namespace qumalaq::library {

using notation::GameRecord;
using Code = LibraryError::Code;

namespace {

constexpr int kApplicationId = 0x51756D61; // "Quma"

constexpr const char* kSchema[] = {
    "CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL)",
    "CREATE TABLE event(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL)",
    // What lists and filters ask for; small, so that going through all of it is quick.
    "CREATE TABLE game(id INTEGER PRIMARY KEY, key INTEGER NOT NULL UNIQUE, game INTEGER NOT NULL,"
    " south INTEGER NOT NULL, north INTEGER NOT NULL, event INTEGER NOT NULL, date INTEGER NOT NULL,"
    " result INTEGER NOT NULL, plies INTEGER NOT NULL, south_rating INTEGER NOT NULL, north_rating INTEGER NOT NULL)",
    "CREATE INDEX game_south ON game(south)",
    "CREATE INDEX game_north ON game(north)",
    // tags: the record's head as text. moves: a byte each. plain: from the start, with the default options.
    // whole: the game as text, where there is more to it than that.
    "CREATE TABLE score(game INTEGER PRIMARY KEY, plain INTEGER NOT NULL, tags BLOB NOT NULL, moves BLOB NOT NULL,"
    " whole BLOB)",
    "CREATE TABLE position(key INTEGER NOT NULL, kind INTEGER NOT NULL, game INTEGER NOT NULL,"
    " PRIMARY KEY(key, kind, game)) WITHOUT ROWID",
};

} // namespace

LibraryError errorOf(const QSqlError& error, Code otherwise)
{
    constexpr int kCorrupt = 11;      // SQLITE_CORRUPT
    constexpr int kNotADatabase = 26; // SQLITE_NOTADB
    const int native = error.nativeErrorCode().toInt() & 0xFF;
    const QString reason = error.databaseText().isEmpty() ? error.text() : error.databaseText();
    return {native == kCorrupt || native == kNotADatabase ? Code::Damaged : otherwise, reason};
}

Library::Private::Private(const QString& path, QString connection) : m_connection(std::move(connection))
{
    QSqlDatabase opened = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    opened.setDatabaseName(path);
    opened.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=10000"));
}

Library::Private::~Private()
{
    qDeleteAll(m_statements);
    database().close();
    QSqlDatabase::removeDatabase(m_connection);
}

Expected<void, LibraryError> Library::Private::execute(const QString& statement) const
{
    QSqlQuery query(database());
    if (!query.exec(statement))
        return unexpected(errorOf(query.lastError(), Code::CannotWrite));
    return {};
}

Expected<QVariant, LibraryError> Library::Private::ask(const QString& statement) const
{
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(statement))
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    return query.next() ? query.value(0) : QVariant();
}

QSqlQuery& Library::Private::statement(const QString& text) const
{
    QSqlQuery*& query = m_statements[text];
    if (query == nullptr) {
        query = new QSqlQuery(database());
        query->setForwardOnly(true);
        query->prepare(text);
    }
    return *query;
}

void Library::Private::rollBack()
{
    (void)execute(QStringLiteral("ROLLBACK"));
    m_names.clear(); // some of them are not there any more
}

Expected<void, LibraryError> Library::Private::prepareFile()
{
    QSqlDatabase opened = database();
    if (!opened.open())
        return unexpected(errorOf(opened.lastError(), Code::CannotOpen));
    // Before anything that would change a file which is not this version's to change.
    const auto version = ask(latin("PRAGMA user_version"));
    if (!version)
        return unexpected(version.error());
    if (const auto tables = ask(latin("SELECT count(*) FROM sqlite_master")); !tables)
        return unexpected(tables.error());
    else if (version->toInt() != 0 || tables->toInt() > 0) {
        const auto application = ask(latin("PRAGMA application_id"));
        if (!application)
            return unexpected(application.error());
        if (version->toInt() == 0 || application->toInt() != kApplicationId)
            return unexpected(LibraryError{Code::Damaged, latin("another program's database")});
    }
    if (version->toInt() > kLibraryVersion)
        return unexpected(LibraryError{Code::TooNew, QString::number(version->toInt())});
    for (const char* pragma : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL", "PRAGMA cache_size=-32768",
                               "PRAGMA temp_store=MEMORY"}) {
        if (const auto set = ask(latin(pragma)); !set)
            return unexpected(set.error());
    }
    if (version->toInt() < kLibraryVersion) {
        if (const auto made = makeTables(); !made)
            return made;
    }
    // A look at the root of each tree: what is damaged there would show only later.
    for (const char* table : {"player", "event", "game", "score", "position"}) {
        if (const auto seen = ask(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(latin(table))); !seen)
            return unexpected(LibraryError{Code::Damaged, seen.error().reason});
    }
    return {};
}

Expected<void, LibraryError> Library::Private::makeTables()
{
    if (const auto begun = begin(); !begun)
        return begun;
    // Another program may have done it in this moment.
    const auto version = ask(latin("PRAGMA user_version"));
    Expected<void, LibraryError> state;
    if (!version)
        state = unexpected(version.error());
    else if (version->toInt() == 0) {
        for (const char* statement : kSchema) {
            if (state)
                state = execute(latin(statement));
        }
    } else if (version->toInt() < kLibraryVersion) {
        state = migrate();
    }
    if (state && version->toInt() < kLibraryVersion) {
        state = execute(QStringLiteral("PRAGMA application_id=%1").arg(kApplicationId));
        if (state)
            state = execute(QStringLiteral("PRAGMA user_version=%1").arg(kLibraryVersion));
    }
    if (state)
        state = commit();
    if (!state)
        rollBack();
    m_names.clear(); // some players may be gone
    return state;
}

Library::Library(std::unique_ptr<Private> opened) : d(std::move(opened)) {}

Library::~Library() = default;

Expected<std::unique_ptr<Library>, LibraryError> Library::open(const QString& path)
{
    static std::atomic<int> connections = 0;
    QDir().mkpath(QFileInfo(path).absolutePath());
    auto opened = std::make_unique<Private>(path, QStringLiteral("qumalaq-library-%1").arg(++connections));
    if (const auto prepared = opened->prepareFile(); !prepared)
        return unexpected(prepared.error());
    return std::unique_ptr<Library>(new Library(std::move(opened)));
}

Expected<QString, LibraryError> Library::setAside(const QString& path)
{
    // The log belongs to it; without its file it means nothing, and it would spoil a new one.
    const auto aside = storage::setAside(path, {QStringLiteral("-wal"), QStringLiteral("-shm")});
    if (!aside)
        return unexpected(LibraryError{Code::CannotWrite, aside.error()});
    return *aside;
}

Expected<Library::Added, LibraryError> Library::add(const GameRecord& record)
{
    if (const auto begun = d->begin(); !begun)
        return unexpected(begun.error());
    std::vector<Private::ExploredRow> explored;
    const auto added = d->insert(record, explored);
    const auto written = added ? d->insert(explored) : unexpected(added.error());
    const auto done = written ? d->commit() : written;
    if (!done) {
        d->rollBack();
        return unexpected(done.error());
    }
    return added;
}

Expected<int, LibraryError> Library::addAll(std::span<const GameRecord> records)
{
    if (const auto begun = d->begin(); !begun)
        return unexpected(begun.error());
    std::vector<Private::ExploredRow> explored;
    explored.reserve(records.size() * kExploredPlies);
    int added = 0;
    Expected<void, LibraryError> state;
    for (const GameRecord& record : records) {
        const auto one = d->insert(record, explored);
        if (!one) {
            state = unexpected(one.error());
            break;
        }
        added += one->isNew ? 1 : 0;
    }
    if (state)
        state = d->insert(explored);
    if (state)
        state = d->commit();
    if (!state) {
        d->rollBack();
        return unexpected(state.error());
    }
    return added;
}

Expected<void, LibraryError> Library::remove(StoredId id)
{
    const auto kept = record(id);
    if (!kept)
        return unexpected(kept.error());
    if (!*kept)
        return {};
    if (const auto begun = d->begin(); !begun)
        return begun;
    Expected<void, LibraryError> state = d->erase(static_cast<qint64>(id), **kept);
    if (state)
        state = d->commit();
    if (!state)
        d->rollBack();
    return state;
}

} // namespace qumalaq::library
