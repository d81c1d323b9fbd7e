// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library.h"

#include "core/library/game_rows.h"
#include "core/library/name_order.h"
#include "core/library/shown_players.h"
#include "core/notation/player_name.h"
#include "core/notation/turn_counter.h"

#include <QHash>
#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace qumalaq::library {

using Code = LibraryError::Code;
using rules::Side;

namespace {

/// Games between two polls of the stop token in a long search.
constexpr int kGamesBetweenPolls = 1024;

/// The number of the last one of the stored moves.
int lastNumber(const QByteArray& moves)
{
    notation::TurnCounter turns;
    for (const char byte : moves) {
        if (const auto move = decodeMove(static_cast<std::uint8_t>(byte)))
            turns.count(move->from.row);
    }
    return turns.lastMover() ? turns.numberFor(*turns.lastMover()) : 0;
}

/// Tests the stores first, because they differ in most positions.
template <rules::GamePosition P>
bool isAt(const P& position, const rules::BoardState& sought)
{
    if constexpr (requires { position.store(Side::South); }) {
        if (position.store(Side::South) != sought.stores[0] || position.store(Side::North) != sought.stores[1])
            return false;
    }
    return position.board() == sought;
}

/// Stones never leave a store, so a game with more stones there can no longer reach the position.
template <rules::GamePosition P>
bool isBeyond(const P& position, const rules::BoardState& sought)
{
    if constexpr (requires { position.store(Side::South); }) {
        return position.store(Side::South) > sought.stores[0] || position.store(Side::North) > sought.stores[1];
    } else {
        const auto stores = position.board().stores;
        return stores[0] > sought.stores[0] || stores[1] > sought.stores[1];
    }
}

template <rules::GamePosition P>
bool comesTo(P position, const QByteArray& moves, const rules::BoardState& sought)
{
    for (const char byte : moves) {
        if (isAt(position, sought))
            return true;
        const auto move = decodeMove(static_cast<std::uint8_t>(byte));
        if (isBeyond(position, sought) || !move || !position.isLegal(*move))
            return false;
        position.play(*move);
    }
    return isAt(position, sought);
}

bool comesTo(const rules::AnyPosition& start, const QByteArray& moves, const rules::BoardState& sought)
{
    return start.visit([&](const auto& position) { return comesTo(position, moves, sought); });
}

/// The game with this number in the database. None in a database of a version that knows more games.
std::optional<rules::GameId> gameOf(const QVariant& number)
{
    const int game = number.toInt();
    const bool isKnown = game >= 0 && game < static_cast<int>(rules::allGames().size());
    return isKnown ? std::optional(static_cast<rules::GameId>(game)) : std::nullopt;
}

bool isSameGame(rules::GameId a, rules::GameId b)
{
    const auto plain = [](rules::GameId game) {
        return game == rules::GameId::Toguzkorgool ? rules::GameId::Togyzqumalaq : game;
    };
    return plain(a) == plain(b);
}

void add(SqlCondition& all, const QString& part, const QVariantList& values)
{
    all.text += (all.text.isEmpty() ? latin(" WHERE ") : latin(" AND ")) + part;
    all.values += values;
}

/// Empty if every game matches. Column names include the table, because a search may join another one.
SqlCondition conditionOf(const Filter& filter, const ShownPlayers& players)
{
    SqlCondition all;
    if (!filter.player.simplified().isEmpty()) {
        const SqlCondition south = players.hasPart(Side::South, filter.player);
        const SqlCondition north = players.hasPart(Side::North, filter.player);
        if (filter.side)
            add(all, (*filter.side == Side::South ? south : north).text, south.values);
        else
            add(all, u'(' + south.text + latin(" OR ") + north.text + u')', south.values + north.values);
    }
    if (!filter.event.simplified().isEmpty()) {
        add(all, latin("game.event IN (SELECT id FROM event WHERE folded LIKE ? ESCAPE '\\')"),
            {likePattern(filter.event)});
    }
    if (filter.from != 0)
        add(all, latin("game.date >= ?"), {filter.from});
    if (filter.to != 0)
        add(all, latin("game.date BETWEEN 1 AND ?"), {filter.to});
    if (filter.result)
        add(all, latin("game.result = ?"), {static_cast<int>(*filter.result)});
    if (filter.game)
        add(all, latin("game.game = ?"), {static_cast<int>(*filter.game)});
    if (filter.leastRating != 0) {
        add(all, latin("game.south_rating >= ? AND game.north_rating >= ?"), {filter.leastRating, filter.leastRating});
    }
    if (!filter.keys.empty()) {
        QStringList keys;
        for (const std::uint64_t key : filter.keys)
            keys.append(QString::number(toSigned(key)));
        add(all, latin("game.key IN (") + keys.join(u',') + u')', {});
    }
    return all;
}

/// The column to sort by, except for names.
QString columnOf(Order::By by)
{
    switch (by) {
    case Order::By::Result:
        return latin("game.result");
    case Order::By::Plies:
        return latin("game.plies");
    case Order::By::Date:
        return latin("game.date");
    case Order::By::Event:
        return latin("game.event");
    case Order::By::Game:
        return latin("game.game");
    case Order::By::South:
    case Order::By::North:
    case Order::By::Added:
        break;
    }
    return latin("0");
}

/// A row to be sorted.
struct Found {
    qint64 value = 0;
    qint64 id = 0;
    friend auto operator<=>(const Found&, const Found&) = default;
};

/// Where each event stands by name: the order of the ids has no meaning.
Expected<QHash<qint64, qint64>, LibraryError> eventPlaces(const QSqlDatabase& database)
{
    QSqlQuery events(database);
    events.setForwardOnly(true);
    if (!events.exec(latin("SELECT id, folded FROM event ORDER BY folded, name")))
        return unexpected(errorOf(events.lastError(), Code::CannotOpen));
    std::vector<std::pair<QString, qint64>> all;
    while (events.next())
        all.emplace_back(events.value(1).toString(), events.value(0).toLongLong());
    std::stable_sort(all.begin(), all.end(), [names = nameOrder()](const auto& a, const auto& b) {
        return names.compare(a.first, b.first) < 0;
    });
    QHash<qint64, qint64> places;
    for (const auto& [name, id] : all)
        places.insert(id, places.size());
    return places;
}

} // namespace

