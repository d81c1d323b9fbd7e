// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/lesson_catalog.h"

#include "app/desktop/text/written_move.h"
#include "core/learn/lesson_texts.h"
#include "core/notation/move_text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace qumalaq::desktop {

namespace {

std::string contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Those with lessons, in the order of the pages. The first of them have puzzles, too.
constexpr std::array kGames = {rules::GameId::Togyzqumalaq,   rules::GameId::Bestemshe,   rules::GameId::Congkak,
                               rules::GameId::MangalaSuez,    rules::GameId::Oware,       rules::GameId::Kalah,
                               rules::GameId::MangalaTurkish, rules::GameId::Toguzkorgool};
constexpr std::size_t kGamesWithPuzzles = 4;

std::vector<Course> readCourses()
{
    std::vector<Course> courses;
    for (const rules::GameId game : kGames) {
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

constexpr std::string_view kPackMark = "pack/";

struct UserPacks {
    std::vector<std::shared_ptr<const learn::Pack>> current;
    std::vector<std::shared_ptr<const learn::Pack>> former;
};
UserPacks& userPacks()
{
    static UserPacks packs;
    return packs;
}

/// Without LessonCatalog::packPrefix(): as in the texts of the pack.
std::string withoutPrefix(const std::string& key)
{
    const std::size_t end = key.find('/', kPackMark.size());
    return end == std::string::npos ? key : key.substr(end + 1);
}

/// The text of a pack's lesson, also of a pack that has been replaced meanwhile.
QString textInPacks(const std::string& key, Language language)
{
    for (const auto* packs : {&userPacks().current, &userPacks().former}) {
        for (const auto& pack : *packs) {
            const bool isOwn =
                std::any_of(pack->lessons.begin(), pack->lessons.end(),
                            [&key](const learn::Lesson& lesson) { return key.starts_with(lesson.id + '.'); });
            if (!isOwn)
                continue;
            const std::string_view text = pack->textFor(withoutPrefix(key), codeOf(language).toStdString());
            return QString::fromUtf8(text);
        }
    }
    return {};
}

QString textFor(const std::string& key, Language language)
{
    if (key.starts_with(kPackMark))
        return textInPacks(key, language);
    const std::string_view text = textsIn(language).find(key);
    return QString::fromUtf8(text);
}

/// The text may name the move that it is about, which is no number to a voice.
QString withMoves(QString text, const learn::Task& task)
{
    std::string move = task.written;
    if (const auto* answer = std::get_if<rules::Move>(&task.answer); answer && move.empty())
        move = notation::toText(task.position, *answer);
    if (move.empty())
        return text;
    const QRegularExpression word(
        QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(QString::fromStdString(move))));
    return text.replace(word, writtenMove(move));
}

} // namespace

const std::vector<Course>& LessonCatalog::courses()
{
    static const std::vector<Course> kCourses = readCourses();
    return kCourses;
}

const std::vector<learn::PuzzlePack>& LessonCatalog::puzzlePacks()
{
    static const std::vector<learn::PuzzlePack> kPacks = [] {
        std::vector<learn::PuzzlePack> packs;
        for (const rules::GameId game : std::span(kGames).first(kGamesWithPuzzles)) {
            const std::string_view id = rules::idOf(game);
            auto pack = learn::parsePuzzles(contentsOf(
                QStringLiteral(":/puzzles/%1.txt").arg(QLatin1String(id.data(), static_cast<int>(id.size())))));
            if (pack)
                packs.push_back(std::move(*pack));
            else
                qWarning("the puzzles of a game cannot be read");
        }
        if (packs.empty())
            packs.push_back({rules::GameSetup(), {}});
        return packs;
    }();
    return kPacks;
}

const learn::PuzzlePack& LessonCatalog::puzzles()
{
    return puzzlePacks().front();
}

void LessonCatalog::setPacks(const std::vector<std::shared_ptr<const learn::Pack>>& packs)
{
    UserPacks& own = userPacks();
    std::copy_if(own.current.begin(), own.current.end(), std::back_inserter(own.former),
                 [&packs](const auto& pack) { return std::find(packs.begin(), packs.end(), pack) == packs.end(); });
    own.current = packs;
}

std::string LessonCatalog::packPrefix(const QString& fileName)
{
    return std::string(kPackMark) + QString(fileName).replace(u'/', u' ').toStdString() + '/';
}

std::vector<PuzzleRef> LessonCatalog::puzzlesOf(const learn::PuzzlePack& pack)
{
    std::vector<PuzzleRef> puzzles;
    for (const learn::Puzzle& puzzle : pack.puzzles)
        puzzles.push_back({pack.setup.game(), &puzzle});
    return puzzles;
}

std::vector<PuzzleRef> LessonCatalog::puzzlesOf(const learn::Pack& pack)
{
    std::vector<PuzzleRef> puzzles;
    for (const learn::PuzzlePack& part : pack.puzzles) {
        const auto more = puzzlesOf(part);
        puzzles.insert(puzzles.end(), more.begin(), more.end());
    }
    return puzzles;
}

std::optional<TaskRef> LessonCatalog::findTask(const std::string& key)
{
    std::vector<const std::vector<learn::Lesson>*> shelves;
    for (const Course& course : courses())
        shelves.push_back(&course.lessons);
    for (const auto& pack : userPacks().current)
        shelves.push_back(&pack->lessons);
    for (const auto* lessons : shelves) {
        for (const learn::Lesson& lesson : *lessons) {
            for (const learn::Task& task : lesson.tasks) {
                if (lesson.keyOf(task) == key)
                    return TaskRef{&lesson, &task};
            }
        }
    }
    return std::nullopt;
}

std::vector<TaskRef> LessonCatalog::dueTasks(const learn::Schedule& schedule, learn::Day today)
{
    std::vector<TaskRef> tasks;
    for (const std::string& key : schedule.due(today)) {
        // A lesson that was left half-way asks its own tasks again.
        if (const auto task = findTask(key); task && learn::starsOfLesson(schedule, keysOf(*task->lesson)) > 0)
            tasks.push_back(*task);
    }
    return tasks;
}

int LessonCatalog::numberOf(const learn::Lesson& lesson)
{
    for (const Course& course : courses()) {
        int number = 0;
        for (const learn::Lesson& other : course.lessons) {
            const bool isNumbered = other.setup.game() == course.game;
            number += isNumbered ? 1 : 0;
            if (&other == &lesson)
                return isNumbered ? number : 0;
        }
    }
    return 0;
}

const learn::Lesson* LessonCatalog::after(const learn::Lesson& lesson)
{
    const auto afterIn = [&lesson](const std::vector<learn::Lesson>& lessons) -> const learn::Lesson* {
        for (std::size_t i = 0; i + 1 < lessons.size(); ++i) {
            if (&lessons[i] == &lesson)
                return &lessons[i + 1];
        }
        return nullptr;
    };
    for (const Course& course : courses()) {
        if (const learn::Lesson* after = afterIn(course.lessons))
            return after;
    }
    for (const auto& pack : userPacks().current) {
        if (const learn::Lesson* after = afterIn(pack->lessons))
            return after;
    }
    return nullptr;
}

std::vector<TaskRef> LessonCatalog::tasksOf(const learn::Lesson& lesson)
{
    std::vector<TaskRef> tasks;
    for (const learn::Task& task : lesson.tasks)
        tasks.push_back({&lesson, &task});
    return tasks;
}

std::vector<std::string> LessonCatalog::keysOf(const learn::Lesson& lesson)
{
    std::vector<std::string> keys;
    for (const learn::Task& task : lesson.tasks)
        keys.push_back(lesson.keyOf(task));
    return keys;
}

QString LessonCatalog::titleOf(const learn::Lesson& lesson, Language language)
{
    return textFor(lesson.titleKey(), language);
}

QString LessonCatalog::learnedIn(const learn::Lesson& lesson, Language language)
{
    return textFor(learn::LessonTexts::keyLearned(lesson), language);
}

QString LessonCatalog::textOf(const TaskRef& task, Language language)
{
    return withMoves(textFor(task.key(), language), *task.task);
}

QString LessonCatalog::textAfter(const TaskRef& task, Language language)
{
    if (!task.task->isAfterSaid)
        return {};
    return withMoves(textFor(task.lesson->keyAfter(*task.task), language), *task.task);
}

} // namespace qumalaq::desktop
