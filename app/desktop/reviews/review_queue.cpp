// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/review_queue.h"

#include "app/desktop/learn/mistake_finder.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/notation/turn_counter.h"
#include "core/rules/history.h"
#include "core/session/review.h"
#include "core/storage/json_format.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using notation::GameRecord;
using rules::Side;

namespace {

constexpr int kQueueFormat = 1;
/// Until the first game was reviewed.
constexpr double kGuessedMsPerPly = 150;

storage::FileContent judgeQueue(const QByteArray& bytes)
{
    return storage::judgeJson(bytes, kQueueFormat);
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
        QJsonObject one{{QStringLiteral("turningPoints"), game.turningPoints[side]},
                        {QStringLiteral("mistakes"), records}};
        if (game.accuracy[side])
            one.insert(QStringLiteral("accuracy"), *game.accuracy[side]);
        sides.append(one);
    }
    json.insert(QStringLiteral("sides"), sides);
    if (game.worst)
        json.insert(QStringLiteral("worstPly"), game.worst->ply);
    return json;
}

QJsonObject sideIn(const QJsonObject& json, std::size_t side)
{
    return json.value(QStringLiteral("sides")).toArray().at(static_cast<qsizetype>(side)).toObject();
}

QueuedGame::WorstMove worstMove(const rules::History& history, std::size_t ply)
{
    return {static_cast<int>(ply), notation::moveNumberAt(history, ply + 1), history.positionAt(ply).sideToMove()};
}

/// None if there is no game in it. Values that cannot be right are dropped.
std::optional<QueuedGame> fromJson(const QJsonObject& json)
{
    auto record = readRecord(json.value(QStringLiteral("game")));
    if (!record)
        return std::nullopt;
    QueuedGame game{.record = std::move(*record), .json = json};
    game.isReviewed = json.value(QStringLiteral("sides")).toArray().size() == 2;
    if (!game.isReviewed)
        return game;
    const auto plies = static_cast<int>(game.plies());
    for (std::size_t side = 0; side < 2; ++side) {
        const QJsonObject one = sideIn(json, side);
        if (const QJsonValue accuracy = one.value(QStringLiteral("accuracy")); accuracy.isDouble())
            game.accuracy[side] = std::clamp(accuracy.toDouble(), 0.0, 100.0);
        game.turningPoints[side] = std::clamp(one.value(QStringLiteral("turningPoints")).toInt(), 0, plies);
    }
    if (const int ply = json.value(QStringLiteral("worstPly")).toInt(-1); ply >= 0 && ply < plies)
        game.worst = worstMove(notation::toHistory(game.record), static_cast<std::size_t>(ply));
    return game;
}

} // namespace

std::vector<learn::Mistake> QueuedGame::mistakes(Side side) const
{
    std::vector<learn::Mistake> found;
    const QJsonArray records = sideIn(json, rules::indexOf(side)).value(QStringLiteral("mistakes")).toArray();
    for (const QJsonValue& value : records) {
        const auto kept = readRecord(value);
        if (auto mistake = kept ? learn::mistakeOf(*kept) : std::nullopt)
            found.push_back(std::move(*mistake));
    }
    return found;
}

ReviewQueue::ReviewQueue(session::Match& match, BackgroundReviewer::MakeReviewer make,
                         BackgroundReviewer::IsOnBattery isOnBattery)
    : m_reviewer(match, std::move(make), std::move(isOnBattery))
{
    connect(&m_reviewer, &BackgroundReviewer::finished, this, &ReviewQueue::onReviewed);
}

ReviewQueue::~ReviewQueue() = default;

void ReviewQueue::keepIn(const QString& path)
{
    m_reviewer.cancel();
    m_games.clear();
    const storage::OpenedFile& opening = m_file.open(path, judgeQueue);
    if (opening.state == storage::OpenedFile::State::Sound || opening.state == storage::OpenedFile::State::Newer)
        read(opening.bytes);
    begin();
    Q_EMIT changed();
}

std::size_t ReviewQueue::waiting() const
{
    return static_cast<std::size_t>(
        std::count_if(m_games.begin(), m_games.end(), [](const QueuedGame& game) { return !game.isReviewed; }));
}

std::vector<QueuedGame>::iterator ReviewQueue::next()
{
    return std::find_if(m_games.begin(), m_games.end(), [](const QueuedGame& game) { return !game.isReviewed; });
}

void ReviewQueue::add(const std::vector<GameRecord>& records)
{
    for (const GameRecord& record : records) {
        const bool isKnown = std::any_of(m_games.begin(), m_games.end(),
                                         [&record](const QueuedGame& game) { return isSameGame(game.record, record); });
        if (!record.moves().empty() && !isKnown && m_games.size() < kMostGames) {
            m_games.push_back({.record = record});
            m_games.back().json = toJson(m_games.back());
        }
    }
    emitChanged();
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
    std::size_t plies = 0;
    for (const QueuedGame& game : m_games)
        plies += game.isReviewed ? 0 : game.plies();
    const double msPerPly = m_measuredPlies > 0 ? m_measuredMs / m_measuredPlies : kGuessedMsPerPly;
    return std::chrono::milliseconds(static_cast<std::int64_t>(msPerPly * static_cast<double>(plies)));
}

void ReviewQueue::emitChanged()
{
    write();
    begin();
    Q_EMIT changed();
}

void ReviewQueue::begin()
{
    if (const auto game = next(); game != m_games.end() && !m_reviewer.isRunning())
        m_reviewer.start(notation::toHistory(game->record));
}

void ReviewQueue::onReviewed(const session::GameReview& review, const rules::History& played)
{
    const auto game = next();
    if (game == m_games.end())
        return;
    m_measuredMs += static_cast<double>(m_reviewer.timeSpent().count());
    m_measuredPlies += static_cast<double>(game->plies());
    game->isReviewed = true;
    game->accuracy = review.accuracy;
    double worst = 0;
    for (const std::size_t ply : review.turningPoints()) {
        ++game->turningPoints[rules::indexOf(review.movers[ply])];
        if (review.moves[ply].loss > worst) {
            worst = review.moves[ply].loss;
            game->worst = worstMove(played, ply);
        }
    }
    std::array<std::vector<learn::Mistake>, 2> mistakes;
    for (const Side side : rules::kBothSides) {
        mistakes[rules::indexOf(side)] = mistakesIn(review, played, side);
        for (learn::Mistake& mistake : mistakes[rules::indexOf(side)]) {
            mistake.date = game->record.tag("Date");
            mistake.opponent = game->record.tag(notation::nameTagOf(rules::opponentOf(side)));
        }
    }
    game->json = toJson(*game, mistakes);
    emitChanged();
}

void ReviewQueue::read(const QByteArray& bytes)
{
    const QJsonArray games = QJsonDocument::fromJson(bytes).object().value(QStringLiteral("games")).toArray();
    for (const QJsonValue& value : games) {
        if (auto game = fromJson(value.toObject()); game && m_games.size() < kMostGames)
            m_games.push_back(std::move(*game));
    }
}

void ReviewQueue::write()
{
    if (!m_file.isKeeping())
        return;
    QJsonArray games;
    for (const QueuedGame& game : m_games)
        games.append(game.json);
    m_file.write(QJsonDocument(QJsonObject{{QStringLiteral("format"), kQueueFormat}, {QStringLiteral("games"), games}})
                     .toJson(QJsonDocument::Compact));
}

} // namespace qumalaq::desktop
