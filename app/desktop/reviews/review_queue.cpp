// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/review_queue.h"

#include "app/desktop/learn/mistake_finder.h"
#include "core/notation/move_text.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/notation/turn_counter.h"
#include "core/rules/history.h"
#include "core/session/review.h"
#include "core/storage/json_format.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <utility>

namespace qumalaq::desktop {

using notation::GameRecord;
using rules::Side;
using namespace std::chrono_literals;

namespace {

constexpr int kQueueFormat = 1;
/// Until the first game was reviewed: 300,000 nodes, and once more for every sixth move, which is a mistake.
constexpr double kGuessedMsPerPly = 150;
constexpr double kGuessedPlies = 1;
/// More make the older ones count less.
constexpr double kMaxMeasuredPlies = 2000;
constexpr double kMaxMsPerPly = 60'000;

constexpr QLatin1String kMistakeCount("turningPoints"); ///< as files of earlier versions call it

storage::FileContent judgeQueue(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kQueueFormat);
}

std::optional<GameRecord> readRecord(const QJsonValue& value)
{
    const std::string text = value.toString().toStdString();
    auto game = notation::TgkReader(text).next();
    if (!game || game->record.moves().empty())
        return std::nullopt;
    return std::move(game->record);
}

bool isSameGame(const GameRecord& a, const GameRecord& b)
{
    return a.tag("White") == b.tag("White") && a.tag("Black") == b.tag("Black") && a.tag("Date") == b.tag("Date")
           && a.start() == b.start() && a.moves() == b.moves();
}

std::vector<QueuedGame>::const_iterator findIn(const std::vector<QueuedGame>& games, const GameRecord& record)
{
    return std::find_if(games.begin(), games.end(),
                        [&record](const QueuedGame& game) { return isSameGame(game.record, record); });
}

/// A line of a review, as moves with a space between them.
QString textOf(rules::AnyPosition position, const std::vector<rules::Move>& line)
{
    constexpr std::size_t kMovesKept = 6;
    QStringList moves;
    for (const rules::Move move : line) {
        if (moves.size() == kMovesKept)
            break;
        moves.append(QString::fromStdString(notation::toText(position, move)));
        position.play(move);
    }
    return moves.join(u' ');
}

/// None if a move cannot be played.
std::optional<std::vector<rules::Move>> readLine(rules::AnyPosition position, const QString& text)
{
    std::vector<rules::Move> line;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        const auto move = notation::parseMove(word.toStdString(), position);
        if (!move)
            return std::nullopt;
        line.push_back(*move);
        position.play(*move);
    }
    return line;
}

constexpr ai::Score::Kind kProven[] = {ai::Score::Kind::ProvenWin, ai::Score::Kind::ProvenDraw,
                                       ai::Score::Kind::ProvenLoss};
constexpr QLatin1String kProvenIds[] = {QLatin1String("win"), QLatin1String("draw"), QLatin1String("loss")};

/// The hundredths of stones of an estimate; an object for a proven result.
QJsonValue toJson(ai::Score score)
{
    for (std::size_t i = 0; i < std::size(kProven); ++i) {
        if (score.kind() == kProven[i])
            return QJsonObject{{kProvenIds[i], score.plies()}};
    }
    return score.centistones();
}

ai::Score scoreIn(const QJsonValue& value)
{
    constexpr int kMax = 100'000;
    const QJsonObject proven = value.toObject();
    const auto plies = [&](std::size_t i) {
        return std::clamp(proven.value(kProvenIds[i]).toInt(), 0, ai::Score::kUnknownLength);
    };
    if (proven.contains(kProvenIds[0]))
        return ai::Score::provenWin(plies(0));
    if (proven.contains(kProvenIds[1]))
        return ai::Score::provenDraw(plies(1));
    if (proven.contains(kProvenIds[2]))
        return ai::Score::provenLoss(plies(2));
    return ai::Score::estimate(std::clamp(value.toInt(), -kMax, kMax));
}

QJsonObject toJson(const session::GameReview& review, const rules::History& played)
{
    QJsonArray scores;
    for (const ai::Score score : review.scores)
        scores.append(toJson(score));
    QJsonArray better;
    QJsonObject alternatives;
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const rules::AnyPosition& position = played.positionAt(ply);
        better.append(textOf(position, review.moves[ply].better));
        QJsonArray all;
        for (const auto& [move, loss] : review.moves[ply].alternatives)
            all.append(QJsonArray{textOf(position, {move}), loss});
        if (!all.isEmpty())
            alternatives.insert(QString::number(ply), all);
    }
    return {{QStringLiteral("scores"), scores},
            {QStringLiteral("better"), better},
            {QStringLiteral("alternatives"), alternatives}};
}

