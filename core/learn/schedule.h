// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

/// A learner's progress and the tasks to be repeated: values and rules. The caller passes the day and stores the
/// records.
namespace qumalaq::learn {

/// Days since any fixed day, in the learner's time zone.
using Day = int;

inline constexpr int kMaxStars = 3;

/// A learner's progress in one task.
struct TaskRecord {
    int stars = 0;      ///< the best result: 3 at the first try, 2 at the second, 1 later; 0 if never solved
    int stage = 0;      ///< index in kReturnDays of the next repetition; -1 for one on the day of the miss
    bool isDue = false; ///< to be repeated on the day `due`, because it was missed
    Day due = 0;

    friend bool operator==(const TaskRecord&, const TaskRecord&) = default;
};

/// The days after which a missed task is repeated; the next one applies each time it is solved at the first try.
inline constexpr int kReturnDays[] = {1, 3, 7};
inline constexpr int kReturns = 3;

/// Progress in all lessons, by Lesson::keyOf().
class Schedule {
public:
    Schedule() = default;
    explicit Schedule(std::map<std::string, TaskRecord> records) : m_records(std::move(records)) {}

    /// Records that a task was solved after `misses` wrong answers. A missed task is repeated the next day, and again
    /// after 3 and 7 days if it is then solved at once; another miss starts over. Solving a task before it is due does
    /// not change the day, but missing it does. If a missed task `comesAgain` on the same day, it is due at once, until
    /// repeated() is called or it is solved; then it is due the next day.
    void solved(const std::string& key, int misses, Day today, bool comesAgain = false);
    /// Records that it came again and was solved, which may win back stars.
    void repeated(const std::string& key, int misses, Day today);
    /// Makes a task that is due on `today` due tomorrow.
    void postpone(const std::string& key, Day today);
    /// Makes a new task due from `today` on. Does nothing if the task has a record.
    void add(const std::string& key, Day today) { m_records.try_emplace(key, TaskRecord{0, 0, true, today}); }

    /// An empty record if the task is unknown.
    [[nodiscard]] TaskRecord recordOf(const std::string& key) const;
    /// The tasks to repeat, the longest overdue first.
    [[nodiscard]] std::vector<std::string> due(Day today) const;
    [[nodiscard]] const std::map<std::string, TaskRecord>& records() const { return m_records; }

private:
    std::map<std::string, TaskRecord> m_records;
};

/// The stars for a task that was solved after this many wrong answers: 3, 2, 1, 1 …
[[nodiscard]] int starsFor(int misses);

/// The stars of a lesson: the fewest of its tasks, so that all must be solved.
[[nodiscard]] int starsOfLesson(const Schedule& schedule, const std::vector<std::string>& keys);

/// Counts successive days of practice. One day of rest in a week is allowed.
class Streak {
public:
    Streak() = default;
    Streak(int days, Day last, Day rested) : m_days(days), m_last(last), m_rested(rested) {}

    void practised(Day today);
    /// 0 if it has ended.
    [[nodiscard]] int days(Day today) const { return goesOn(today) ? m_days : 0; }

    [[nodiscard]] int storedDays() const { return m_days; }
    [[nodiscard]] Day last() const { return m_last; }
    [[nodiscard]] Day rested() const { return m_rested; }

private:
    [[nodiscard]] bool goesOn(Day today) const;

    int m_days = 0;       ///< with practice
    Day m_last = 0;       ///< the last day of practice
    Day m_rested = -1000; ///< the last day of rest
};

} // namespace qumalaq::learn
