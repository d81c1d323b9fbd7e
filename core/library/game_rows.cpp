// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/game_rows.h"

#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <string>

namespace qumalaq::library {

using notation::GameRecord;
using notation::NodeId;
using Code = LibraryError::Code;

namespace {

constexpr int kRowsAtOnce = 64;

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8).simplified();
}

QByteArray bytesOf(const std::string& text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

int ratingOf(std::string_view tag)
{
    int rating = 0;
    for (const char c : tag) {
        if (c < '0' || c > '9' || rating > 9999)
            return 0;
        rating = rating * 10 + (c - '0');
    }
    return rating;
}

bool isPlain(const GameRecord& record)
{
    return record.setup() == rules::GameSetup(record.setup().game())
           && record.start() == rules::AnyPosition(record.setup());
}

/// Whether the tags and the moves of the main line are the complete record.
bool isBare(const GameRecord& record)
{
    const auto& tree = record.tree();
    if (!tree.annotation(NodeId::Root).isEmpty())
        return false;
    NodeId node = NodeId::Root;
    for (; tree.firstChild(node) != NodeId::None; node = tree.firstChild(node)) {
        const NodeId next = tree.firstChild(node);
        if (tree.nextSibling(next) != NodeId::None || !tree.annotation(next).isEmpty())
            return false;
    }
    return true;
}

} // namespace

std::optional<GameRecord> parsedGame(const QByteArray& text)
{
    notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
    auto game = reader.next();
    if (!game)
        return std::nullopt;
    return std::move(game->record);
}

std::int64_t ExploredKind::number() const
{
    const int band = rating == 0 ? 0 : std::clamp((rating + 50) / 100 - 9, 1, 15);
    return ((move ? encodeMove(*move) : 0) << 6) | (static_cast<int>(result) << 4) | band;
}

ExploredKind ExploredKind::of(std::int64_t number)
{
    ExploredKind kind;
    kind.move = decodeMove(static_cast<std::uint8_t>((number >> 6) & 0xFF));
    kind.result = static_cast<notation::GameResult>((number >> 4) & 3);
    const int band = static_cast<int>(number & 15);
    kind.rating = band == 0 ? 0 : (band + 9) * 100;
    return kind;
}

std::uint8_t encodeMove(rules::Move move)
{
    return static_cast<std::uint8_t>((indexOf(move.from.row) << 4U) | move.from.number);
}

std::optional<rules::Move> decodeMove(std::uint8_t byte)
{
    const int number = byte & 15;
    if (byte > 31 || number < 1 || number > rules::kMaxPits)
        return std::nullopt;
    return rules::Move{{byte > 15 ? rules::Side::North : rules::Side::South, static_cast<std::uint8_t>(number)}};
}

Expected<qint64, LibraryError> GameRows::idOfName(const QString& table, const QString& name)
{
    auto& known = m_names[table];
    if (const auto found = known.constFind(name); found != known.cend())
        return *found;
    QSqlQuery& insert =
        m_database.statement(QStringLiteral("INSERT OR IGNORE INTO %1(name, folded) VALUES(?, ?)").arg(table));
    // An empty string, because Qt binds a null string as NULL.
    insert.bindValue(0, name.isEmpty() ? latin("") : name);
    insert.bindValue(1, name.isEmpty() ? latin("") : name.toCaseFolded());
    if (!insert.exec())
        return unexpected(errorOf(insert.lastError(), Code::CannotWrite));
    QSqlQuery& select = m_database.statement(QStringLiteral("SELECT id FROM %1 WHERE name = ?").arg(table));
    select.bindValue(0, name.isEmpty() ? latin("") : name);
    if (!select.exec() || !select.next())
        return unexpected(errorOf(select.lastError(), Code::CannotWrite));
    const qint64 id = select.value(0).toLongLong();
    select.finish();
    known.insert(name, id);
    return id;
}

