// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/library/game_rows.h"
#include "core/library/merged_game.h"
#include "core/storage/set_aside.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace qumalaq::library {

using notation::GameRecord;
using Code = LibraryError::Code;

namespace {

constexpr int kApplicationId = 0x51756D61; // "Quma"

constexpr const char* kSchema[] = {
    "CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL)",
    "CREATE TABLE event(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, folded TEXT NOT NULL)",
    // The columns for lists and filters. Small, so that full scans are fast.
    "CREATE TABLE game(id INTEGER PRIMARY KEY, key INTEGER NOT NULL UNIQUE, game INTEGER NOT NULL,"
    " south INTEGER NOT NULL, north INTEGER NOT NULL, event INTEGER NOT NULL, date INTEGER NOT NULL,"
    " result INTEGER NOT NULL, plies INTEGER NOT NULL, south_rating INTEGER NOT NULL, north_rating INTEGER NOT NULL)",
    "CREATE INDEX game_south ON game(south)",
    "CREATE INDEX game_north ON game(north)",
    // tags: the record's header as text. moves: one byte each. plain: standard start and options.
    // whole: the game as text, if the other columns do not contain everything.
    "CREATE TABLE score(game INTEGER PRIMARY KEY, plain INTEGER NOT NULL, tags BLOB NOT NULL, moves BLOB NOT NULL,"
    " whole BLOB)",
    "CREATE TABLE position(key INTEGER NOT NULL, kind INTEGER NOT NULL, game INTEGER NOT NULL,"
    " PRIMARY KEY(key, kind, game)) WITHOUT ROWID",
};

/// If the edited game has all moves of the original in the main line.
bool hasMovesOf(const GameRecord& edited, const GameRecord& original)
{
    const auto moves = edited.moves();
    const auto before = original.moves();
    return edited.setup() == original.setup() && edited.start() == original.start() && moves.size() >= before.size()
           && std::equal(before.begin(), before.end(), moves.begin());
}

} // namespace

Expected<void, LibraryError> Library::end(Expected<void, LibraryError> state)
{
    if (state)
        state = m_database->commit();
    if (!state) {
        m_database->rollBack();
        m_rows->forgetNames();
    }
    return state;
}

Expected<Library::Added, LibraryError> Library::replace(std::span<const std::pair<StoredId, GameRecord>> games,
                                                        const GameRecord& whole)
{
    if (const auto begun = m_database->begin(); !begun)
        return unexpected(begun.error());
    Expected<void, LibraryError> state;
    for (const auto& [id, game] : games) {
        if (state)
            state = m_rows->erase(static_cast<qint64>(id), game);
    }
    Expected<Added, LibraryError> added = Added();
    if (state) {
        std::vector<ExploredRow> explored;
        added = m_rows->insert(whole, explored, static_cast<qint64>(games.front().first));
        state = added ? m_rows->insert(explored) : unexpected(added.error());
    }
    if (const auto done = end(state); !done)
        return unexpected(done.error());
    return added;
}

Expected<void, LibraryError> Library::prepareFile()
{
    if (const auto opened = m_database->open(); !opened)
        return opened;
    // Checked before any change, because a file of another version must stay unchanged.
    const auto version = m_database->queryValue(latin("PRAGMA user_version"));
    if (!version)
        return unexpected(version.error());
    if (const auto tables = m_database->queryValue(latin("SELECT count(*) FROM sqlite_master")); !tables)
        return unexpected(tables.error());
    else if (version->toInt() != 0 || tables->toInt() > 0) {
        const auto application = m_database->queryValue(latin("PRAGMA application_id"));
        if (!application)
            return unexpected(application.error());
        if (version->toInt() == 0 || application->toInt() != kApplicationId)
            return unexpected(LibraryError{Code::Damaged, latin("another program's database")});
    }
    if (version->toInt() > kLibraryVersion)
        return unexpected(LibraryError{Code::TooNew, QString::number(version->toInt())});
    for (const char* pragma : {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL", "PRAGMA cache_size=-32768",
                               "PRAGMA temp_store=MEMORY"}) {
        if (const auto set = m_database->queryValue(latin(pragma)); !set)
            return unexpected(set.error());
    }
    if (version->toInt() < kLibraryVersion) {
        if (const auto made = makeTables(); !made)
            return made;
    }
    // Read the root page of each table, so that damage there is found now.
    for (const char* table : {"player", "event", "game", "score", "position"}) {
        if (const auto seen = m_database->queryValue(QStringLiteral("SELECT 1 FROM %1 LIMIT 1").arg(latin(table)));
            !seen)
            return unexpected(LibraryError{Code::Damaged, seen.error().reason});
    }
    return {};
}

Expected<void, LibraryError> Library::makeTables()
{
    if (const auto begun = m_database->begin(); !begun)
        return begun;
    // Another program may have created the tables meanwhile.
    const auto version = m_database->queryValue(latin("PRAGMA user_version"));
    Expected<void, LibraryError> state;
    if (!version)
        state = unexpected(version.error());
    else if (version->toInt() == 0) {
        for (const char* statement : kSchema) {
            if (state)
                state = m_database->execute(latin(statement));
        }
    } else if (version->toInt() < kLibraryVersion) {
        state = migrate();
    }
    if (state && version->toInt() < kLibraryVersion) {
        state = m_database->execute(QStringLiteral("PRAGMA application_id=%1").arg(kApplicationId));
        if (state)
            state = m_database->execute(QStringLiteral("PRAGMA user_version=%1").arg(kLibraryVersion));
    }
    m_rows->forgetNames(); // some players may be deleted
    return end(state);
}

Library::Library(const QString& path)
    : m_database(std::make_unique<Database>(path))
    , m_rows(std::make_unique<GameRows>(*m_database))
{
}

