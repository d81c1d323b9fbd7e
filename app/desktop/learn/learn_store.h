// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/learn/practice.h"
#include "core/learn/schedule.h"
#include "core/storage/kept_file.h"
#endif

#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace qumalaq::desktop {

/// A learner's progress in lessons, puzzles and counting rush, in one small JSON file. For the user interface thread.
///
/// Every change is written in the background, as KeptFile does. If the file cannot be read, progress starts empty. If
/// it cannot be written, progress is kept in memory until the program ends.
class LearnStore : public QObject {
    Q_OBJECT

public:
    explicit LearnStore(QObject* parent = nullptr);

    /// Loads progress from `path` and stores it there from now on; an empty path stores nothing.
    void keepIn(const QString& path);
    [[nodiscard]] storage::KeptFile& file() { return m_file; }

    /// Today in the local time zone; tests replace the function.
    [[nodiscard]] learn::Day today() const { return m_today(); }
    void setCalendar(std::function<learn::Day()> today) { m_today = std::move(today); }

    // --- Lessons ---

    [[nodiscard]] const learn::Schedule& schedule() const { return m_schedule; }
    /// `misses` is the number of wrong answers. Counts as practice.
    void taskSolved(const std::string& key, int misses);
    /// `others` is the number of games that were not won. Counts as practice.
    void gameWon(const std::string& key, int others);

    /// The moves of a game that was begun in a lesson and is not finished; empty if there is none.
    [[nodiscard]] QString startedGame(const std::string& key) const;
    /// Empty moves end it.
    void setStartedGame(const std::string& key, const QString& moves);

    // --- The learner's own mistakes, which the schedule repeats like tasks of lessons ---

    /// A new mistake is due at once.
    void addTasks(const std::vector<std::string>& keys);
    /// As taskSolved().
    void mistakeSolved(const std::string& key, int misses);
    /// How many were solved today.
    [[nodiscard]] int mistakesSolvedToday() const { return m_mistakeDay == m_today() ? m_mistakesOfDay : 0; }

    // --- Puzzles, identified by their keys ---

    [[nodiscard]] const learn::Rating& rating() const { return m_rating; }
    [[nodiscard]] bool isPuzzleDone(const QString& key) const { return m_puzzles.contains(key); }
    [[nodiscard]] int puzzlesDone() const { return static_cast<int>(m_puzzles.size()); }
    /// Changes the rating, unless the puzzle was solved before.
    void puzzleTried(const QString& key, int grade, learn::PuzzleResult result);

    /// Consecutive days with practice of any kind, up to today.
    [[nodiscard]] int streak() const { return m_streak.days(m_today()); }

    [[nodiscard]] bool hasPractisedToday() const { return m_streak.storedDays() > 0 && m_streak.last() == m_today(); }

    // --- Counting rush ---

    struct RushBest {
        int points = 0;
        int row = 0;
        int level = 0;

        friend bool operator==(const RushBest&, const RushBest&) = default;
    };
    [[nodiscard]] const RushBest& rushBest() const { return m_rushBest; }
    /// Keeps the better of each value. True if the points are a new best.
    bool rushEnded(const RushBest& run);

Q_SIGNALS:
    void changed();

private:
    void read(const QByteArray& bytes);
    void write();
    void practised();

    storage::KeptFile m_file;
    std::function<learn::Day()> m_today;
    learn::Schedule m_schedule;
    learn::Streak m_streak;
    learn::Rating m_rating;
    QSet<QString> m_puzzles;        ///< keys of the solved puzzles
    QMap<QString, QString> m_games; ///< moves, by the key of the lesson's task
    RushBest m_rushBest;
    learn::Day m_mistakeDay = 0; ///< the last day on which a mistake was solved
    int m_mistakesOfDay = 0;
};

} // namespace qumalaq::desktop