Expected<Library::Added, LibraryError> GameRows::insert(const GameRecord& record, std::vector<ExploredRow>& explored,
                                                        std::optional<qint64> as)
{
    const qint64 key = toSigned(gameKey(record));
    const auto south = idOfName(latin("player"), textOf(record.tag("White")));
    const auto north = south ? idOfName(latin("player"), textOf(record.tag("Black"))) : south;
    const auto event = north ? idOfName(latin("event"), textOf(record.tag("Event"))) : north;
    if (!event)
        return unexpected(event.error());
    const std::vector<rules::Move> moves = record.moves();
    const int southRating = ratingOf(record.tag("WhiteElo"));
    const int northRating = ratingOf(record.tag("BlackElo"));

    QSqlQuery& game =
        m_database.statement(latin("INSERT OR IGNORE INTO game(key, game, south, north, event, date, result, plies,"
                                   " south_rating, north_rating, id) VALUES(?,?,?,?,?,?,?,?,?,?,?)"));
    game.bindValue(0, key);
    game.bindValue(1, static_cast<int>(record.setup().game()));
    game.bindValue(2, *south);
    game.bindValue(3, *north);
    game.bindValue(4, *event);
    game.bindValue(5, dateOf(record.tag("Date")));
    game.bindValue(6, static_cast<int>(record.result()));
    game.bindValue(7, static_cast<int>(moves.size()));
    game.bindValue(8, southRating);
    game.bindValue(9, northRating);
    game.bindValue(10, as ? QVariant(*as) : QVariant()); // NULL means the next id
    if (!game.exec())
        return unexpected(errorOf(game.lastError(), Code::CannotWrite));
    if (game.numRowsAffected() == 0) {
        QSqlQuery& known = m_database.statement(latin("SELECT id FROM game WHERE key = ?"));
        known.bindValue(0, key);
        if (!known.exec() || !known.next())
            return unexpected(errorOf(known.lastError(), Code::CannotWrite));
        const Library::Added added{StoredId(known.value(0).toLongLong()), false};
        known.finish();
        return added;
    }
    const qint64 id = game.lastInsertId().toLongLong();

    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(moves.size()));
    for (const rules::Move move : moves)
        bytes.append(static_cast<char>(encodeMove(move)));
    QSqlQuery& score =
        m_database.statement(latin("INSERT INTO score(game, plain, tags, moves, whole) VALUES(?,?,?,?,?)"));
    score.bindValue(0, id);
    score.bindValue(1, isPlain(record) ? 1 : 0);
    score.bindValue(2, bytesOf(notation::tagLines(record)));
    score.bindValue(3, bytes.isEmpty() ? QByteArray("") : bytes);
    score.bindValue(4, isBare(record) ? QVariant() : QVariant(bytesOf(toTgk(record))));
    if (!score.exec())
        return unexpected(errorOf(score.lastError(), Code::CannotWrite));

    const std::vector<ExploredRow> rows = exploredRows(id, record, record.result(), {southRating, northRating});
    explored.insert(explored.end(), rows.begin(), rows.end());
    return Library::Added{StoredId(id), true};
}

std::vector<ExploredRow> GameRows::exploredRows(qint64 id, const GameRecord& record, notation::GameResult result,
                                                const std::array<int, 2>& ratings)
{
    std::vector<ExploredRow> rows;
    ExploredKind kind;
    kind.result = result;
    kind.rating = ratings[0] != 0 && ratings[1] != 0 ? (ratings[0] + ratings[1]) / 2 : 0;
    const std::vector<rules::Move> moves = record.moves();
    rules::AnyPosition position = record.start();
    for (std::size_t ply = 0; ply <= moves.size() && ply < kExploredPlies; ++ply) {
        kind.move = ply < moves.size() ? std::optional(moves[ply]) : std::nullopt;
        rows.push_back({toSigned(positionKey(record.setup().game(), position)), kind.number(), id});
        if (kind.move)
            position.play(*kind.move);
    }
    return rows;
}

