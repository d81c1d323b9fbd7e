// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learners_table.h"

#include "app/desktop/learn/lesson_catalog.h"

#include <QDate>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

/// As RFC 4180 has it. A spreadsheet must not take a name for a formula.
QString field(QString text)
{
    constexpr QLatin1String kFormula("=+-@");
    if (!text.isEmpty() && QString(kFormula).contains(text.front()))
        text.prepend(u'\'');
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString line(const QStringList& values)
{
    QStringList fields;
    for (const QString& value : values)
        fields.append(field(value));
    return fields.join(u',') + QStringLiteral("\r\n");
}

} // namespace

QByteArray LearnersTable::csv(const std::vector<Learners::Report>& reports, learn::Day today)
{
    QString text(QChar::ByteOrderMark); // otherwise some spreadsheets take it for another encoding
    text += line({tr("Name"), tr("Lessons finished"), tr("Tasks solved"), tr("Stars"), tr("Puzzles solved"),
                  tr("Rating"), tr("Days in a row"), tr("Last practice"), tr("Best counting rush")});
    for (const Learners::Report& report : reports) {
        const LearnProgress& progress = report.progress;
        int lessons = 0;
        for (const Course& course : LessonCatalog::courses()) {
            lessons += static_cast<int>(
                std::count_if(course.lessons.begin(), course.lessons.end(), [&progress](const learn::Lesson& lesson) {
                    return learn::starsOfLesson(progress.schedule, LessonCatalog::keysOf(lesson)) > 0;
                }));
        }
        int tasks = 0;
        int stars = 0;
        for (const auto& [key, record] : progress.schedule.records()) {
            tasks += record.stars > 0 ? 1 : 0;
            stars += record.stars;
        }
        const bool hasPractised = progress.streak.storedDays() > 0;
        text +=
            line({report.name, QString::number(lessons), QString::number(tasks), QString::number(stars),
                  QString::number(progress.puzzles.size()),
                  progress.rating.solvedOrMissed > 0 ? QString::number(std::lround(progress.rating.value)) : QString(),
                  QString::number(progress.streak.days(today)),
                  hasPractised ? QDate::fromJulianDay(progress.streak.last()).toString(Qt::ISODate) : QString(),
                  QString::number(progress.rushBest.points)});
    }
    return text.toUtf8();
}

} // namespace qumalaq::desktop
