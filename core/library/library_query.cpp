// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be asked of the library: a part of Library.
#include "core/library/library.h"
#include "core/library/library_private.h"

#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <map>
#include <numeric>
#include <type_traits>
#include <utility>

namespace qumalaq::library {

using Code = LibraryError::Code;
using rules::Side;

namespace {

/// How often a long search looks whether it is still wanted.
constexpr int kGamesBetweenLooks = 1024;

/// The position with the played one's type; asks for the kazans first, which tell most positions apart.
template <rules::GamePosition P>
bool isAt(const P& position, const rules::BoardState& sought)
{
    if constexpr (requires { position.store(Side::South); }) {
        if (position.store(Side::South) != sought.stores[0] || position.store(Side::North) != sought.stores[1])
            return false;
    }
    return position.board() == sought;
}

/// Stones never leave a kazan, so a game that has more there can not come back.
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
        const auto move = moveOf(static_cast<std::uint8_t>(byte));
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

bool isSameGame(rules::GameId a, rules::GameId b)
{
    const auto plain = [](rules::GameId game) {
        return game == rules::GameId::Toguzkorgool ? rules::GameId::Togyzqumalaq : game;
    };
    return plain(a) == plain(b);
}

/// SQL's LIKE with the pattern's own signs taken literally.
QString pattern(const QString& part)
{
    QString text = part.simplified().toCaseFolded();
    text.replace(u'\\', latin("\\\\"));
    text.replace(u'%', latin("\\%"));
    text.replace(u'_', latin("\\_"));
    return u'%' + text + u'%';
}

struct Condition {
    QStringList parts;
    QVariantList values;