Expected<std::optional<StoredId>, LibraryError> Library::find(const notation::GameRecord& record) const
{
    QSqlQuery& query = m_database->statement(latin("SELECT id FROM game WHERE key = ?"));
    query.bindValue(0, toSigned(gameKey(record)));
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    std::optional<StoredId> id;
    if (query.next())
        id = StoredId(query.value(0).toLongLong());
    query.finish();
    return id;
}

Expected<std::vector<StoredGame>, LibraryError> Library::games(std::span<const StoredId> ids) const
{
    std::vector<StoredGame> list;
    list.reserve(ids.size());
    QSqlQuery& query = m_database->statement(latin(
        "SELECT g.game, s.name, n.name, g.south_rating, g.north_rating, e.name, g.date, g.result, c.moves, g.key"
        " FROM game g JOIN score c ON c.game = g.id JOIN player s ON s.id = g.south JOIN player n ON n.id = g.north"
        " JOIN event e ON e.id = g.event WHERE g.id = ?"));
    for (const StoredId id : ids) {
        query.bindValue(0, static_cast<qint64>(id));
        if (!query.exec())
            return unexpected(errorOf(query.lastError(), Code::CannotOpen));
        if (!query.next())
            continue;
        StoredGame game;
        game.id = id;
        game.game = gameOf(query.value(0)).value_or(game.game);
        game.players = {query.value(1).toString(), query.value(2).toString()};
        game.ratings = {query.value(3).toInt(), query.value(4).toInt()};
        game.event = query.value(5).toString();
        game.date = query.value(6).toInt();
        game.result = static_cast<notation::GameResult>(query.value(7).toInt() & 3);
        game.moves = lastNumber(query.value(8).toByteArray());
        game.key = static_cast<std::uint64_t>(query.value(9).toLongLong());
        list.push_back(std::move(game));
    }
    query.finish();
    return list;
}

Expected<std::vector<StoredGame>, LibraryError> Library::latest(int most) const
{
    std::vector<StoredId> ids;
    QSqlQuery& query = m_database->statement(latin("SELECT id FROM game ORDER BY id DESC LIMIT ?"));
    query.bindValue(0, most);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    while (query.next())
        ids.push_back(StoredId{query.value(0).toLongLong()});
    query.finish();
    return games(ids);
}

Expected<std::vector<StoredId>, LibraryError> Library::search(const Filter& filter, Order order,
                                                              const ShownNames& names, StopToken stop) const
{
    auto players = ShownPlayers::read(m_database->connection(), names);
    if (!players)
        return unexpected(players.error());
    const bool isByPlayer = order.by == Order::By::South || order.by == Order::By::North;
    if (isByPlayer) {
        if (const auto read = players->readOrder(m_database->connection()); !read)
            return unexpected(read.error());
    }
    const SqlCondition condition = conditionOf(filter, *players);
    QString text = latin("SELECT game.id, game.south, game.north, ") + columnOf(order.by);
    text += filter.position
                ? latin(", game.game, score.plain, score.moves FROM game JOIN score ON score.game = game.id")
                : latin(" FROM game");
    QSqlQuery query(m_database->connection());
    query.setForwardOnly(true);
    query.prepare(text + condition.text);
    for (int i = 0; i < condition.values.size(); ++i)
        query.bindValue(i, condition.values[i]);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));

    const rules::BoardState sought = filter.position ? filter.position->position.board() : rules::BoardState();
    std::vector<Found> found;
    for (int seen = 0; query.next(); ++seen) {
        if (seen % kGamesBetweenPolls == 0 && stop.isStopRequested())
            return unexpected(LibraryError{Code::Stopped, {}});
        const qint64 id = query.value(0).toLongLong();
        if (filter.position) {
            const auto game = gameOf(query.value(4));
            if (!game || !isSameGame(*game, filter.position->game))
                continue;
            const QByteArray moves = query.value(6).toByteArray();
            if (query.value(5).toInt() != 0) {
                if (!comesTo(rules::AnyPosition(rules::GameSetup(*game)), moves, sought))
                    continue;
            } else {
                const auto whole = m_rows->record(id);
                if (!whole)
                    return unexpected(whole.error());
                if (!*whole || !comesTo((*whole)->start(), moves, sought))
                    continue;
            }
        }
        const Side side = order.by == Order::By::South ? Side::South : Side::North;
        const qint64 value = isByPlayer
                                 ? players->placeOf(side, {query.value(1).toLongLong(), query.value(2).toLongLong()})
                                 : query.value(3).toLongLong();
        found.push_back({value, id});
    }
    if (query.lastError().isValid())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));

    if (order.by == Order::By::Event) {
        const auto places = eventPlaces(m_database->connection());
        if (!places)
            return unexpected(places.error());
        for (Found& one : found)
            one.value = places->value(one.value);
    }
    std::sort(found.begin(), found.end());
    if (order.isDescending)
        std::reverse(found.begin(), found.end());
    std::vector<StoredId> ids;
    ids.reserve(found.size());
    for (const Found& one : found)
        ids.push_back(StoredId(one.id));
    return ids;
}

