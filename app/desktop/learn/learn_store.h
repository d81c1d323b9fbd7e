// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/learn/practice.h"
#include "core/learn/schedule.h"
#include "core/storage/kept_file.h"
#endif

#include <QObject>
#include <QSet>
#include <QString>

#include <functional>

namespace qumalaq::desktop {

/// What a learner has done: lessons, puzzles, counting rush, in one small JSON file. For the user interface thread.
///
/// Every change is written in the background, in the manner of KeptFile. If the file could not be read, progress begins
/// anew. What cannot be written still counts until the program ends.
class LearnStore : public QObject {
    Q_OBJECT

public:
    explicit LearnStore(QObject* parent = nullptr);

    /// Reads what is kept at `path` and keeps everything there from now on; empty: nothing is kept.
    void keepIn(const QString& path);
    [[nodiscard]] storage::KeptFile& file() { return m_file; }

    /// Today, in the learner's own time zone; for tests another function.
    [[nodiscard]] learn::Day today() const { return m_today(); }
    void setCalendar(std::function<learn::Day()> today) { m_today = std::move(today); }

    // --- Lessons ---

    [[nodiscard]] const learn::Schedule& schedule() const { return m_schedule; }
    /// After so many wrong answers. Counts as practice.
    void taskSolved(const std::string& key, int misses);
    /// After so many games that were not won. Counts as practice.
    void gameWon(const std::string& key, int others);

    // --- Puzzles: each has a key of its own ---

    [[nodiscard]] const learn::Rating& rating() const { return m_rating; }
    [[nodiscard]] bool isPuzzleDone(const QString& key) const { return m_puzzles.contains(key); }
    [[nodiscard]] int puzzlesDone() const { return static_cast<int>(m_puzzles.size()); }
    /// A puzzle that was solved before no longer moves the rating.
    void puzzleTried(const QString& key, int grade, learn::PuzzleResult result);

    /// Days in a row with practice of any kind; 0 if there is none.
    [[nodiscard]] int streak() const { return m_streak.days(m_today()); }

    // --- Counting rush ---

    struct RushBest {
        int points = 0;
        int row = 0;
        int level = 0;

        friend bool operator==(const RushBest&, const RushBest&) = default;
    };
    [[nodiscard]] const RushBest& rushBest() const { return m_rushBest; }
    /// Keeps the better of each. True if the points are a new best.
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
    QSet<QString> m_puzzles; ///< solved
    RushBest m_rushBest;
};

} // namespace qumalaq::desktop
