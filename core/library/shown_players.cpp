// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/shown_players.h"

#include "core/library/database.h"
#include "core/library/name_order.h"
#include "core/notation/player_name.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>

#include <algorithm>
#include <tuple>

namespace qumalaq::library {

using Code = LibraryError::Code;
using rules::opponentOf;
using rules::Side;

namespace {

/// Ids that no row has, for unnamed players, who are sorted by the name that is shown.
constexpr qint64 kOwnPlace = -1;
constexpr std::array<qint64, 2> kSidePlaces = {-2, -3};

QString folded(const QString& text)
{
    return text.simplified().toCaseFolded();
}

QString listOf(const std::vector<qint64>& ids)
{
    QStringList numbers;
    for (const qint64 id : ids)
        numbers.append(QString::number(id));
    return u'(' + numbers.join(u',') + u')';
}

} // namespace

QString likePattern(const QString& part)
{
    QString text = folded(part);
    text.replace(u'\\', latin("\\\\"));
    text.replace(u'%', latin("\\%"));
    text.replace(u'_', latin("\\_"));
    return u'%' + text + u'%';
}

Expected<ShownPlayers, LibraryError> ShownPlayers::read(const QSqlDatabase& database, const ShownNames& names)
{
    ShownPlayers players;
    players.m_own = folded(names.own);
    players.m_sides = {folded(names.sides[0]), folded(names.sides[1])};
    QSqlQuery query(database);
    query.setForwardOnly(true);
    const QStringList known = names.computers.keys();
    const QString places = QStringList(known.size(), QStringLiteral("?")).join(u',');
    query.prepare(latin("SELECT id, name FROM player WHERE name IN ('', '?') OR name GLOB ? OR name IN (") + places
                  + u')');
    query.addBindValue(QString::fromUtf8(notation::kComputerPrefix) + u'*');
    for (const QString& name : known)
        query.addBindValue(name);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    while (query.next()) {
        const qint64 id = query.value(0).toLongLong();
        const QString name = query.value(1).toString();
        const bool isComputer = notation::parseComputerName(name.toStdString()).has_value();
        if (notation::isUnnamed(name.toStdString()))
            players.m_unnamed.push_back(id);
        else if (isComputer || names.computers.contains(name))
            players.m_renamed.push_back({id, folded(names.computers.value(name, name)), isComputer});
    }
    return players;
}

bool ShownPlayers::isComputer(qint64 id) const
{
    return std::any_of(m_renamed.begin(), m_renamed.end(),
                       [id](const Renamed& one) { return one.id == id && one.isComputer; });
}

SqlCondition ShownPlayers::hasPart(Side side, const QString& part) const
{
    const QString wanted = folded(part);
    const auto column = [](Side of) { return latin(of == Side::South ? "game.south" : "game.north"); };
    std::vector<qint64> otherwise = m_unnamed;
    std::vector<qint64> computers;
    std::vector<qint64> found;
    for (const Renamed& one : m_renamed) {
        otherwise.push_back(one.id);
        if (one.isComputer)
            computers.push_back(one.id);
        if (one.shown.contains(wanted))
            found.push_back(one.id);
    }
    const QString here = column(side);
    const QString against = column(opponentOf(side));
    QStringList ways = {
        here + latin(" IN (SELECT id FROM player WHERE folded LIKE ? ESCAPE '\\' AND id NOT IN ") + listOf(otherwise)
            + u')',
        here + latin(" IN ") + listOf(found),
    };
    const QString unnamed = here + latin(" IN ") + listOf(m_unnamed) + latin(" AND ") + against;
    if (m_own.contains(wanted))
        ways.append(unnamed + latin(" IN ") + listOf(computers));
    if (m_sides[indexOf(side)].contains(wanted))
        ways.append(unnamed + latin(" NOT IN ") + listOf(computers));
    return {u'(' + ways.join(latin(" OR ")) + u')', {likePattern(part)}};
}

Expected<void, LibraryError> ShownPlayers::readOrder(const QSqlDatabase& database)
{
    struct Entry {
        QString shown;
        QString name;
        qint64 id = 0;
        /// Names that differ only in leading zeros need an order as well.
        [[nodiscard]] auto key() const { return std::tie(shown, name, id); }
    };
    std::vector<Entry> entries = {
        {m_own, {}, kOwnPlace}, {m_sides[0], {}, kSidePlaces[0]}, {m_sides[1], {}, kSidePlaces[1]}};
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(latin("SELECT id, folded, name FROM player")))
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    while (query.next())
        entries.push_back({query.value(1).toString(), query.value(2).toString(), query.value(0).toLongLong()});
    if (query.lastError().isValid())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    for (Entry& entry : entries) {
        for (const Renamed& one : m_renamed) {
            if (one.id == entry.id)
                entry.shown = one.shown;
        }
    }
    std::sort(entries.begin(), entries.end(), [names = nameOrder()](const Entry& a, const Entry& b) {
        const int order = names.compare(a.shown, b.shown);
        return order != 0 ? order < 0 : a.key() < b.key();
    });
    m_places.reserve(static_cast<qsizetype>(entries.size()));
    for (const Entry& entry : entries)
        m_places.insert(entry.id, m_places.size());
    return {};
}

qint64 ShownPlayers::placeOf(Side side, const std::array<qint64, 2>& players) const
{
    qint64 id = players[indexOf(side)];
    if (std::find(m_unnamed.begin(), m_unnamed.end(), id) != m_unnamed.end())
        id = isComputer(players[indexOf(opponentOf(side))]) ? kOwnPlace : kSidePlaces[indexOf(side)];
    return m_places.value(id);
}

} // namespace qumalaq::library
