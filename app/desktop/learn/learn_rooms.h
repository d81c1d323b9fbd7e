// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#include "app/desktop/learn/learn_store.h"

#include <QString>

#include <functional>

class QWidget;

namespace qumalaq::desktop {

class CourseRoom;
class PuzzleRoom;
class Room;
class RushRoom;
class Settings;
class SoundPlayer;

/// The rooms where one learns, made when they are first entered, and the progress they share.
class LearnRooms {
public:
    /// Both must outlive the rooms. `adopt` is called with each room that was made: it takes it over. `wish` is called
    /// with a command of the window that somebody pressed a button for.
    LearnRooms(Settings& settings, SoundPlayer& sound, std::function<void(Room*)> adopt,
               std::function<void(ActionId)> wish);

    /// In which folder progress is kept from now on; empty: nowhere.
    void keepIn(const QString& folder);
    [[nodiscard]] LearnStore& store() { return m_store; }

    [[nodiscard]] CourseRoom* course();
    [[nodiscard]] PuzzleRoom* puzzles();
    [[nodiscard]] RushRoom* rush();
    /// The room a command leads to; null if it leads to none of these.
    [[nodiscard]] Room* roomOf(ActionId command);

private:
    template <class T>
    T* made(T*& room);

    Settings& m_settings;
    SoundPlayer& m_sound;
    std::function<void(Room*)> m_adopt;
    std::function<void(ActionId)> m_wish;
    LearnStore m_store;
    CourseRoom* m_course = nullptr;
    PuzzleRoom* m_puzzles = nullptr;
    RushRoom* m_rush = nullptr;
};

} // namespace qumalaq::desktop
