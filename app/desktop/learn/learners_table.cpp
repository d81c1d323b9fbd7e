// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learners_table.h"

#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/text/csv_text.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

/// Calls `use` with each lesson of every game.
template <typename Use>
void forEachLesson(Use use)
{
    for (const Course& course : LessonCatalog::courses()) {
        for (const learn::Lesson& lesson : course.lessons)
            use(lesson);
    }
}

int finishedLessons(const LearnProgress& progress)
{
    int finished = 0;
    forEachLesson([&](const learn::Lesson& lesson) {
        finished += learn::starsOfLesson(progress.schedule, LessonCatalog::keysOf(lesson)) > 0 ? 1 : 0;
    });
    return finished;
}

} // namespace

QString LearnersTable::lessonsOf(const LearnProgress& progress)
{
    int lessons = 0;
    forEachLesson([&lessons](const learn::Lesson&) { ++lessons; });
    return tr("%1 of %2", "finished lessons, all lessons").arg(finishedLessons(progress)).arg(lessons);
}

QString LearnersTable::puzzlesOf(const LearnProgress& progress)
{
    const auto solved = static_cast<int>(progress.puzzles.size());
    const int tried = std::max(solved, progress.rating.solvedOrMissed);
    return tried == 0 ? QStringLiteral("0")
                      : tr("%1 of %2", "puzzles solved on the first try, tried").arg(solved).arg(tried);
}

QString LearnersTable::placeOf(const LearnProgress& progress, Language language)
{
    QString place;
    forEachLesson([&](const learn::Lesson& lesson) {
        const auto keys = LessonCatalog::keysOf(lesson);
        const auto isSolved = [&progress](const std::string& key) { return progress.schedule.recordOf(key).stars > 0; };
        const auto next = std::find_if_not(keys.begin(), keys.end(), isSolved);
        if (place.isEmpty() && next != keys.end() && std::any_of(keys.begin(), keys.end(), isSolved))
            place = tr("%1, task %2", "title of a lesson, number")
                        .arg(LessonCatalog::titleOf(lesson, language))
                        .arg(next - keys.begin() + 1);
    });
    return place;
}

QDate LearnersTable::lastDayOf(const LearnProgress& progress)
{
    return progress.streak.storedDays() > 0 ? QDate::fromJulianDay(progress.streak.last()) : QDate();
}

QByteArray LearnersTable::csv(const std::vector<Learners::Report>& reports, learn::Day today, Language language)
{
    QString text = csvLine({tr("Name"), tr("Lessons finished"), tr("Stopped at"), tr("Tasks solved"), tr("Stars"),
                            tr("Puzzles solved"), tr("Rating"), tr("Days in a row"), tr("Last practice"),
                            tr("Best counting rush")});
    for (const Learners::Report& report : reports) {
        const LearnProgress& progress = report.progress;
        int tasks = 0;
        int stars = 0;
        for (const auto& [key, record] : progress.schedule.records()) {
            tasks += record.stars > 0 ? 1 : 0;
            stars += record.stars;
        }
        text += csvLine(
            {report.name, QString::number(finishedLessons(progress)), placeOf(progress, language),
             QString::number(tasks), QString::number(stars), QString::number(progress.puzzles.size()),
             progress.rating.solvedOrMissed > 0 ? QString::number(std::lround(progress.rating.value)) : QString(),
             QString::number(progress.streak.days(today)), lastDayOf(progress).toString(Qt::ISODate),
             QString::number(progress.rushBest.points)});
    }
    return csvFile(text);
}

} // namespace qumalaq::desktop
