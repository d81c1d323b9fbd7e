// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/i18n/language.h"
#include "core/learn/lesson.h"
#include "core/learn/puzzle.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The lessons of one game, in the order in which they are taught.
struct Course {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    std::vector<learn::Lesson> lessons;
};

/// One task of a lesson. Lessons live as long as the program: the pointers stay good.
struct TaskRef {
    const learn::Lesson* lesson = nullptr;
    const learn::Task* task = nullptr;

    [[nodiscard]] std::string key() const { return lesson->keyOf(*task); }
};

/// All that is taught, read from the program's resources when it is first asked for. A lesson with a fault in its form
/// is left out (a test holds the shipped ones to having none).
class LessonShelf {
public:
    [[nodiscard]] static const std::vector<Course>& courses();
    /// Every puzzle of the shipped pack.
    [[nodiscard]] static const learn::PuzzlePack& puzzles();

    /// By Lesson::keyOf(); nothing if no lesson has it any more.
    [[nodiscard]] static std::optional<TaskRef> findTask(const std::string& key);
    /// The lesson after this one in its course; null after the last.
    [[nodiscard]] static const learn::Lesson* after(const learn::Lesson& lesson);
    [[nodiscard]] static std::vector<TaskRef> tasksOf(const learn::Lesson& lesson);
    [[nodiscard]] static std::vector<std::string> keysOf(const learn::Lesson& lesson);

    /// What a lesson says: its words in a language of the program.
    [[nodiscard]] static QString titleOf(const learn::Lesson& lesson, Language language);
    [[nodiscard]] static QString textOf(const TaskRef& task, Language language);
};

} // namespace qumalaq::desktop