Library::~Library() = default;

Expected<std::unique_ptr<Library>, LibraryError> Library::open(const QString& path)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    std::unique_ptr<Library> opened(new Library(path));
    if (const auto prepared = opened->prepareFile(); !prepared)
        return unexpected(prepared.error());
    return opened;
}

Expected<QString, LibraryError> Library::setAside(const QString& path)
{
    // Without its database the log is useless, and it would damage a new one.
    const auto aside = storage::setAside(path, {QStringLiteral("-wal"), QStringLiteral("-shm")});
    if (!aside)
        return unexpected(LibraryError{Code::CannotWrite, aside.error()});
    return *aside;
}

Expected<Library::Added, LibraryError> Library::add(const GameRecord& record)
{
    if (const auto begun = m_database->begin(); !begun)
        return unexpected(begun.error());
    std::vector<ExploredRow> explored;
    const auto added = m_rows->insert(record, explored);
    if (const auto done = end(added ? m_rows->insert(explored) : unexpected(added.error())); !done)
        return unexpected(done.error());
    return added;
}

Expected<Library::Added, LibraryError> Library::addEdited(const GameRecord& edited,
                                                          const std::optional<GameRecord>& original)
{
    auto id = find(edited);
    if (id && !*id && original && hasMovesOf(edited, *original))
        id = find(*original);
    const auto stored = id && *id ? record(**id) : Expected<std::optional<GameRecord>, LibraryError>();
    if (!id || !stored)
        return unexpected(id ? stored.error() : id.error());
    const bool isOriginal = original && *stored == *original;
    if (!*stored || (!isOriginal && gameKey(**stored) != gameKey(edited)))
        return add(edited);
    const std::pair replaced(**id, **stored);
    return replace({&replaced, 1}, isOriginal ? edited : merged(edited, **stored));
}

Expected<int, LibraryError> Library::addAll(std::span<const GameRecord> records, const StopToken& stop)
{
    if (const auto begun = m_database->begin(); !begun)
        return unexpected(begun.error());
    std::vector<ExploredRow> explored;
    explored.reserve(records.size() * kExploredPlies);
    int added = 0;
    Expected<void, LibraryError> state;
    for (const GameRecord& record : records) {
        const auto one =
            stop.isStopRequested() ? unexpected(LibraryError{Code::Stopped, {}}) : m_rows->insert(record, explored);
        if (!one) {
            state = unexpected(one.error());
            break;
        }
        added += one->isNew ? 1 : 0;
    }
    if (const auto done = end(state ? m_rows->insert(explored, stop) : state); !done)
        return unexpected(done.error());
    return added;
}

Expected<void, LibraryError> Library::remove(std::span<const StoredId> ids, const StopToken& stop)
{
    if (const auto begun = m_database->begin(); !begun)
        return begun;
    Expected<void, LibraryError> state;
    for (const StoredId id : ids) {
        const auto kept = stop.isStopRequested() ? unexpected(LibraryError{Code::Stopped, {}}) : record(id);
        if (!kept)
            state = unexpected(kept.error());
        else if (*kept)
            state = m_rows->erase(static_cast<qint64>(id), **kept);
        if (!state)
            break;
    }
    return end(state);
}

Expected<Library::Merge, LibraryError> Library::merge(std::span<const StoredId> ids)
{
    Merge done;
    auto& games = done.parts;
    for (const StoredId id : ids) {
        auto read = record(id);
        if (!read)
            return unexpected(read.error());
        if (*read)
            games.emplace_back(id, std::move(**read));
    }
    if (games.size() < 2)
        return Merge{};
    // The game with the most tags comes first.
    const auto fullest = std::max_element(games.begin(), games.end(), [](const auto& a, const auto& b) {
        return a.second.tags().size() < b.second.tags().size();
    });
    GameRecord whole = fullest->second;
    for (const auto& [id, game] : games) {
        if (id != fullest->first)
            whole = merged(whole, game);
    }
    const auto added = replace(games, whole);
    if (!added)
        return unexpected(added.error());
    if (added->isNew)
        done.whole = added->id;
    return done;
}

Expected<void, LibraryError> Library::undo(const Merge& merge)
{
    Expected<std::optional<GameRecord>, LibraryError> whole = std::optional<GameRecord>();
    if (merge.whole)
        whole = record(*merge.whole);
    if (!whole)
        return unexpected(whole.error());
    if (const auto begun = m_database->begin(); !begun)
        return begun;
    Expected<void, LibraryError> state;
    if (*whole)
        state = m_rows->erase(static_cast<qint64>(*merge.whole), **whole);
    std::vector<ExploredRow> explored;
    for (const auto& [id, game] : merge.parts) {
        if (!state)
            break;
        const auto other = record(id); // a game that was added since can have the id
        const auto as = other && *other ? std::nullopt : std::optional(static_cast<qint64>(id));
        if (const auto added = m_rows->insert(game, explored, as); !added)
            state = unexpected(added.error());
    }
    return end(state ? m_rows->insert(explored) : state);
}

Expected<std::optional<GameRecord>, LibraryError> Library::record(StoredId id) const
{
    return m_rows->record(static_cast<qint64>(id));
}

Expected<int, LibraryError> Library::count() const
{
    const auto number = m_database->queryValue(latin("SELECT count(*) FROM game"));
    if (!number)
        return unexpected(number.error());
    return number->toInt();
}

std::optional<LibraryError> Library::check() const
{
    const auto answer = m_database->queryValue(latin("PRAGMA integrity_check(1)"));
    if (!answer)
        return answer.error();
    if (answer->toString() != latin("ok"))
        return LibraryError{Code::Damaged, answer->toString()};
    return std::nullopt;
}

} // namespace qumalaq::library
