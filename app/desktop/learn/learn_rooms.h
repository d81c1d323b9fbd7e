// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/actions.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/learn/mistake_book.h"
#include "app/desktop/learn/pack_store.h"

#include <QString>

#include <functional>

class QWidget;

namespace qumalaq::desktop {

class CourseRoom;
class MistakeRoom;
class PuzzleRoom;
class Room;
class RushRoom;
class Settings;
class SoundPlayer;

/// Creates the rooms for learning when they are first entered, and owns the progress they share.
class LearnRooms {
public:
    /// Both must outlive this object. `adopt` is called with each new room and takes ownership. `wish` is called with
    /// the window command of a button in a room, and `showRules` with a heading of a rules page.
    LearnRooms(Settings& settings, SoundPlayer& sound, std::function<void(Room*)> adopt,
               std::function<void(ActionId)> wish, std::function<void(rules::GameId, const QString&)> showRules);

    /// Stores progress in this folder from now on; an empty path stores nothing.
    void keepIn(const QString& folder);
    [[nodiscard]] LearnStore& store() { return m_store; }
    [[nodiscard]] MistakeBook& mistakeBook() { return m_mistakeBook; }
    [[nodiscard]] Learners& learners() { return m_learners; }
    [[nodiscard]] PackStore& packs() { return m_packs; }

    [[nodiscard]] CourseRoom* course();
    [[nodiscard]] PuzzleRoom* puzzles();
    [[nodiscard]] RushRoom* rush();
    [[nodiscard]] MistakeRoom* mistakes();
    /// The room of a command; null if the command does not belong to one of these rooms.
    [[nodiscard]] Room* roomOf(ActionId command);

private:
    template <class T, class... Args>
    T* made(T*& room, Args&&... args);

    Settings& m_settings;
    SoundPlayer& m_sound;
    std::function<void(Room*)> m_adopt;
    std::function<void(ActionId)> m_wish;
    std::function<void(rules::GameId, const QString&)> m_showRules;
    LearnStore m_store;
    MistakeBook m_mistakeBook;
    Learners m_learners; ///< of whom one has the store
    PackStore m_packs;
    CourseRoom* m_course = nullptr;
    PuzzleRoom* m_puzzles = nullptr;
    RushRoom* m_rush = nullptr;
    MistakeRoom* m_mistakes = nullptr;
};

} // namespace qumalaq::desktop
