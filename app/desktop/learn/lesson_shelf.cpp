// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_shelf.h"

#include "core/learn/lesson_texts.h"

#include <QDir>
#include <QFile>
#include <QtGlobal>

#include <map>

namespace qumalaq::desktop {

namespace {

std::string contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<Course> readCourses()
{
    std::vector<Course> courses;
    // The main course comes first, then the other games.
    for (const rules::GameId game :
         {rules::GameId::Togyzqumalaq, rules::GameId::Bestemshe, rules::GameId::Congkak, rules::GameId::MangalaSuez}) {
        Course course;
        course.game = game;
        const std::string_view id = rules::idOf(game);
        const QDir folder(QStringLiteral(":/lessons/%1").arg(QLatin1String(id.data(), static_cast<int>(id.size()))));
        const QStringList files = folder.entryList(QDir::Files, QDir::Name);
        for (const QString& file : files) {
            auto lesson = learn::parseLesson(contentsOf(folder.filePath(file)));
            if (lesson)
                course.lessons.push_back(std::move(*lesson));
            else
                qWarning("lesson %s cannot be read", qPrintable(file));
        }
        if (!course.lessons.empty())
            courses.push_back(std::move(course));
    }
    return courses;
}

/// A language is loaded when it is first needed.
const learn::LessonTexts& textsIn(Language language)
{
    static std::map<Language, learn::LessonTexts> texts;
    const auto [at, isNew] = texts.try_emplace(language);
    if (isNew) {
        const QByteArray text = readInLanguage(QStringLiteral(":/lessons/texts_"), language, QStringLiteral(".txt"));
        if (auto read = learn::LessonTexts::parse(text.toStdString()))
            at->second = std::move(*read);
        else
            qWarning("the texts of the lessons cannot be read");
    }
    return at->second;
}

QString textFor(const std::string& key, Language language)
{
    const std::string_view text = textsIn(language).find(key);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

const std::vector<Course>& LessonShelf::courses()
{
    static const std::vector<Course> kCourses = readCourses();
    return kCourses;
}

const learn::PuzzlePack& LessonShelf::puzzles()
{
    static const learn::PuzzlePack kPack = [] {
        auto pack = learn::parsePuzzles(contentsOf(QStringLiteral(":/puzzles/togyzqumalaq.txt")));
        return pack ? *pack : learn::PuzzlePack{rules::GameSetup(), {}};
    }();
    return kPack;
}

std::optional<TaskRef> LessonShelf::findTask(const std::string& key)
{
    for (const Course& course : courses()) {
        for (const learn::Lesson& lesson : course.lessons) {
            for (const learn::Task& task : lesson.tasks) {
                if (lesson.keyOf(task) == key)
                    return TaskRef{&lesson, &task};
            }
        }
    }
    return std::nullopt;
}

std::vector<TaskRef> LessonShelf::dueTasks(const learn::Schedule& schedule, learn::Day today)
{
    std::vector<TaskRef> tasks;
    for (const std::string& key : schedule.due(today)) {
        if (const auto task = findTask(key))
            tasks.push_back(*task);
    }
    return tasks;
}

const learn::Lesson* LessonShelf::after(const learn::Lesson& lesson)
{
    for (const Course& course : courses()) {
        for (std::size_t i = 0; i + 1 < course.lessons.size(); ++i) {
            if (&course.lessons[i] == &lesson)
                return &course.lessons[i + 1];
        }
    }
    return nullptr;
}

std::vector<TaskRef> LessonShelf::tasksOf(const learn::Lesson& lesson)
{
    std::vector<TaskRef> tasks;
    for (const learn::Task& task : lesson.tasks)
        tasks.push_back({&lesson, &task});
    return tasks;
}

std::vector<std::string> LessonShelf::keysOf(const learn::Lesson& lesson)
{
    std::vector<std::string> keys;
    for (const learn::Task& task : lesson.tasks)
        keys.push_back(lesson.keyOf(task));
    return keys;
}

QString LessonShelf::titleOf(const learn::Lesson& lesson, Language language)
{
    return textFor(lesson.titleKey(), language);
}

QString LessonShelf::textOf(const TaskRef& task, Language language)
{
    return textFor(task.key(), language);
}

QString LessonShelf::textAfter(const TaskRef& task, Language language)
{
    return task.task->isAfterSaid ? textFor(task.lesson->keyAfter(*task.task), language) : QString();
}

} // namespace qumalaq::desktop
