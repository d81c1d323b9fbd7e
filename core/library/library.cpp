// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/library/library_private.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
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
    for (const char* pragma : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL", "PRAGMA cache_size=-32768",
                               "PRAGMA temp_store=MEMORY"}) {
        if (const auto set = ask(latin(pragma)); !set)
            return unexpected(set.error());
    }
    const auto version = ask(latin("PRAGMA user_version"));
    if (!version)
        return unexpected(version.error());
    if (version->toInt() == 0) {
        const auto tables = ask(latin("SELECT count(*) FROM sqlite_master"));
        if (!tables)
            return unexpected(tables.error());
        if (tables->toInt() > 0)
            return unexpected(LibraryError{Code::Damaged, latin("another program's database")});
        if (const auto begun = begin(); !begun)
            return begun;
        // Another program may have made it in this moment.
        if (const auto now = ask(latin("PRAGMA user_version")); now && now->toInt() != 0)
            return commit();
        for (const char* statement : kSchema) {
            if (const auto made = execute(latin(statement)); !made) {
                rollBack();
                return made;
            }
        }
        (void)execute(QStringLiteral("PRAGMA application_id=%1").arg(kApplicationId));
        (void)execute(QStringLiteral("PRAGMA user_version=%1").arg(kLibraryVersion));
        return commit();
    }
    const auto application = ask(latin("PRAGMA application_id"));
    if (!application)
        return unexpected(application.error());
    if (application->toInt() != kApplicationId)
        return unexpected(LibraryError{Code::Damaged, latin("another program's database")});
    if (version->toInt() > kLibraryVersion)
        return unexpected(LibraryError{Code::TooNew, QString::number(version->toInt())});
    // A look at the root of each tree: what is damaged there would show only later.
    for (const char* table : {"player", "event", "game", "score", "position"}) {
        if (const auto seen = ask(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(latin(table))); !seen)
            return unexpected(LibraryError{Code::Damaged, seen.error().reason});
    }
    return {};
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

QString Library::setAside(const QString& path)
{
    const QString stamp = QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss");
    QString aside = QStringLiteral("%1.damaged-%2").arg(path, stamp);
    for (int i = 2; QFile::exists(aside); ++i)
        aside = QStringLiteral("%1.damaged-%2-%3").arg(path, stamp).arg(i);
    if (!QFile::rename(path, aside))
        return {};
    // The log belongs to it; without its file it means nothing, and it would spoil a new one.
    for (const QString& part : {QStringLiteral("-wal"), QStringLiteral("-shm")}) {
        if (QFile::exists(path + part))
            QFile::rename(path + part, aside + part);
    }
    return aside;
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
    const auto number = static_cast<qint64>(id);
    Expected<void, LibraryError> state;
    rules::AnyPosition position = (*kept)->start();
    const std::vector<rules::Move> moves = (*kept)->moves();
    QSqlQuery& explored = d->statement(latin("DELETE FROM position WHERE key = ? AND game = ?"));
    for (std::size_t ply = 0; state && ply <= moves.size() && ply < kExploredPlies; ++ply) {
        explored.bindValue(0, toSigned(positionKey((*kept)->setup().game(), position)));
        explored.bindValue(1, number);
        if (!explored.exec())
            state = unexpected(errorOf(explored.lastError(), Code::CannotWrite));
        if (ply < moves.size())
            position.play(moves[ply]);
    }
    for (const char* text : {"DELETE FROM score WHERE game = %1", "DELETE FROM game WHERE id = %1"}) {
        if (state)
            state = d->execute(latin(text).arg(number));
    }
    if (state)
        state = d->commit();
    if (!state)
        d->rollBack();
    return state;
}

} // namespace qumalaq::library
