// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_rooms.h"

#include "app/desktop/learn/course_room.h"
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
{
}

void LearnRooms::keepIn(const QString& folder)
{
    m_store.keepIn(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("progress.json")));
}

template <class T>
T* LearnRooms::made(T*& room)
{
    if (!room) {
        room = new T(m_settings, m_sound, m_store);
        m_adopt(room);
    }
    return room;
}

CourseRoom* LearnRooms::course()
{
    const bool isNew = !m_course;
    CourseRoom* room = made(m_course);
    if (isNew) {
        QObject::connect(room, &CourseRoom::commandWished, room, [this](ActionId command) { m_wish(command); });
        QObject::connect(room, &CourseRoom::rulesWished, room,
                         [this](rules::GameId game, const QString& place) { m_showRules(game, place); });
    }
    return room;
}

PuzzleRoom* LearnRooms::puzzles()
{
    return made(m_puzzles);
}

RushRoom* LearnRooms::rush()
{
    return made(m_rush);
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
    default:
        return nullptr;
    }
}

} // namespace qumalaq::desktop