    void add(const QString& part, std::initializer_list<QVariant> of)
    {
        parts.append(part);
        for (const QVariant& value : of)
            values.append(value);
    }
    [[nodiscard]] QString text() const
    {
        return parts.isEmpty() ? QString() : latin(" WHERE ") + parts.join(latin(" AND "));
    }
};

Condition conditionOf(const Filter& filter)
{
    Condition condition;
    if (!filter.player.simplified().isEmpty()) {
        const QString named = latin("%1 IN (SELECT id FROM player WHERE folded LIKE ? ESCAPE '\\')");
        const QString like = pattern(filter.player);
        if (filter.side)
            condition.add(named.arg(latin(*filter.side == Side::South ? "south" : "north")), {like});
        else
            condition.add(latin("(%1 OR %2)").arg(named.arg(latin("south")), named.arg(latin("north"))), {like, like});
    }
    if (!filter.event.simplified().isEmpty()) {
        condition.add(latin("event IN (SELECT id FROM event WHERE folded LIKE ? ESCAPE '\\')"),
                      {pattern(filter.event)});
    }
    if (filter.from != 0)
        condition.add(latin("date >= ?"), {filter.from});
    if (filter.to != 0)
        condition.add(latin("date BETWEEN 1 AND ?"), {filter.to});
    if (filter.result)
        condition.add(latin("result = ?"), {static_cast<int>(*filter.result)});
    if (filter.game)
        condition.add(latin("game = ?"), {static_cast<int>(*filter.game)});
    if (filter.leastRating != 0) {
        condition.add(latin("south_rating >= ? AND north_rating >= ?"), {filter.leastRating, filter.leastRating});
    }
    return condition;
}

QString columnOf(Order::By by)
{
    switch (by) {
    case Order::By::South:
        return latin("south");
    case Order::By::North:
        return latin("north");
    case Order::By::Result:
        return latin("result");
    case Order::By::Plies:
        return latin("plies");
    case Order::By::Date:
        return latin("date");
    case Order::By::Event:
        return latin("event");
    case Order::By::Added:
        break;
    }
    return latin("0");
}

/// What is sorted by.
struct Found {
    qint64 value = 0;
    qint64 id = 0;
    friend auto operator<=>(const Found&, const Found&) = default;
};

} // namespace

Expected<int, LibraryError> Library::count() const
{
    const auto number = d->ask(latin("SELECT count(*) FROM game"));
    if (!number)
        return unexpected(number.error());
    return number->toInt();
}

std::optional<LibraryError> Library::check() const
{
    const auto answer = d->ask(latin("PRAGMA integrity_check(1)"));
    if (!answer)
        return answer.error();
    if (answer->toString() != latin("ok"))
        return LibraryError{Code::Damaged, answer->toString()};
    return std::nullopt;
}

Expected<std::vector<StoredGame>, LibraryError> Library::games(std::span<const StoredId> ids) const
{
    std::vector<StoredGame> list;
    list.reserve(ids.size());
    QSqlQuery& query = d->statement(
        latin("SELECT g.game, s.name, n.name, g.south_rating, g.north_rating, e.name, g.date, g.result, g.plies"
              " FROM game g JOIN player s ON s.id = g.south JOIN player n ON n.id = g.north"
              " JOIN event e ON e.id = g.event WHERE g.id = ?"));
    for (const StoredId id : ids) {
        query.bindValue(0, static_cast<qint64>(id));
        if (!query.exec())
            return unexpected(errorOf(query.lastError(), Code::CannotOpen));
        if (!query.next())
            continue;
        StoredGame game;
        game.id = id;
        const int number = query.value(0).toInt();
        if (number >= 0 && number < static_cast<int>(rules::allGames().size()))
            game.game = static_cast<rules::GameId>(number);
        game.players = {query.value(1).toString(), query.value(2).toString()};
        game.ratings = {query.value(3).toInt(), query.value(4).toInt()};
        game.event = query.value(5).toString();
        game.date = query.value(6).toInt();
        game.result = static_cast<notation::GameResult>(query.value(7).toInt() & 3);
        game.plies = query.value(8).toInt();
        list.push_back(std::move(game));
    }
    query.finish();
    return list;
}

Expected<std::vector<StoredId>, LibraryError> Library::search(const Filter& filter, Order order,
                                                              std::stop_token stop) const
{
    const Condition condition = conditionOf(filter);
    QString text = latin("SELECT id, ") + columnOf(order.by);
    if (filter.position)
        text += latin(", game, plain, moves FROM game JOIN score ON score.game = id");
    else
        text += latin(" FROM game");
    QString where = condition.text();
    if (filter.position) // the other table has a column of this name too
        where.replace(latin("game = ?"), latin("game.game = ?"));
    text.replace(latin(", game, plain"), latin(", game.game, plain"));
    QSqlQuery query(d->database());
    query.setForwardOnly(true);
    query.prepare(text + where);
    for (int i = 0; i < condition.values.size(); ++i)
        query.bindValue(i, condition.values[i]);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));

    const rules::BoardState sought = filter.position ? filter.position->position.board() : rules::BoardState();
    std::vector<Found> found;
    for (int seen = 0; query.next(); ++seen) {
        if (seen % kGamesBetweenLooks == 0 && stop.stop_requested())
            return unexpected(LibraryError{Code::Stopped, {}});
        const qint64 id = query.value(0).toLongLong();
        if (filter.position) {
            const int number = query.value(2).toInt();
            if (number < 0 || number >= static_cast<int>(rules::allGames().size()))
                continue;
            const auto game = static_cast<rules::GameId>(number);
            if (!isSameGame(game, filter.position->game))
                continue;
            if (query.value(3).toInt() != 0) {
                if (!comesTo(rules::AnyPosition(rules::GameSetup(game)), query.value(4).toByteArray(), sought))
                    continue;
            } else {
                const auto whole = record(StoredId(id));
                if (!whole)
                    return unexpected(whole.error());
                if (!*whole || !comesTo((*whole)->start(), query.value(4).toByteArray(), sought))
                    continue;
            }
        }
        found.push_back({query.value(1).toLongLong(), id});
    }
    if (query.lastError().isValid())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));

    if (order.by == Order::By::South || order.by == Order::By::North || order.by == Order::By::Event) {
        // By name, of which the ids say nothing.
        QSqlQuery names(d->database());
        names.setForwardOnly(true);
        if (!names.exec(QStringLiteral("SELECT id FROM %1 ORDER BY folded, name")
                            .arg(latin(order.by == Order::By::Event ? "event" : "player"))))
            return unexpected(errorOf(names.lastError(), Code::CannotOpen));
        QHash<qint64, qint64> ranks;
        while (names.next())
            ranks.insert(names.value(0).toLongLong(), ranks.size());
        for (Found& one : found)
            one.value = ranks.value(one.value);
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

Expected<std::vector<Continuation>, LibraryError>
Library::explore(rules::GameId game, const rules::AnyPosition& position, int leastRating) const
{
    QSqlQuery& query = d->statement(latin("SELECT kind, count(*) FROM position WHERE key = ? GROUP BY kind"));
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
        const int byte = kind.move ? byteOf(*kind.move) : 0;
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