/// None if it is not a review of this game.
std::optional<session::GameReview> reviewIn(const QJsonObject& json, const rules::History& played)
{
    const QJsonArray scores = json.value(QStringLiteral("scores")).toArray();
    const QJsonArray better = json.value(QStringLiteral("better")).toArray();
    const QJsonObject alternatives = json.value(QStringLiteral("alternatives")).toObject();
    const std::size_t plies = played.plies().size();
    if (static_cast<std::size_t>(scores.size()) != plies + 1 || static_cast<std::size_t>(better.size()) != plies)
        return std::nullopt;
    session::GameReview review;
    for (const QJsonValue& score : scores)
        review.scores.push_back(scoreIn(score));
    for (std::size_t ply = 0; ply < plies; ++ply) {
        const rules::AnyPosition& position = played.positionAt(ply);
        auto line = readLine(position, better.at(static_cast<qsizetype>(ply)).toString());
        if (!line)
            return std::nullopt;
        session::MoveReview move;
        move.move = played.plies()[ply].move;
        move.better = std::move(*line);
        const QJsonArray all = alternatives.value(QString::number(ply)).toArray();
        for (const QJsonValue& one : all) {
            const auto other = readLine(position, one.toArray().at(0).toString());
            if (!other || other->size() != 1)
                return std::nullopt;
            move.alternatives.push_back({other->front(), std::clamp(one.toArray().at(1).toDouble(), 0.0, 1.0)});
        }
        review.moves.push_back(std::move(move));
        review.movers.push_back(position.sideToMove());
    }
    session::computeLosses(review, played);
    return review;
}

constexpr auto kOtherKind = static_cast<std::size_t>(learn::MistakeKind::Other);

/// `mistakes` of each side.
QJsonObject toJson(const QueuedGame& game, const std::array<std::vector<learn::Mistake>, 2>& mistakes = {})
{
    QJsonObject json{{QStringLiteral("game"), QString::fromStdString(notation::toTgk(game.record))}};
    if (!game.isReviewed)
        return json;
    QJsonArray sides;
    for (std::size_t side = 0; side < 2; ++side) {
        QJsonArray records;
        for (const learn::Mistake& mistake : mistakes[side])
            records.append(QString::fromStdString(notation::toTgk(learn::toRecord(mistake))));
        QJsonObject one{{kMistakeCount, game.mistakeCounts[side]}, {QStringLiteral("mistakes"), records}};
        if (game.accuracy[side])
            one.insert(QStringLiteral("accuracy"), *game.accuracy[side]);
        QJsonArray kinds;
        for (const int count : game.kinds[side])
            kinds.append(count);
        one.insert(QStringLiteral("kinds"), kinds);
        if (game.losses[side]) {
            one.insert(QStringLiteral("stonesLost"), game.losses[side]->stones);
            one.insert(QStringLiteral("movesWithChoice"), game.losses[side]->moves);
        }
        sides.append(one);
    }
    json.insert(QStringLiteral("sides"), sides);
    return json;
}

