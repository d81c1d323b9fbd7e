// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_rooms.h"

#include "app/desktop/learn/course_room.h"
#include "app/desktop/learn/learner_button.h"
#include "app/desktop/learn/mistake_room.h"
#include "app/desktop/learn/puzzle_room.h"
#include "app/desktop/learn/rush_room.h"

#include <QDir>

#include <utility>

namespace qumalaq::desktop {

LearnRooms::LearnRooms(Settings& settings, SoundPlayer& sound, std::function<void(Room*)> adopt,
                       std::function<void(ActionId)> wish, std::function<void(rules::GameId, const QString&)> showRules)
    : m_settings(settings)
    , m_sound(sound)
    , m_adopt(std::move(adopt))
    , m_wish(std::move(wish))
    , m_showRules(std::move(showRules))
    , m_learners(m_store)
{
    // The mistakes are those of the current learner.
    QObject::connect(&m_learners, &Learners::changed, &m_mistakeBook, [this] {
        if (const QString path = m_learners.fileOfCurrent(Learners::kMistakes); path != m_mistakeBook.file().path())
            m_mistakeBook.keepIn(path);
    });
}

void LearnRooms::keepIn(const QString& folder)
{
    m_learners.keepIn(folder);
    m_packs.keepIn(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("packs")));
}

template <class T, class... Args>
T* LearnRooms::made(T*& room, Args&&... args)
{
    if (!room) {
        room = new T(std::forward<Args>(args)...);
        m_adopt(room);
    }
    return room;
}

CourseRoom* LearnRooms::course()
{
    const bool isNew = !m_course;
    CourseRoom* room = made(m_course, m_settings, m_sound, m_store);
    if (isNew) {
        QObject::connect(room, &CourseRoom::commandWished, room, [this](ActionId command) { m_wish(command); });
        QObject::connect(room, &CourseRoom::rulesWished, room,
                         [this](rules::GameId game, const QString& place) { m_showRules(game, place); });
        auto* learner = new LearnerButton(m_learners);
        QObject::connect(learner, &LearnerButton::learnersWished, room, [this] { m_wish(ActionId::Learners); });
        room->addToHead(learner);
    }
    return room;
}

PuzzleRoom* LearnRooms::puzzles()
{
    const bool isNew = !m_puzzles;
    PuzzleRoom* room = made(m_puzzles, m_settings, m_sound, m_store, m_mistakeBook, m_packs);
    if (isNew) {
        QObject::connect(room, &PuzzleRoom::mistakesWished, room, [this] { m_wish(ActionId::Mistakes); });
        QObject::connect(room, &PuzzleRoom::mistakesDone, room, [this](int solved, int count) {
            m_wish(ActionId::Mistakes);
            mistakes()->showResult(solved, count);
        });
        QObject::connect(room, &PuzzleRoom::commandWished, room, [this](ActionId command) { m_wish(command); });
        QObject::connect(room, &PuzzleRoom::lessonWished, room, [this](const learn::Lesson* lesson) {
            m_wish(ActionId::Lessons);
            course()->open(*lesson);
        });
    }
    return room;
}

RushRoom* LearnRooms::rush()
{
    return made(m_rush, m_settings, m_sound, m_store);
}

MistakeRoom* LearnRooms::mistakes()
{
    const bool isNew = !m_mistakes;
    MistakeRoom* room = made(m_mistakes, m_settings, m_store, m_mistakeBook);
    if (isNew) {
        QObject::connect(room, &MistakeRoom::practiceWished, room, [this](const std::vector<learn::Mistake>& chosen) {
            m_wish(ActionId::Puzzles);
            puzzles()->openMistakes(chosen);
        });
    }
    return room;
}

Room* LearnRooms::roomOf(ActionId command)
{
    switch (command) {
    case ActionId::Lessons:
        return course();
    case ActionId::Puzzles:
        return puzzles();
    case ActionId::Rush:
        return rush();
    case ActionId::Mistakes:
        return mistakes();
    default:
        return nullptr;
    }
}

} // namespace qumalaq::desktop
