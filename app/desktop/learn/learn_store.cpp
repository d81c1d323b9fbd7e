// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_store.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace qumalaq::desktop {

namespace {

constexpr int kFormat = 1;

QString word(const char* name)
{
    return QString::fromLatin1(name);
}

int numberIn(const QJsonObject& object, const char* name, int least, int most, int otherwise)
{
    const double value = object.value(QLatin1String(name)).toDouble(otherwise);
    return value >= least && value <= most ? static_cast<int>(value) : otherwise;
}

constexpr int kManyDays = 10'000'000;

storage::Content judge(const QByteArray& bytes)
{
    const QJsonValue format = QJsonDocument::fromJson(bytes).object().value(QLatin1String("format"));
    if (!format.isDouble())
        return storage::Content::Damaged;
    // A number that does not fit an int still counts as a later version.
    return storage::judgeFormat(static_cast<int>(std::clamp(format.toDouble(), -1.0, 1e9)), kFormat);
}

} // namespace

LearnStore::LearnStore(QObject* parent)
    : QObject(parent)
    , m_today([] { return static_cast<learn::Day>(QDate::currentDate().toJulianDay()); })
{
}

void LearnStore::keepIn(const QString& path)
{
    const storage::Opening& opening = m_file.open(path, judge);
    if (opening.state == storage::Opening::State::Sound || opening.state == storage::Opening::State::Newer)
        read(opening.bytes);
    Q_EMIT changed();
}

void LearnStore::taskSolved(const std::string& key, int misses)
{
    m_schedule.solved(key, misses, m_today());
    practised();
}

void LearnStore::gameWon(const std::string& key, int others)
{
    m_schedule.gameWon(key, others);
    practised();
}

QString LearnStore::startedGame(const std::string& key) const
{
    return m_games.value(QString::fromStdString(key));
}

void LearnStore::setStartedGame(const std::string& key, const QString& moves)
{
    if (startedGame(key) == moves)
        return;
    if (moves.isEmpty())
        m_games.remove(QString::fromStdString(key));
    else
        m_games.insert(QString::fromStdString(key), moves);
    write();
}

void LearnStore::addTasks(const std::vector<std::string>& keys)
{
    if (keys.empty())
        return;
    for (const std::string& key : keys)
        m_schedule.add(key, m_today());
    write();
    Q_EMIT changed();
}

void LearnStore::mistakeSolved(const std::string& key, int misses)
{
    m_mistakesOfDay = mistakesSolvedToday() + 1;
    m_mistakeDay = m_today();
    taskSolved(key, misses);
}

void LearnStore::puzzleTried(const QString& key, int grade, learn::PuzzleResult result)
{
    if (!m_puzzles.contains(key))
        m_rating = learn::updated(m_rating, grade, result);
    if (result == learn::PuzzleResult::Solved)
        m_puzzles.insert(key);
    practised();
}

bool LearnStore::rushEnded(const RushBest& run)
{
    const bool isBest = run.points > m_rushBest.points;
    m_rushBest.points = std::max(m_rushBest.points, run.points);
    m_rushBest.row = std::max(m_rushBest.row, run.row);
    m_rushBest.level = std::max(m_rushBest.level, run.level);
    practised();
    return isBest;
}

void LearnStore::practised()
{
    m_streak.practised(m_today());
    write();
    Q_EMIT changed();
}

void LearnStore::read(const QByteArray& bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    std::map<std::string, learn::TaskRecord> records;
    const QJsonObject tasks = root.value(word("tasks")).toObject();
    for (auto task = tasks.begin(); task != tasks.end(); ++task) {
        const QJsonObject kept = task.value().toObject();
        learn::TaskRecord record;
        record.stars = numberIn(kept, "stars", 0, learn::kMostStars, 0);
        record.stage = numberIn(kept, "stage", 0, learn::kReturns, 0);
        record.isDue = kept.contains(word("due"));
        record.due = numberIn(kept, "due", 0, kManyDays, 0);
        records[task.key().toStdString()] = record;
    }
    m_schedule = learn::Schedule(std::move(records));
    const QJsonObject streak = root.value(word("streak")).toObject();
    m_streak = learn::Streak(numberIn(streak, "days", 0, kManyDays, 0), numberIn(streak, "last", 0, kManyDays, 0),
                             numberIn(streak, "rested", -kManyDays, kManyDays, -1000));
    const QJsonObject rating = root.value(word("rating")).toObject();
    m_rating = learn::Rating();
    if (const double value = rating.value(word("value")).toDouble(m_rating.value); value >= 100 && value <= 3000)
        m_rating.value = value;
    m_rating.solvedOrMissed = numberIn(rating, "puzzles", 0, kManyDays, 0);
    m_puzzles.clear();
    const QJsonArray puzzles = root.value(word("puzzles")).toArray();
    for (const QJsonValue& puzzle : puzzles)
        m_puzzles.insert(puzzle.toString());
    m_games.clear();
    const QJsonObject games = root.value(word("games")).toObject();
    for (auto game = games.begin(); game != games.end(); ++game)
        m_games.insert(game.key(), game.value().toString());
    const QJsonObject rush = root.value(word("rush")).toObject();
    m_rushBest = {numberIn(rush, "points", 0, kManyDays, 0), numberIn(rush, "row", 0, kManyDays, 0),
                  numberIn(rush, "level", 0, kManyDays, 0)};
    const QJsonObject mistakes = root.value(word("mistakes")).toObject();
    m_mistakeDay = numberIn(mistakes, "day", 0, kManyDays, 0);
    m_mistakesOfDay = numberIn(mistakes, "solved", 0, kManyDays, 0);
}

void LearnStore::write()
{
    if (!m_file.isKeeping())
        return;
    QJsonObject tasks;
    for (const auto& [key, record] : m_schedule.records()) {
        QJsonObject kept{{word("stars"), record.stars}, {word("stage"), record.stage}};
        if (record.isDue)
            kept.insert(word("due"), record.due);
        tasks.insert(QString::fromStdString(key), kept);
    }
    QStringList puzzles(m_puzzles.begin(), m_puzzles.end());
    puzzles.sort(); // the same progress gives the same file
    QJsonObject games;
    for (auto game = m_games.begin(); game != m_games.end(); ++game)
        games.insert(game.key(), game.value());
    const QJsonObject root{
        {word("format"), kFormat},
        {word("tasks"), tasks},
        {word("streak"), QJsonObject{{word("days"), m_streak.storedDays()},
                                     {word("last"), m_streak.last()},
                                     {word("rested"), m_streak.rested()}}},
        {word("rating"), QJsonObject{{word("value"), m_rating.value}, {word("puzzles"), m_rating.solvedOrMissed}}},
        {word("puzzles"), QJsonArray::fromStringList(puzzles)},
        {word("games"), games},
        {word("rush"), QJsonObject{{word("points"), m_rushBest.points},
                                   {word("row"), m_rushBest.row},
                                   {word("level"), m_rushBest.level}}},
        {word("mistakes"), QJsonObject{{word("day"), m_mistakeDay}, {word("solved"), m_mistakesOfDay}}},
    };
    m_file.write(QJsonDocument(root).toJson());
}

} // namespace qumalaq::desktop