Expected<void, LibraryError> GameRows::insert(std::vector<ExploredRow>& explored, const StopToken& stop) const
{
    // In index order, so that each page is read and written once.
    std::sort(explored.begin(), explored.end());
    std::size_t at = 0;
    while (at < explored.size()) {
        if (stop.isStopRequested())
            return unexpected(LibraryError{Code::Stopped, {}});
        const std::size_t rows = explored.size() - at >= kRowsAtOnce ? kRowsAtOnce : 1;
        QString text = QStringLiteral("INSERT OR IGNORE INTO position(key, kind, game) VALUES(?,?,?)");
        if (rows > 1)
            text += QStringLiteral(",(?,?,?)").repeated(kRowsAtOnce - 1);
        QSqlQuery& query = m_database.statement(text);
        int value = 0;
        for (std::size_t i = 0; i < rows; ++i, ++at) {
            query.bindValue(value++, explored[at].key);
            query.bindValue(value++, explored[at].kind);
            query.bindValue(value++, explored[at].game);
        }
        if (!query.exec())
            return unexpected(errorOf(query.lastError(), Code::CannotWrite));
    }
    return {};
}

Expected<void, LibraryError> GameRows::erase(qint64 id, const GameRecord& record) const
{
    QSqlQuery& game = m_database.statement(latin("SELECT result, south_rating, north_rating FROM game WHERE id = ?"));
    game.bindValue(0, id);
    if (!game.exec() || !game.next())
        return unexpected(errorOf(game.lastError(), Code::CannotWrite));
    const auto result = static_cast<notation::GameResult>(game.value(0).toInt() & 3);
    const std::vector<ExploredRow> positions =
        exploredRows(id, record, result, {game.value(1).toInt(), game.value(2).toInt()});
    game.finish();
    // By the whole key, because half a million games may have the first position.
    QSqlQuery& explored = m_database.statement(latin("DELETE FROM position WHERE key = ? AND kind = ? AND game = ?"));
    for (const ExploredRow& row : positions) {
        explored.bindValue(0, row.key);
        explored.bindValue(1, row.kind);
        explored.bindValue(2, row.game);
        if (!explored.exec())
            return unexpected(errorOf(explored.lastError(), Code::CannotWrite));
    }
    for (const char* text : {"DELETE FROM score WHERE game = ?", "DELETE FROM game WHERE id = ?"}) {
        QSqlQuery& rows = m_database.statement(latin(text));
        rows.bindValue(0, id);
        if (!rows.exec())
            return unexpected(errorOf(rows.lastError(), Code::CannotWrite));
    }
    return {};
}

Expected<std::optional<GameRecord>, LibraryError> GameRows::record(qint64 id) const
{
    QSqlQuery& query = m_database.statement(
        latin("SELECT tags, moves, whole, result FROM score JOIN game ON game.id = score.game WHERE score.game = ?"));
    query.bindValue(0, id);
    if (!query.exec())
        return unexpected(errorOf(query.lastError(), Code::CannotOpen));
    if (!query.next())
        return std::optional<GameRecord>();
    const QByteArray tags = query.value(0).toByteArray();
    const QByteArray moves = query.value(1).toByteArray();
    const QByteArray whole = query.value(2).toByteArray();
    const int result = query.value(3).toInt();
    query.finish();
    const LibraryError damaged{Code::Damaged, latin("a game cannot be read")};
    if (!whole.isEmpty()) {
        auto record = parsedGame(whole);
        if (!record)
            return unexpected(damaged);
        return record;
    }
    auto record = parsedGame(tags + "\n*\n");
    if (!record || result > static_cast<int>(notation::GameResult::Draw))
        return unexpected(damaged);
    record->setResult(static_cast<notation::GameResult>(result));
    rules::AnyPosition position = record->start();
    NodeId node = NodeId::Root;
    for (const char byte : moves) {
        const auto move = decodeMove(static_cast<std::uint8_t>(byte));
        if (!move || !position.isLegal(*move))
            return unexpected(damaged);
        node = record->tree().add(node, *move);
        position.play(*move);
    }
    return record;
}

} // namespace qumalaq::library
