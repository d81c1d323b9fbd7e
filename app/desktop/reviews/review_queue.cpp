// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/review_queue.h"

#include "app/desktop/learn/mistake_finder.h"
#include "app/desktop/ui/power_source.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/session/engine_client.h"
#include "core/session/match.h"
#include "core/storage/json_format.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using notation::GameRecord;
using rules::Side;

namespace {

using namespace std::chrono_literals;

constexpr int kQueueFormat = 1;
constexpr auto kLookAtPower = 30s;
/// Until the first game was reviewed.
constexpr double kGuessedMsPerPly = 150;

std::unique_ptr<session::Reviewer> reviewerForQueue()
{
    return std::make_unique<session::Reviewer>(
        std::make_unique<session::EngineClient>(nullptr, ai::Priority::Background));
}

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

QJsonObject toJson(const QueuedGame& game)
{
    QJsonObject json{{QStringLiteral("game"), QString::fromStdString(notation::toTgk(game.record))}};
    if (!game.isReviewed)
        return json;
    QJsonArray sides;
    for (std::size_t side = 0; side < 2; ++side) {
        QJsonArray mistakes;
        for (const learn::Mistake& mistake : game.mistakes[side])
            mistakes.append(QString::fromStdString(notation::toTgk(learn::toRecord(mistake))));
        QJsonObject one{{QStringLiteral("turningPoints"), game.turningPoints[side]},
                        {QStringLiteral("mistakes"), mistakes}};
        if (game.accuracy[side])
            one.insert(QStringLiteral("accuracy"), *game.accuracy[side]);
        sides.append(one);
    }
    json.insert(QStringLiteral("sides"), sides);
    if (game.worstPly)
        json.insert(QStringLiteral("worstPly"), *game.worstPly);
    return json;
}

/// None if there is no game in it. Values that cannot be right are dropped.
std::optional<QueuedGame> fromJson(const QJsonObject& json)
{
    auto record = readRecord(json.value(QStringLiteral("game")));
    if (!record)
        return std::nullopt;
    QueuedGame game{.record = std::move(*record), .json = json};
    const QJsonArray sides = json.value(QStringLiteral("sides")).toArray();
    game.isReviewed = sides.size() == 2;
    if (!game.isReviewed)
        return game;
    const auto plies = static_cast<int>(game.plies());
    for (std::size_t side = 0; side < 2; ++side) {
        const QJsonObject one = sides[static_cast<qsizetype>(side)].toObject();
        if (const QJsonValue accuracy = one.value(QStringLiteral("accuracy")); accuracy.isDouble())
            game.accuracy[side] = std::clamp(accuracy.toDouble(), 0.0, 100.0);
        game.turningPoints[side] = std::clamp(one.value(QStringLiteral("turningPoints")).toInt(), 0, plies);
        const QJsonArray mistakes = one.value(QStringLiteral("mistakes")).toArray();
        for (const QJsonValue& value : mistakes) {
            const auto kept = readRecord(value);
            if (auto mistake = kept ? learn::mistakeOf(*kept) : std::nullopt)
                game.mistakes[side].push_back(std::move(*mistake));
        }
    }
    if (const int ply = json.value(QStringLiteral("worstPly")).toInt(-1); ply >= 0 && ply < plies)
        game.worstPly = ply;
    return game;
}

} // namespace

ReviewQueue::ReviewQueue(session::Match& match, QObject* parent)
    : ReviewQueue(
        match, reviewerForQueue, [] { return isOnBattery(); }, parent)
{
}

ReviewQueue::ReviewQueue(session::Match& match, MakeReviewer make, std::function<bool()> isOnBattery, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_make(std::move(make))
    , m_isOnBattery(std::move(isOnBattery))
{
    m_look.setInterval(kLookAtPower);
    connect(&m_look, &QTimer::timeout, this, &ReviewQueue::arrange);
    connect(&match, &session::Match::thinkingChanged, this, &ReviewQueue::arrange);
}

ReviewQueue::~ReviewQueue() = default;

void ReviewQueue::keepIn(const QString& path)
{
    stop();
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
    stop();
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
    if (std::exchange(m_isPaused, isPaused) == isPaused)
        return;
    arrange();
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
    const auto game = next();
    if (m_running || game == m_games.end())
        return;
    m_running = notation::toHistory(game->record);
    if (!m_reviewer) {
        m_reviewer = m_make();
        connect(m_reviewer.get(), &session::Reviewer::finished, this, &ReviewQueue::onReviewed);
    }
    m_spentMs = 0;
    m_isHeld = false;
    m_since.start();
    m_reviewer->start(*m_running);
    arrange();
    m_look.start();
}

void ReviewQueue::stop()
{
    if (!m_running)
        return;
    m_reviewer->cancel();
    m_running.reset();
    m_look.stop();
}

void ReviewQueue::arrange()
{
    if (!m_running)
        return;
    const bool isHeld = m_isPaused || m_match.isThinking() || m_isOnBattery();
    if (isHeld && !m_isHeld)
        m_spentMs += static_cast<double>(m_since.elapsed());
    else if (!isHeld && m_isHeld)
        m_since.start();
    m_isHeld = isHeld;
    m_reviewer->setPaused(isHeld);
}

void ReviewQueue::onReviewed(const session::GameReview& review)
{
    const auto game = next();
    if (!m_running || game == m_games.end())
        return;
    const rules::History history = *std::exchange(m_running, std::nullopt);
    m_look.stop();
    m_measuredMs += m_spentMs + (m_isHeld ? 0 : static_cast<double>(m_since.elapsed()));
    m_measuredPlies += static_cast<double>(game->plies());
    game->isReviewed = true;
    game->accuracy = review.accuracy;
    double worst = 0;
    for (const std::size_t ply : review.turningPoints()) {
        ++game->turningPoints[rules::indexOf(review.movers[ply])];
        if (review.moves[ply].loss > worst) {
            worst = review.moves[ply].loss;
            game->worstPly = static_cast<int>(ply);
        }
    }
    for (const Side side : rules::kBothSides) {
        auto& mistakes = game->mistakes[rules::indexOf(side)];
        mistakes = mistakesIn(review, history, side);
        for (learn::Mistake& mistake : mistakes) {
            mistake.date = game->record.tag("Date");
            mistake.opponent = game->record.tag(notation::nameTagOf(rules::opponentOf(side)));
        }
    }
    game->json = toJson(*game);
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
