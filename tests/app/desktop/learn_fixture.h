// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/learn/task_view.h"
#include "core/learn/answer.h"
#include "core/work/pool.h"
#include "tests/app/desktop/window_fixture.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <optional>
#include <string_view>
#include <vector>

/// Answers as a person would, for the tests of the pages for learning.
namespace qumalaq::desktop {

inline const learn::Lesson& lessonById(std::string_view id)
{
    for (const Course& course : LessonCatalog::courses()) {
        for (const learn::Lesson& lesson : course.lessons) {
            if (lesson.id == id)
                return lesson;
        }
    }
    qFatal("no such lesson");
}

inline const learn::Task& taskById(const learn::Lesson& lesson, std::string_view id)
{
    for (const learn::Task& task : lesson.tasks) {
        if (task.id == id)
            return task;
    }
    qFatal("no such task");
}

inline void clickPit(BoardWidget* board, rules::Pit pit)
{
    QTest::mouseClick(board, Qt::LeftButton, {}, board->pitRect(pit).center());
}

inline void clickPlace(BoardWidget* board, rules::Place place)
{
    if (place.isStore())
        QTest::mouseClick(board, Qt::LeftButton, {}, board->storeRect(place.side).center());
    else
        clickPit(board, place.pit());
}

/// The buttons of a choice.
inline std::vector<QPushButton*> choicesOf(const TaskView* taskView)
{
    std::vector<QPushButton*> shown;
    for (auto* each : taskView->findChild<AnswerFields*>()->findChildren<QPushButton*>()) {
        if (each->isVisible())
            shown.push_back(each);
    }
    return shown;
}

/// Answers with the mouse on the board or a button, or by typing. Does not wait for the result.
inline void handIn(TaskView* taskView, const learn::Answer& answer)
{
    if (const auto* move = std::get_if<rules::Move>(&answer)) {
        clickPit(taskView->board(), move->from);
    } else if (const auto* place = std::get_if<rules::Place>(&answer)) {
        clickPlace(taskView->board(), *place);
    } else if (const auto* person = std::get_if<learn::Person>(&answer)) {
        QTest::mouseClick(choicesOf(taskView)[static_cast<std::size_t>(*person)], Qt::LeftButton);
    } else if (const auto* writing = std::get_if<learn::Writing>(&answer)) {
        QTest::keyClicks(seen<QLineEdit>(taskView), QString::fromStdString(writing->text));
        QTest::keyClick(seen<QLineEdit>(taskView), Qt::Key_Return);
    } else {
        QTest::keyClicks(seen<QSpinBox>(taskView), QString::number(std::get<int>(answer)));
        QTest::keyClick(seen<QSpinBox>(taskView), Qt::Key_Return);
    }
}

/// Like handIn(), and waits until the result is known.
inline void give(TaskView* taskView, const learn::Answer& answer)
{
    handIn(taskView, answer);
    work::pool().waitForDone();
    QCoreApplication::processEvents();
}

/// Gives the first legal move that does not solve the puzzle.
inline void giveWrongMove(ExerciseView* view)
{
    for (const rules::Move move : view->task().position.legalMoves()) {
        if (!view->exercise().isRight(move))
            return give(view->taskView(), move);
    }
}

/// Does what the task asks for.
inline void solve(TaskView* taskView, const learn::Task& task)
{
    if (task.kind == learn::TaskKind::Show)
        press(taskView, "Watch");
    else
        give(taskView, task.answer);
}

/// A possible wrong answer that is not the other end of the right move; nothing if there is none.
inline std::optional<learn::Answer> wrongAnswer(const learn::Task& task)
{
    if (!task.hasAnswer())
        return std::nullopt;
    if (const auto* number = std::get_if<int>(&task.answer))
        return learn::Answer(*number + 1);
    if (const auto* writing = std::get_if<learn::Writing>(&task.answer))
        return learn::Answer(learn::Writing{writing->text == "11" ? "12" : "11"});
    for (const learn::Candidate& candidate : learn::candidatesOf(task)) {
        const auto* place = std::get_if<rules::Place>(&candidate.answer);
        if (candidate.answer != task.answer && !(place && learn::isOtherEnd(task, *place)))
            return candidate.answer;
    }
    return std::nullopt;
}

/// Opens the page of the courses with animation off.
inline LessonsPage* enterLessons(Program& program)
{
    program.trigger(ActionId::Lessons);
    LessonsPage* page = program.window->pages().learning().lessons();
    page->lesson()->taskView()->board()->setTimeScale(0);
    return page;
}

/// Opens only this task of the lesson.
inline void openTask(LessonsPage* page, const learn::Lesson& lesson, const learn::Task& task)
{
    page->open(lesson);
    page->start({TaskRef{&lesson, &task}});
}

/// The program with the list of lessons open.
struct OpenLessons : Program {
    explicit OpenLessons(Language language = Language::English) : Program(language)
    {
        begin();
        page = enterLessons(*this);
        view = page->lesson();
        taskView = view->taskView();
    }

    void openTask(const learn::Lesson& lesson, const learn::Task& task) const { desktop::openTask(page, lesson, task); }
    void openTask(std::string_view lesson, std::string_view task) const
    {
        openTask(lessonById(lesson), taskById(lessonById(lesson), task));
    }

    LessonsPage* page = nullptr;
    ExerciseView* view = nullptr;
    TaskView* taskView = nullptr;
};

/// The program with the page of puzzles open and animation off.
struct OpenPuzzles : Program {
    OpenPuzzles()
    {
        begin();
        trigger(ActionId::Puzzles);
        page = pages().learning().puzzles();
        view = page->view();
        taskView = view->taskView();
        taskView->board()->setTimeScale(0);
        QCoreApplication::processEvents(); // names to be spoken are given later
    }

    PuzzlesPage* page = nullptr;
    ExerciseView* view = nullptr;
    TaskView* taskView = nullptr;
};

} // namespace qumalaq::desktop