QByteArray bytesOf(const QJsonObject& json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QJsonObject objectIn(const QByteArray& bytes)
{
    return QJsonDocument::fromJson(bytes).object();
}

QJsonObject sideIn(const QJsonObject& json, std::size_t side)
{
    return json.value(QStringLiteral("sides")).toArray().at(static_cast<qsizetype>(side)).toObject();
}

QueuedGame::TurningPoint turningPointAt(const GameRecord& record, std::size_t ply)
{
    const auto moves = record.moves();
    notation::TurnCounter turns;
    for (std::size_t before = 0; before < ply; ++before)
        turns.count(moves[before].from.row);
    const Side mover = moves[ply].from.row;
    return {static_cast<int>(ply), turns.numberFor(mover), mover};
}

void setTurningPoint(QueuedGame& game, const session::GameReview& review)
{
    if (const auto ply = review.turningPoint())
        game.turningPoint = turningPointAt(game.record, *ply);
}

/// None if there is no game in it. Values that cannot be right are dropped.
std::optional<QueuedGame> fromJson(const QJsonObject& json)
{
    auto record = readRecord(json.value(QStringLiteral("game")));
    if (!record)
        return std::nullopt;
    QueuedGame game{.record = std::move(*record), .json = bytesOf(json)};
    game.isReviewed = json.value(QStringLiteral("sides")).toArray().size() == 2;
    if (!game.isReviewed)
        return game;
    const auto plies = static_cast<int>(game.plies());
    for (std::size_t side = 0; side < 2; ++side) {
        const QJsonObject one = sideIn(json, side);
        if (const QJsonValue accuracy = one.value(QStringLiteral("accuracy")); accuracy.isDouble())
            game.accuracy[side] = std::clamp(accuracy.toDouble(), 0.0, 100.0);
        game.mistakeCounts[side] = std::clamp(one.value(kMistakeCount).toInt(), 0, plies);
        const QJsonArray kinds = one.value(QStringLiteral("kinds")).toArray();
        int rest = game.mistakeCounts[side];
        for (std::size_t kind = 0; kind < kOtherKind; ++kind) {
            game.kinds[side][kind] = std::clamp(kinds.at(static_cast<qsizetype>(kind)).toInt(), 0, rest);
            rest -= game.kinds[side][kind];
        }
        game.kinds[side][kOtherKind] = rest;
        if (const int moves = one.value(QStringLiteral("movesWithChoice")).toInt(-1); moves >= 0) {
            constexpr double kMax = 1e5;
            game.losses[side] = MoveLoss{std::clamp(one.value(QStringLiteral("stonesLost")).toDouble(), 0.0, kMax),
                                         std::min(moves, plies)};
        }
    }
    session::GameReview review;
    const QJsonArray scores = json.value(QStringLiteral("review")).toObject().value(QStringLiteral("scores")).toArray();
    for (const QJsonValue& score : scores)
        review.scores.push_back(scoreIn(score));
    for (const rules::Move move : game.record.moves())
        review.movers.push_back(move.from.row);
    setTurningPoint(game, review);
    return game;
}

void setReview(QueuedGame& game, const session::GameReview& review, const rules::History& played)
{
    game.isReviewed = true;
    game.accuracy = review.accuracy;
    setTurningPoint(game, review);
    for (const std::size_t ply : review.mistakes()) {
        const std::size_t mover = rules::indexOf(review.movers[ply]);
        ++game.mistakeCounts[mover];
        ++game.kinds[mover][static_cast<std::size_t>(kindOf(review.moves[ply], played.positionAt(ply)))];
    }
    std::array<std::vector<learn::Mistake>, 2> mistakes;
    for (const Side side : rules::kBothSides) {
        mistakes[rules::indexOf(side)] = mistakesIn(review, played, side);
        for (learn::Mistake& mistake : mistakes[rules::indexOf(side)]) {
            mistake.date = game.record.tag("Date");
            mistake.opponent = game.record.tag(notation::nameTagOf(rules::opponentOf(side)));
        }
        MoveLoss& loss = game.losses[rules::indexOf(side)].emplace();
        for (const MoveLoss& part : lossesIn(review, played, side))
            loss = loss + part;
    }
    QJsonObject json = toJson(game, mistakes);
    json.insert(QStringLiteral("review"), toJson(review, played));
    game.json = bytesOf(json);
}

bool isWaiting(const QueuedGame& game)
{
    return !game.isReviewed;
}

} // namespace

std::vector<learn::Mistake> QueuedGame::mistakes(Side side) const
{
    std::vector<learn::Mistake> found;
    const QJsonArray records = sideIn(objectIn(json), rules::indexOf(side)).value(QStringLiteral("mistakes")).toArray();
    for (const QJsonValue& value : records) {
        const auto kept = readRecord(value);
        if (auto mistake = kept ? learn::mistakeOf(*kept) : std::nullopt)
            found.push_back(std::move(*mistake));
    }
    return found;
}

std::optional<session::GameReview> QueuedGame::review() const
{
    return reviewIn(objectIn(json).value(QStringLiteral("review")).toObject(), notation::toHistory(record));
}

ReviewQueue::ReviewQueue(session::Match& match, BackgroundReviewer::MakeReviewer make,
                         BackgroundReviewer::IsOnBattery isOnBattery)
    : m_reviewer(match, std::move(make), std::move(isOnBattery))
    , m_measuredMs(kGuessedMsPerPly * kGuessedPlies)
    , m_measuredPlies(kGuessedPlies)
{
    connect(&m_reviewer, &BackgroundReviewer::progressed, this, [this](int permille) {
        m_progress = permille;
        Q_EMIT progressed();
    });
    connect(&m_reviewer, &BackgroundReviewer::finished, this, &ReviewQueue::onReviewed);
}

ReviewQueue::~ReviewQueue() = default;