Expected<std::vector<LevelGame>, LibraryError> Library::levelGames() const
{
    QSqlQuery& query = m_database->statement(latin(
        "SELECT game.key, game.game, result, date, tags, moves FROM game JOIN score ON score.game = game.id"
        " WHERE plain = 1 AND result <> 0 AND (south IN (SELECT id FROM player WHERE name GLOB 'Qumalaq, level *')"
        " OR north IN (SELECT id FROM player WHERE name GLOB 'Qumalaq, level *')) ORDER BY game.id"));
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    std::vector<LevelGame> games;
    while (query.next()) {
        const auto id = gameOf(query.value(1));
        const auto head = parsedGame(query.value(4).toByteArray() + "\n*\n");
        const auto person = head ? notation::personAgainstComputer(*head) : std::nullopt;
        if (!id || !person)
            continue;
        LevelGame game;
        game.key = static_cast<std::uint64_t>(query.value(0).toLongLong());
        game.game = *id;
        game.level = notation::parseComputerName(head->tag(notation::nameTagOf(rules::opponentOf(*person))))->level;
        game.person = *person;
        game.result = static_cast<notation::GameResult>(query.value(2).toInt());
        game.date = query.value(3).toInt();
        for (const char byte : query.value(5).toByteArray()) {
            const auto move = decodeMove(static_cast<std::uint8_t>(byte));
            if (!move)
                break;
            game.addMove(*move);
        }
        game.seconds = QByteArrayView(head->tag(notation::timeTagOf(*person))).toInt();
        game.learner = head->tag(notation::kLearnerTag);
        game.isRated = !head->tag(notation::kRatedTag).empty();
        games.push_back(std::move(game));
    }
    if (query.lastError().isValid())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    // Imported games may be older than those before them.
    std::stable_sort(games.begin(), games.end(),
                     [](const LevelGame& a, const LevelGame& b) { return a.date < b.date; });
    return games;
}

Expected<std::vector<Continuation>, LibraryError>
Library::explore(rules::GameId game, const rules::AnyPosition& position, int leastRating) const
{
    QSqlQuery& query = m_database->statement(latin("SELECT kind, count(*) FROM position WHERE key = ? GROUP BY kind"));
    query.bindValue(0, toSigned(positionKey(game, position)));
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    std::map<int, Continuation> byMove;
    std::map<int, std::int64_t> ratings;
    while (query.next()) {
        const ExploredKind kind = ExploredKind::of(query.value(0).toLongLong());
        const int games = query.value(1).toInt();
        if (kind.rating < leastRating || (kind.move && !position.isLegal(*kind.move)))
            continue;
        const int byte = kind.move ? encodeMove(*kind.move) : 0;
        Continuation& continuation = byMove[byte];
        continuation.move = kind.move;
        switch (kind.result) {
        case notation::GameResult::SouthWins:
            continuation.southWins += games;
            break;
        case notation::GameResult::NorthWins:
            continuation.northWins += games;
            break;
        case notation::GameResult::Draw:
            continuation.draws += games;
            break;
        case notation::GameResult::Open:
            continuation.open += games;
            break;
        }
        if (kind.rating != 0) {
            continuation.rated += games;
            ratings[byte] += static_cast<std::int64_t>(kind.rating) * games;
        }
    }
    std::vector<Continuation> list;
    for (auto& [byte, continuation] : byMove) {
        if (continuation.rated > 0)
            continuation.averageRating = static_cast<int>((ratings[byte] / continuation.rated + 50) / 100 * 100);
        list.push_back(continuation);
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Continuation& a, const Continuation& b) { return a.games() > b.games(); });
    return list;
}

} // namespace qumalaq::library
