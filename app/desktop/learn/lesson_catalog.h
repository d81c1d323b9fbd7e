// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/language.h"
#include "core/learn/lesson.h"
#include "core/learn/pack.h"
#include "core/learn/puzzle.h"
#include "core/learn/schedule.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The lessons of one game, in teaching order.
struct Course {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    std::vector<learn::Lesson> lessons;
};

/// One task of a lesson. The pointers stay valid, because lessons live as long as the program.
struct TaskRef {
    const learn::Lesson* lesson = nullptr;
    const learn::Task* task = nullptr;

    [[nodiscard]] std::string key() const { return lesson->keyOf(*task); }
};

/// A puzzle of a pack. The pointer stays valid, as that of a TaskRef.
struct PuzzleRef {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    const learn::Puzzle* puzzle = nullptr;
};

/// All lessons and puzzles, loaded from the program's resources on first use. A malformed lesson is left out; a test
/// checks that none of the shipped ones is.
class LessonCatalog {
public:
    [[nodiscard]] static const std::vector<Course>& courses();
    /// The shipped puzzles of each game; Togyzqumalaq comes first.
    [[nodiscard]] static const std::vector<learn::PuzzlePack>& puzzlePacks();
    /// Those of Togyzqumalaq.
    [[nodiscard]] static const learn::PuzzlePack& puzzles();

    /// The lessons of a person's own packs are found as the others from now on. Packs stay in memory, because pages
    /// point into them.
    static void setPacks(const std::vector<std::shared_ptr<const learn::Pack>>& packs);
    /// What the ids of the lessons in a pack begin with, so that they differ from all others.
    [[nodiscard]] static std::string packPrefix(const QString& fileName);
    [[nodiscard]] static std::vector<PuzzleRef> puzzlesOf(const learn::Pack& pack);
    [[nodiscard]] static std::vector<PuzzleRef> puzzlesOf(const learn::PuzzlePack& pack);

    /// Finds a task by Lesson::keyOf(); nothing if no lesson contains it any more.
    [[nodiscard]] static std::optional<TaskRef> findTask(const std::string& key);
    /// The tasks of lessons that are to be repeated, the longest overdue first.
    [[nodiscard]] static std::vector<TaskRef> dueTasks(const learn::Schedule& schedule, learn::Day today);
    /// As the list of lessons counts it, from 1; 0 for a lesson about another game than its course, which has none.
    [[nodiscard]] static int numberOf(const learn::Lesson& lesson);
    /// The next lesson of the course; null after the last.
    [[nodiscard]] static const learn::Lesson* after(const learn::Lesson& lesson);
    [[nodiscard]] static std::vector<TaskRef> tasksOf(const learn::Lesson& lesson);
    [[nodiscard]] static std::vector<std::string> keysOf(const learn::Lesson& lesson);

    /// The texts of a lesson in a language of the program.
    [[nodiscard]] static QString titleOf(const learn::Lesson& lesson, Language language);
    /// The rule of the lesson in a few words; empty if a pack has none.
    [[nodiscard]] static QString learnedIn(const learn::Lesson& lesson, Language language);
    [[nodiscard]] static QString textOf(const TaskRef& task, Language language);
    /// The text shown when the task is done; empty if the reasons for the answer are computed.
    [[nodiscard]] static QString textAfter(const TaskRef& task, Language language);
};

} // namespace qumalaq::desktop