void ReviewQueue::setFile(const QString& path)
{
    m_reviewer.cancel();
    m_games.clear();
    m_unlisted.clear();
    const storage::OpenedFile& opening = m_file.open(path, judgeQueue);
    if (opening.state == storage::OpenedFile::State::Valid || opening.state == storage::OpenedFile::State::Newer)
        m_reading.start([bytes = opening.bytes](const StopToken& stop) { return contentOf(bytes, stop); },
                        [this](Content content) { setContent(std::move(content)); });
    else
        m_reading.cancel();
    begin();
    Q_EMIT changed();
}

std::size_t ReviewQueue::waiting() const
{
    return static_cast<std::size_t>(std::count_if(m_games.begin(), m_games.end(), isWaiting));
}

std::optional<session::GameReview> ReviewQueue::reviewOf(const GameRecord& record) const
{
    for (const auto* games : {&m_games, &m_unlisted}) {
        const auto game = findIn(*games, record);
        if (game != games->end() && game->isReviewed)
            return game->review();
    }
    return std::nullopt;
}

std::vector<QueuedGame>::const_iterator ReviewQueue::find(const GameRecord& record) const
{
    return findIn(m_games, record);
}

std::optional<QueuedGame> ReviewQueue::takeUnlisted(const GameRecord& record)
{
    const auto found = findIn(m_unlisted, record);
    if (found == m_unlisted.end())
        return std::nullopt;
    QueuedGame game = *found;
    m_unlisted.erase(found);
    return game;
}

void ReviewQueue::limitUnlisted()
{
    if (m_unlisted.size() > kMaxUnlisted)
        m_unlisted.erase(m_unlisted.begin(), m_unlisted.end() - static_cast<std::ptrdiff_t>(kMaxUnlisted));
}

std::vector<QueuedGame>::iterator ReviewQueue::next()
{
    return std::find_if(m_games.begin(), m_games.end(), isWaiting);
}

std::optional<std::size_t> ReviewQueue::current() const
{
    const auto game = std::find_if(m_games.begin(), m_games.end(), isWaiting);
    return game != m_games.end() && m_reviewer.isRunning() ? std::optional<std::size_t>(game - m_games.begin())
                                                           : std::nullopt;
}

int ReviewQueue::add(const std::vector<GameRecord>& records)
{
    int leftOut = 0;
    for (const GameRecord& record : records) {
        if (record.moves().empty() || find(record) != m_games.end())
            continue;
        if (m_games.size() >= kMaxGames) {
            ++leftOut;
        } else if (auto known = takeUnlisted(record)) {
            m_games.push_back(std::move(*known));
        } else {
            m_games.push_back({.record = record});
            m_games.back().json = bytesOf(toJson(m_games.back()));
        }
    }
    emitChanged();
    return leftOut;
}

std::vector<QueuedGame> ReviewQueue::remove(const std::vector<std::size_t>& indices)
{
    m_reviewer.cancel();
    std::vector<QueuedGame> removed;
    for (const std::size_t index : indices)
        removed.push_back(m_games[index]);
    for (auto index = indices.rbegin(); index != indices.rend(); ++index)
        m_games.erase(m_games.begin() + static_cast<std::ptrdiff_t>(*index));
    emitChanged();
    return removed;
}

void ReviewQueue::restore(const std::vector<QueuedGame>& games)
{
    m_games.insert(m_games.end(), games.begin(), games.end());
    emitChanged();
}

void ReviewQueue::setPaused(bool isPaused)
{
    if (isPaused == m_reviewer.isPaused())
        return;
    m_reviewer.setPaused(isPaused);
    Q_EMIT changed();
}

std::chrono::milliseconds ReviewQueue::timeLeft() const
{
    double plies = -pliesDone();
    for (const QueuedGame& game : m_games)
        plies += game.isReviewed ? 0 : static_cast<double>(game.plies());
    return timeOf(plies);
}

double ReviewQueue::pliesDone() const
{
    const auto game = current();
    return game ? static_cast<double>(m_games[*game].plies()) * m_progress / 1000 : 0;
}

std::chrono::milliseconds ReviewQueue::timeFor(const std::vector<library::StoredGame>& read, std::size_t games) const
{
    std::set<std::uint64_t> known;
    for (const auto* list : {&m_games, &m_unlisted}) {
        for (const QueuedGame& game : *list)
            known.insert(game.key);
    }
    double plies = 0;
    for (const library::StoredGame& game : read)
        plies += known.count(game.key) > 0 ? 0 : 2 * game.moves;
    return timeLeft()
           + (read.empty() ? 0ms : timeOf(plies * static_cast<double>(games) / static_cast<double>(read.size())));
}

