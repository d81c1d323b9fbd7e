// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/game_rows.h"
#include "core/library/merged_game.h"
#include "core/notation/old_player_names.h"

#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <string>
#include <utility>

namespace qumalaq::library {

using notation::GameRecord;
using Code = LibraryError::Code;

namespace {

/// Games whose columns differ from those of version 1: games with unnamed players, and with tags in another letter case
/// (`WHITEELO`), which version 1 did not know.
Expected<std::vector<qint64>, LibraryError> gamesToMigrate(const Database& database)
{
    const std::vector<std::string> names = notation::oldPlayerNames();
    QStringList marks;
    for (std::size_t i = 0; i < names.size(); ++i)
        marks.append(QStringLiteral("?"));
    const QString players = latin("(SELECT id FROM player WHERE name IN (") + marks.join(u',') + latin("))");
    QStringList reasons = {latin("game.south IN ") + players, latin("game.north IN ") + players};
    constexpr std::pair<const char*, const char*> kUnknown[] = {
        {"White", "game.south IN (SELECT id FROM player WHERE name = '')"},
        {"Black", "game.north IN (SELECT id FROM player WHERE name = '')"},
        {"Event", "game.event IN (SELECT id FROM event WHERE name = '')"},
        {"Date", "game.date = 0"},
        {"WhiteElo", "game.south_rating = 0"},
        {"BlackElo", "game.north_rating = 0"},
    };
    for (const auto& [tag, isUnknown] : kUnknown) {
        // LIKE ignores the case of letters, GLOB does not.
        reasons.append(QStringLiteral("(%1 AND CAST(score.tags AS TEXT) LIKE '%[%2 %'"
                                      " AND NOT CAST(score.tags AS TEXT) GLOB '*[[]%2 *')")
                           .arg(latin(isUnknown), latin(tag)));
    }
    QSqlQuery query(database.connection());
    query.setForwardOnly(true);
    query.prepare(latin("SELECT game.id FROM game JOIN score ON score.game = game.id WHERE ")
                  + reasons.join(latin(" OR ")) + latin(" ORDER BY game.id"));
    int value = 0;
    for (int i = 0; i < 2; ++i) {
        for (const std::string& name : names)
            query.bindValue(value++, QString::fromStdString(name));
    }
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    std::vector<qint64> ids;
    while (query.next())
        ids.push_back(query.value(0).toLongLong());
    if (query.lastError().isValid())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    return ids;
}

/// Rewrites a game with today's names. If it then equals another game, the two are merged. A game that cannot be read
/// stays unchanged.
Expected<void, LibraryError> migrateGame(const Database& database, GameRows& rows, qint64 id,
                                         std::vector<ExploredRow>& explored)
{
    const auto isUnreadable = [](const auto& read) { return read ? !*read : read.error().code == Code::Damaged; };
    const auto read = rows.record(id);
    if (isUnreadable(read))
        return {};
    if (!read)
        return unexpected(read.error());
    GameRecord game = **read;

    QSqlQuery& same = database.statement(latin("SELECT id FROM game WHERE key = ? AND id <> ?"));
    same.bindValue(0, toSigned(gameKey(game)));
    same.bindValue(1, id);
    if (!same.exec())
        return unexpected(errorOf(same.lastError(), Code::CannotOpen));
    const bool hasTwin = same.next();
    const qint64 other = hasTwin ? same.value(0).toLongLong() : id;
    same.finish();
    if (hasTwin) {
        const auto twin = rows.record(other);
        if (isUnreadable(twin))
            return {};
        if (!twin)
            return unexpected(twin.error());
        if (const auto gone = rows.erase(other, **twin); !gone)
            return gone;
        game = other < id ? merged(**twin, game) : merged(game, **twin);
    }
    if (const auto gone = rows.erase(id, **read); !gone)
        return gone;
    const auto added = rows.insert(game, explored, std::min(id, other));
    if (!added)
        return unexpected(added.error());
    return {};
}

} // namespace

Expected<void, LibraryError> Library::migrate()
{
    const auto ids = gamesToMigrate(*m_database);
    if (!ids)
        return unexpected(ids.error());
    for (const qint64 id : *ids) {
        std::vector<ExploredRow> explored;
        if (const auto done = migrateGame(*m_database, *m_rows, id, explored); !done)
            return done;
        if (const auto written = m_rows->insert(explored); !written)
            return written;
    }
    return m_database->execute(latin("DELETE FROM player WHERE id NOT IN (SELECT south FROM game)"
                                     " AND id NOT IN (SELECT north FROM game)"));
}

} // namespace qumalaq::library
