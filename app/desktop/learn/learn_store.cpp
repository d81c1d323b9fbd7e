// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_store.h"

#include <QDate>
#include <QRandomGenerator>

#include <algorithm>

namespace qumalaq::desktop {

LearnStore::LearnStore(QObject* parent)
    : QObject(parent)
    , m_today([] { return static_cast<learn::Day>(QDate::currentDate().toJulianDay()); })
{
}

void LearnStore::setFile(const QString& path)
{
    const storage::OpenedFile& opening = m_file.open(path, LearnProgress::judge);
    const bool isRead =
        opening.state == storage::OpenedFile::State::Valid || opening.state == storage::OpenedFile::State::Newer;
    m_progress = isRead ? LearnProgress::fromJson(opening.bytes) : LearnProgress();
    Q_EMIT changed();
}

void LearnStore::makeId()
{
    if (!m_progress.id.isEmpty())
        return;
    // Random, so that no learner on another computer has the same id.
    m_progress.id = QString::number(QRandomGenerator::global()->generate64(), 36);
    write();
    Q_EMIT changed();
}

void LearnStore::taskSolved(const std::string& key, int misses, bool comesAgain)
{
    m_progress.schedule.solved(key, misses, m_today(), comesAgain);
    practised();
}

void LearnStore::taskRepeated(const std::string& key, int misses)
{
    m_progress.schedule.repeated(key, misses, m_today());
    practised();
}

void LearnStore::postpone(const std::string& key)
{
    m_progress.schedule.postpone(key, m_today());
    write();
    Q_EMIT changed();
}

QString LearnStore::startedGame(const std::string& key) const
{
    return m_progress.games.value(QString::fromStdString(key));
}

void LearnStore::setStartedGame(const std::string& key, const QString& moves)
{
    if (startedGame(key) == moves)
        return;
    if (moves.isEmpty())
        m_progress.games.remove(QString::fromStdString(key));
    else
        m_progress.games.insert(QString::fromStdString(key), moves);
    write();
}

void LearnStore::addTasks(const std::vector<std::string>& keys)
{
    if (keys.empty())
        return;
    for (const std::string& key : keys)
        m_progress.schedule.add(key, m_today());
    write();
    Q_EMIT changed();
}

void LearnStore::mistakeSolved(const std::string& key, int misses)
{
    m_progress.mistakesOfDay = mistakesSolvedToday() + 1;
    m_progress.mistakeDay = m_today();
    taskSolved(key, misses);
}

void LearnStore::puzzleTried(const QString& key, std::optional<int> grade, learn::PuzzleResult result)
{
    if (grade && !m_progress.puzzles.contains(key))
        m_progress.rating = learn::updated(m_progress.rating, *grade, result);
    if (result == learn::PuzzleResult::Solved) {
        m_progress.puzzles.insert(key);
        m_progress.puzzlesOfDay = m_progress.puzzleDay == m_today() ? m_progress.puzzlesOfDay + 1 : 1;
        m_progress.puzzleDay = m_today();
    }
    practised();
}

void LearnStore::practiceFinished()
{
    m_progress.practiceDay = m_today();
    practised();
}

bool LearnStore::rushEnded(const RushBest& run)
{
    const bool isBest = run.points > m_progress.rushBest.points;
    m_progress.rushBest.points = std::max(m_progress.rushBest.points, run.points);
    m_progress.rushBest.streak = std::max(m_progress.rushBest.streak, run.streak);
    m_progress.rushBest.level = std::max(m_progress.rushBest.level, run.level);
    practised();
    return isBest;
}

void LearnStore::practised()
{
    m_progress.streak.practised(m_today());
    write();
    Q_EMIT changed();
}

void LearnStore::write()
{
    m_file.write(m_progress.toJson());
}

} // namespace qumalaq::desktop
