// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/lesson.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

class LearnStore;
class MistakeStore;
class OpeningsStore;
struct Course;

/// The tasks of lessons that are to be repeated, a few minutes' portion a day.
struct DueTasks {
    Q_DECLARE_TR_FUNCTIONS(DueTasks)

public:
    static constexpr int kPortion = 10;

    int today = 0;
    bool areTomorrow = false; ///< if there are none today

    /// "To practise today: 2." Empty if there are none.
    [[nodiscard]] QString text() const;

    [[nodiscard]] bool operator==(const DueTasks&) const = default;
};
[[nodiscard]] DueTasks dueTasksOf(const LearnStore& store);

/// What a learner has done in one game.
struct CourseProgress {
    Q_DECLARE_TR_FUNCTIONS(CourseProgress)

public:
    int finished = 0; ///< lessons
    int stars = 0;
    int horse = 0; ///< as in GameText::levelName(); 0 before the first lesson is finished

    [[nodiscard]] QString horseName() const;
    /// "Your horse: yearling."
    [[nodiscard]] QString horseText() const;
};
[[nodiscard]] CourseProgress progressIn(const Course& course, const LearnStore& store);

/// What a learner has done and what comes next, for the start page.
struct LearnSummary {
    const learn::Lesson* next = nullptr; ///< of the main course, then of the others; null if all are finished
    int number = 0;                      ///< of the next lesson in its course; 0 for one without a number
    bool isOtherGame = false;            ///< the next lesson belongs to another course than the main one
    bool hasBegun = false;               ///< a task of the course is solved
    bool hasFinishedLesson = false;
    DueTasks due;
    int streak = 0; ///< consecutive days with practice
    bool hasFinishedPracticeToday = false;
    int mistakesToday = 0;   ///< of the learner's, in today's practice
    int puzzlesToday = 0;    ///< in today's practice
    int puzzlesLastTime = 0; ///< solved on the last day with puzzles before today
    int openingsToday = 0;   ///< moves of the learner's openings that are to be repeated
    int rushPoints = 0;      ///< the best counting rush; 0 if there was none

    [[nodiscard]] bool operator==(const LearnSummary&) const = default;
};

/// Takes some milliseconds the first time, because it loads the lessons.
[[nodiscard]] LearnSummary summaryOf(const LearnStore& store, const MistakeStore& mistakes,
                                     const OpeningsStore& openings);
/// LearnSummary::next
[[nodiscard]] const learn::Lesson* nextLesson(const LearnStore& store);

} // namespace qumalaq::desktop
