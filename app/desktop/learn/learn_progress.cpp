// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_progress.h"

#include "core/storage/json_format.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <map>
#include <string>

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

constexpr int kMaxIdLength = 40;
constexpr int kManyDays = 10'000'000;

} // namespace

storage::FileContent LearnProgress::judge(const QByteArray& bytes)
{
    return storage::classifyJson(bytes, kFormat);
}

LearnProgress LearnProgress::fromJson(const QByteArray& bytes)
{
    LearnProgress progress;
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    std::map<std::string, learn::TaskRecord> records;
    const QJsonObject tasks = root.value(word("tasks")).toObject();
    for (auto task = tasks.begin(); task != tasks.end(); ++task) {
        const QJsonObject kept = task.value().toObject();
        learn::TaskRecord record;
        record.stars = numberIn(kept, "stars", 0, learn::kMaxStars, 0);
        record.stage = numberIn(kept, "stage", -1, learn::kReturns, 0);
        record.isDue = kept.contains(word("due"));
        record.due = numberIn(kept, "due", 0, kManyDays, 0);
        records[task.key().toStdString()] = record;
    }
    progress.schedule = learn::Schedule(std::move(records));
    const QJsonObject streak = root.value(word("streak")).toObject();
    progress.streak =
        learn::Streak(numberIn(streak, "days", 0, kManyDays, 0), numberIn(streak, "last", 0, kManyDays, 0),
                      numberIn(streak, "rested", -kManyDays, kManyDays, -1000));
    const QJsonObject rating = root.value(word("rating")).toObject();
    if (const double value = rating.value(word("value")).toDouble(progress.rating.value); value >= 100 && value <= 3000)
        progress.rating.value = value;
    progress.rating.solvedOrMissed = numberIn(rating, "puzzles", 0, kManyDays, 0);

    const QJsonArray puzzles = root.value(word("puzzles")).toArray();
    for (const QJsonValue& puzzle : puzzles)
        progress.puzzles.insert(puzzle.toString());
    const QJsonObject games = root.value(word("games")).toObject();
    for (auto game = games.begin(); game != games.end(); ++game)
        progress.games.insert(game.key(), game.value().toString());
    const QJsonObject rush = root.value(word("rush")).toObject();
    progress.rushBest = {numberIn(rush, "points", 0, kManyDays, 0), numberIn(rush, "row", 0, kManyDays, 0),
                         numberIn(rush, "level", 0, kManyDays, 0)};
    const QJsonObject mistakes = root.value(word("mistakes")).toObject();
    progress.mistakeDay = numberIn(mistakes, "day", 0, kManyDays, 0);
    progress.mistakesOfDay = numberIn(mistakes, "solved", 0, kManyDays, 0);
    const QJsonObject last = root.value(word("last")).toObject();
    progress.puzzleDay = numberIn(last, "day", 0, kManyDays, 0);
    progress.puzzlesOfDay = numberIn(last, "puzzles", 0, kManyDays, 0);
    progress.id = root.value(word("id")).toString().left(kMaxIdLength);
    progress.practiceDay = numberIn(root.value(word("practice")).toObject(), "day", 0, kManyDays, 0);
    return progress;
}

QByteArray LearnProgress::toJson() const
{
    QJsonObject tasks;
    for (const auto& [key, record] : schedule.records()) {
        QJsonObject kept{{word("stars"), record.stars}, {word("stage"), record.stage}};
        if (record.isDue)
            kept.insert(word("due"), record.due);
        tasks.insert(QString::fromStdString(key), kept);
    }
    QStringList solved(puzzles.begin(), puzzles.end());
    solved.sort(); // a set has no order
    QJsonObject begun;
    for (auto game = games.begin(); game != games.end(); ++game)
        begun.insert(game.key(), game.value());
    QJsonObject root{
        {word("format"), kFormat},
        {word("tasks"), tasks},
        {word("streak"), QJsonObject{{word("days"), streak.storedDays()},
                                     {word("last"), streak.last()},
                                     {word("rested"), streak.rested()}}},
        {word("rating"), QJsonObject{{word("value"), rating.value}, {word("puzzles"), rating.solvedOrMissed}}},
        {word("puzzles"), QJsonArray::fromStringList(solved)},
        {word("games"), begun},
        {word("rush"), QJsonObject{{word("points"), rushBest.points},
                                   {word("row"), rushBest.streak},
                                   {word("level"), rushBest.level}}},
        {word("practice"), QJsonObject{{word("day"), practiceDay}}},
        {word("last"), QJsonObject{{word("day"), puzzleDay}, {word("puzzles"), puzzlesOfDay}}},
        {word("mistakes"), QJsonObject{{word("day"), mistakeDay}, {word("solved"), mistakesOfDay}}},
    };
    if (!id.isEmpty())
        root.insert(word("id"), id);
    return QJsonDocument(root).toJson();
}

} // namespace qumalaq::desktop