std::chrono::milliseconds ReviewQueue::timeOf(double plies) const
{
    const double ms = m_measuredMs + (current() ? static_cast<double>(m_reviewer.timeSpent().count()) : 0);
    return std::chrono::milliseconds(static_cast<std::int64_t>(ms / (m_measuredPlies + pliesDone()) * plies));
}

void ReviewQueue::emitChanged()
{
    write();
    begin();
    Q_EMIT changed();
}

void ReviewQueue::begin()
{
    const auto game = next();
    if (game == m_games.end() || m_reviewer.isRunning() || m_reading.isRunning())
        return;
    m_progress = 0;
    m_reviewer.start(notation::toHistory(game->record));
}

void ReviewQueue::onReviewed(const session::GameReview& review, const rules::History& played)
{
    const auto game = next();
    if (game == m_games.end())
        return;
    m_measuredMs += static_cast<double>(m_reviewer.timeSpent().count());
    m_measuredPlies += static_cast<double>(game->plies());
    if (m_measuredPlies > kMaxMeasuredPlies) {
        m_measuredMs /= 2;
        m_measuredPlies /= 2;
    }
    setReview(*game, review, played);
    emitChanged();
}

void ReviewQueue::store(const GameRecord& record, const session::GameReview& review, const rules::History& played)
{
    auto game = m_games.begin() + (find(record) - m_games.begin());
    if (game == m_games.end()) {
        if (m_games.size() >= kMaxGames)
            return remember(record, review, played);
        takeUnlisted(record);
        game = m_games.insert(game, {.record = record});
    }
    if (game == next())
        m_reviewer.cancel();
    *game = {.record = game->record};
    setReview(*game, review, played);
    emitChanged();
}

void ReviewQueue::remember(const GameRecord& record, const session::GameReview& review, const rules::History& played)
{
    if (find(record) != m_games.end())
        return store(record, review, played);
    takeUnlisted(record);
    m_unlisted.push_back({.record = record});
    setReview(m_unlisted.back(), review, played);
    limitUnlisted();
    write();
}

ReviewQueue::Content ReviewQueue::contentOf(const QByteArray& bytes, const StopToken& stop)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    Content content;
    content.measuredMs = root.value(QStringLiteral("measuredMs")).toDouble();
    content.measuredPlies = root.value(QStringLiteral("measuredPlies")).toDouble();
    const auto read = [&](const QString& key, std::size_t most, std::vector<QueuedGame>& games) {
        const QJsonArray values = root.value(key).toArray();
        for (const QJsonValue& value : values) {
            if (stop.isStopRequested() || games.size() == most)
                break;
            if (auto game = fromJson(value.toObject()))
                games.push_back(std::move(*game));
        }
    };
    read(QStringLiteral("games"), kMaxGames, content.games);
    read(QStringLiteral("unlisted"), kMaxUnlisted, content.unlisted);
    return content;
}

/// What was added meanwhile comes after the games of the file.
void ReviewQueue::setContent(Content content)
{
    const double plies = content.measuredPlies;
    if (plies > 0 && plies <= kMaxMeasuredPlies && content.measuredMs > 0
        && content.measuredMs <= kMaxMsPerPly * plies) {
        m_measuredPlies = plies;
        m_measuredMs = content.measuredMs;
    }
    const std::vector<QueuedGame> added = std::exchange(m_games, std::move(content.games));
    m_unlisted.insert(m_unlisted.begin(), content.unlisted.begin(), content.unlisted.end());
    limitUnlisted();
    for (const QueuedGame& game : added) {
        if (const auto same = m_games.begin() + (find(game.record) - m_games.begin()); same == m_games.end())
            m_games.push_back(game.isReviewed ? game : takeUnlisted(game.record).value_or(game));
        else if (game.isReviewed)
            *same = game;
    }
    if (added.empty()) {
        begin();
        Q_EMIT changed();
    } else {
        emitChanged();
    }
}

void ReviewQueue::write()
{
    if (!m_file.canSave() || m_reading.isRunning())
        return;
    const auto textOf = [](const std::vector<QueuedGame>& games) {
        QByteArrayList texts;
        for (const QueuedGame& game : games)
            texts.append(game.json);
        return '[' + texts.join(',') + ']';
    };
    m_file.write("{\"format\":" + QByteArray::number(kQueueFormat) + ",\"measuredMs\":"
                 + QByteArray::number(m_measuredMs) + ",\"measuredPlies\":" + QByteArray::number(m_measuredPlies)
                 + ",\"games\":" + textOf(m_games) + ",\"unlisted\":" + textOf(m_unlisted) + '}');
}

} // namespace qumalaq::desktop
