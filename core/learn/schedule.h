// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// What a learner has done and what is to be repeated: values and rules without a clock. The caller says what day it is
/// and stores the records.
namespace qumalaq::learn {

/// Days since some fixed day, in the learner's time zone.
using Day = int;

inline constexpr int kMostStars = 3;

/// A learner's progress in one task.
struct TaskRecord {
    int stars = 0;      ///< the best so far: 3 at the first try, 2 at the second, 1 later; 0 never solved
    int stage = 0;      ///< how many of kReturnDays a missed task has passed
    bool isDue = false; ///< it was missed and is to be repeated on `due`
    Day due = 0;

    friend bool operator==(const TaskRecord&, const TaskRecord&) = default;
};

/// The days after which a missed task is repeated; the next one counts each time it is solved at the first try.
inline constexpr int kReturnDays[] = {1, 3, 7};
inline constexpr int kReturns = 3;

/// Progress in all lessons, by Lesson::keyOf().
class Schedule {
public:
    Schedule() = default;
    explicit Schedule(std::map<std::string, TaskRecord> records) : m_records(std::move(records)) {}

    /// A task was solved after `misses` wrong answers. After a first miss it is repeated the next day, and again after
    /// 3 and 7 days if it is then solved at once; another miss starts over. Solving it before it is due does not change
    /// the day, but missing it does.
    void solved(const std::string& key, int misses, Day today);
    /// A task that was not tried yet is due from `today` on. Does nothing if the task is known.
    void add(const std::string& key, Day today);
    /// A game was won after `others` that were not. They cost stars, but need no repetition.
    void gameWon(const std::string& key, int others);

    /// Whether nothing was done yet.
    [[nodiscard]] TaskRecord recordOf(const std::string& key) const;
    /// The tasks to repeat, the longest overdue first.
    [[nodiscard]] std::vector<std::string> due(Day today) const;
    [[nodiscard]] const std::map<std::string, TaskRecord>& records() const { return m_records; }

private:
    std::map<std::string, TaskRecord> m_records;
};

/// Stars for a task solved after this many wrong answers: 3, 2, 1, 1 …
[[nodiscard]] int starsFor(int misses);

/// The stars of a lesson: the fewest of its tasks, so that all have to be solved.
[[nodiscard]] int starsOfLesson(const Schedule& schedule, const std::vector<std::string>& keys);

/// Days of practice in a row. One day of rest a week is allowed.
class Streak {
public:
    Streak() = default;
    Streak(int days, Day last, Day rested) : m_days(days), m_last(last), m_rested(rested) {}

    void practised(Day today);
    /// 0 if it has ended.
    [[nodiscard]] int days(Day today) const;

    [[nodiscard]] int storedDays() const { return m_days; }
    [[nodiscard]] Day last() const { return m_last; }
    [[nodiscard]] Day rested() const { return m_rested; }

private:
    [[nodiscard]] bool goesOn(Day today) const;

    int m_days = 0;       ///< with practice
    Day m_last = 0;       ///< the last of them
    Day m_rested = -1000; ///< the last day of rest
};

} // namespace qumalaq::learn
