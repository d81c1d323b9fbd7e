// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learn_progress.h"
#include "core/storage/persistent_file.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qumalaq::desktop {

/// The progress of the learner who is at the computer, kept in a file. For the user interface thread.
///
/// Every change is written in the background, as PersistentFile does. If the file cannot be read, progress starts
/// empty. If it cannot be written, progress is kept in memory until the program ends.
class LearnStore : public QObject {
    Q_OBJECT

public:
    explicit LearnStore(QObject* parent = nullptr);

    /// Loads progress from `path` and stores it there from now on; an empty path stores nothing. Another call goes on
    /// with the progress of another file.
    void setFile(const QString& path);
    [[nodiscard]] storage::PersistentFile& file() { return m_file; }

    /// Today in the local time zone; tests replace the function.
    [[nodiscard]] learn::Day today() const { return m_today(); }
    void setCalendar(std::function<learn::Day()> today) { m_today = std::move(today); }

    [[nodiscard]] const LearnProgress& progress() const { return m_progress; }

    /// Marks the learner's games in the library; empty before makeId().
    [[nodiscard]] const QString& id() const { return m_progress.id; }
    void makeId();

    // --- Lessons ---

    [[nodiscard]] const learn::Schedule& schedule() const { return m_progress.schedule; }
    /// `misses` is the number of wrong answers. Counts as practice. See Schedule::solved().
    void taskSolved(const std::string& key, int misses, bool comesAgain = false);
    /// The task came again on the same day.
    void taskRepeated(const std::string& key, int misses);
    /// A task that is due today is so tomorrow.
    void postpone(const std::string& key);

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
    [[nodiscard]] int mistakesSolvedToday() const
    {
        return m_progress.mistakeDay == m_today() ? m_progress.mistakesOfDay : 0;
    }

    // --- Puzzles, identified by their keys ---

    [[nodiscard]] const learn::Rating& rating() const { return m_progress.rating; }
    [[nodiscard]] bool isPuzzleDone(const QString& key) const { return m_progress.puzzles.contains(key); }
    [[nodiscard]] int puzzlesDone() const { return static_cast<int>(m_progress.puzzles.size()); }
    /// How many were solved on the last day with puzzles, if that is past.
    [[nodiscard]] int puzzlesLastTime() const { return m_progress.puzzleDay < m_today() ? m_progress.puzzlesOfDay : 0; }
    /// Changes the rating, unless the puzzle was solved before, or has no grade.
    void puzzleTried(const QString& key, std::optional<int> grade, learn::PuzzleResult result);

    /// Consecutive days with practice of any kind, up to today.
    [[nodiscard]] int streak() const { return m_progress.streak.days(m_today()); }

    /// Today's practice was solved to its end.
    void practiceFinished();
    [[nodiscard]] bool hasFinishedPracticeToday() const { return m_progress.practiceDay == m_today(); }

    // --- Counting rush ---

    using RushBest = LearnProgress::RushBest;
    [[nodiscard]] const RushBest& rushBest() const { return m_progress.rushBest; }
    /// Keeps the better of each value. True if the points are a new best.
    bool rushEnded(const RushBest& run);

Q_SIGNALS:
    void changed();

private:
    void write();
    void practised();

    storage::PersistentFile m_file;
    std::function<learn::Day()> m_today;
    LearnProgress m_progress;
};

} // namespace qumalaq::desktop
