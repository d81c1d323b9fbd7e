// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_summary.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lesson_shelf.h"
#include "app/desktop/learn/puzzle_room.h"

#include <algorithm>

namespace qumalaq::desktop {

LearnSummary summaryOf(const LearnStore& store)
{
    LearnSummary summary;
    summary.streak = store.streak();
    summary.hasPractisedToday = store.hasPractisedToday();
    summary.puzzlesToday = PuzzleRoom::kPracticePuzzles;
    summary.rushPoints = store.rushBest().points;
    const auto& courses = LessonShelf::courses();
    if (courses.empty())
        return summary;
    for (const learn::Lesson& lesson : courses.front().lessons) {
        const auto keys = LessonShelf::keysOf(lesson);
        const bool isFinished = std::all_of(keys.begin(), keys.end(), [&store](const std::string& key) {
            return store.schedule().recordOf(key).stars > 0;
        });
        summary.hasFinishedLesson = summary.hasFinishedLesson || isFinished;
        if (!isFinished && summary.next == nullptr)
            summary.next = &lesson;
    }
    return summary;
}

} // namespace qumalaq::desktop
