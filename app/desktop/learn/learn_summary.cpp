// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_summary.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/openings_store.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/text/game_text.h"

#include <algorithm>

namespace qumalaq::desktop {

namespace {

bool isFinished(const learn::Lesson& lesson, const LearnStore& store)
{
    return learn::starsOfLesson(store.schedule(), LessonCatalog::keysOf(lesson)) > 0;
}

} // namespace

QString DueTasks::text() const
{
    if (today > 0)
        return tr("To practise today: %1.").arg(today);
    return areTomorrow ? tr("Tomorrow: a few minutes of practice.") : QString();
}

DueTasks dueTasksOf(const LearnStore& store)
{
    const auto until = [&store](learn::Day day) {
        return static_cast<int>(LessonCatalog::dueTasks(store.schedule(), day).size());
    };
    const int today = std::min(until(store.today()), DueTasks::kPortion);
    return {today, today == 0 && until(store.today() + 1) > 0};
}

QString CourseProgress::horseName() const
{
    return GameText::levelName(horse).toLower();
}

QString CourseProgress::horseText() const
{
    return tr("Your horse: %1.", "foal, yearling …").arg(horseName());
}

CourseProgress progressIn(const Course& course, const LearnStore& store)
{
    CourseProgress progress;
    for (const learn::Lesson& lesson : course.lessons) {
        const int stars = learn::starsOfLesson(store.schedule(), LessonCatalog::keysOf(lesson));
        progress.stars += stars;
        progress.finished += stars > 0 ? 1 : 0;
    }
    if (progress.finished > 0)
        progress.horse = std::max(1, progress.finished * learn::kMaxLevel / static_cast<int>(course.lessons.size()));
    return progress;
}

const learn::Lesson* nextLesson(const LearnStore& store)
{
    for (const Course& course : LessonCatalog::courses()) {
        for (const learn::Lesson& lesson : course.lessons) {
            if (!isFinished(lesson, store))
                return &lesson;
        }
    }
    return nullptr;
}

LearnSummary summaryOf(const LearnStore& store, const MistakeStore& mistakes, const OpeningsStore& openings)
{
    LearnSummary summary;
    summary.next = nextLesson(store);
    summary.due = dueTasksOf(store);
    summary.streak = store.streak();
    summary.hasFinishedPracticeToday = store.hasFinishedPracticeToday();
    summary.mistakesToday = static_cast<int>(PuzzlesPage::mistakesOfToday(store, mistakes).size());
    summary.puzzlesToday = PuzzlesPage::kPracticePuzzles;
    summary.puzzlesLastTime = store.puzzlesLastTime();
    for (const learn::Openings& each : openings.all())
        summary.openingsToday += static_cast<int>(dueTasks(each.tasks(), store).size());
    summary.rushPoints = store.rushBest().points;
    if (const auto& courses = LessonCatalog::courses(); !courses.empty()) {
        const auto& lessons = courses.front().lessons;
        const auto isSolved = [&store](const std::string& key) { return store.schedule().recordOf(key).stars > 0; };
        for (const learn::Lesson& lesson : lessons) {
            const auto keys = LessonCatalog::keysOf(lesson);
            summary.hasBegun = summary.hasBegun || std::any_of(keys.begin(), keys.end(), isSolved);
        }
        if (summary.next)
            summary.number = LessonCatalog::numberOf(*summary.next);
        summary.isOtherGame = summary.next && std::none_of(lessons.begin(), lessons.end(), [&](const auto& lesson) {
                                  return &lesson == summary.next;
                              });
        summary.hasFinishedLesson = std::any_of(lessons.begin(), lessons.end(), [&store](const learn::Lesson& lesson) {
            return isFinished(lesson, store);
        });
    }
    return summary;
}

} // namespace qumalaq::desktop
