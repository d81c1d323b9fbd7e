// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/answer_fields.h"
#include "app/desktop/learn/course_room.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/learn/lesson_page.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "app/desktop/learn/task_stage.h"
#include "core/learn/answer.h"
#include "core/work/pool.h"
#include "tests/app/desktop/window_fixture.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <optional>
#include <string_view>

/// Answers as a person would, for the tests of the rooms for learning.
namespace qumalaq::desktop {

inline const learn::Lesson& lessonById(std::string_view id)
{
    for (const Course& course : LessonShelf::courses()) {
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

inline QPushButton* visibleButton(QWidget* root, const char* text)
{
    for (auto* button : root->findChildren<QPushButton*>()) {
        if (button->isVisible() && QString(button->text()).remove(u'&') == QLatin1String(text))
            return button;
    }
    return nullptr;
}

inline void clickHouse(BoardWidget* board, rules::House house)
{
    QTest::mouseClick(board, Qt::LeftButton, {}, board->houseRect(house).center());
}

inline void clickPlace(BoardWidget* board, rules::Place place)
{
    if (place.isStore())
        QTest::mouseClick(board, Qt::LeftButton, {}, board->storeRect(place.side).center());
    else
        clickHouse(board, place.house());
}

/// Answers with the mouse on the board or a button, or by typing. Does not wait for the result.
inline void handIn(TaskStage* stage, const learn::Answer& answer)
{
    if (const auto* move = std::get_if<rules::Move>(&answer)) {
        clickHouse(stage->board(), move->from);
    } else if (const auto* place = std::get_if<rules::Place>(&answer)) {
        clickPlace(stage->board(), *place);
    } else if (const auto* person = std::get_if<learn::Person>(&answer)) {
        QTest::mouseClick(stage->fields()->choices()[static_cast<std::size_t>(*person)], Qt::LeftButton);
    } else if (const auto* writing = std::get_if<learn::Writing>(&answer)) {
        QTest::keyClicks(stage->fields()->writing(), QString::fromStdString(writing->text));
        QTest::keyClick(stage->fields()->writing(), Qt::Key_Return);
    } else {
        QTest::keyClicks(stage->fields()->number(), QString::number(std::get<int>(answer)));
        QTest::keyClick(stage->fields()->number(), Qt::Key_Return);
    }
}

/// Like handIn(), and waits until the result is known.
inline void give(TaskStage* stage, const learn::Answer& answer)
{
    handIn(stage, answer);
    work::pool().waitForDone();
    QCoreApplication::processEvents();
}

/// Does what the task asks for.
inline void solve(TaskStage* stage, const learn::Task& task)
{
    if (task.kind == learn::TaskKind::Show)
        QTest::mouseClick(visibleButton(stage, "Watch"), Qt::LeftButton);
    else
        give(stage, task.answer);
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

/// Opens the room of the courses with animation off.
inline CourseRoom* enterCourse(Program& program)
{
    program.trigger(ActionId::Lessons);
    CourseRoom* room = program.window->rooms().learning().course();
    room->lesson()->stage()->board()->setTimeScale(0);
    return room;
}

/// The program with the list of lessons open.
struct OpenCourse {
    OpenCourse()
    {
        program.begin();
        room = enterCourse(program);
    }

    const QTemporaryDir folder;
    Program program{folder.path()};
    CourseRoom* room = nullptr;
};

/// Opens only this task of the lesson.
inline void openTask(CourseRoom* room, const learn::Lesson& lesson, const learn::Task& task)
{
    room->open(lesson);
    room->lesson()->start({TaskRef{&lesson, &task}});
}

} // namespace qumalaq::desktop
