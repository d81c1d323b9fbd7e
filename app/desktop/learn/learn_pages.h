// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learners.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/learn/openings_store.h"
#include "app/desktop/learn/pack_store.h"
#include "app/desktop/ui/actions.h"
#include "core/session/review.h"

#include <QString>

#include <functional>

class QWidget;

namespace qumalaq::desktop {

class LessonsPage;
class MistakesPage;
class OpeningsPage;
class PuzzlesPage;
class Page;
class CountingRushPage;
class Settings;
class SoundPlayer;

/// Creates the pages for learning when they are first entered, and owns the progress they share.
class LearnPages {
public:
    using Adopt = std::function<void(ActionId command, Page* page)>;
    /// Both must outlive this object. `adopt` is called with each new page and the command that leads to it, and takes
    /// ownership. `request` is called with the window command of a button in a page, and `showRules` with a heading of
    /// a rules page.
    LearnPages(Settings& settings, SoundPlayer& sound, Adopt adopt, std::function<void(ActionId)> request,
               std::function<void(rules::GameId, const QString&)> showRules);

    /// Stores progress in this folder from now on; an empty path stores nothing.
    void setFolder(const QString& folder);
    [[nodiscard]] LearnStore& store() { return m_store; }
    [[nodiscard]] MistakeStore& mistakeStore() { return m_mistakeStore; }
    [[nodiscard]] OpeningsStore& openingsStore() { return m_openingsStore; }
    [[nodiscard]] Learners& learners() { return m_learners; }
    [[nodiscard]] PackStore& packs() { return m_packs; }
    /// For lines and moves of openings, one at a time.
    [[nodiscard]] session::Reviewer& reviewer() { return m_reviewer; }

    [[nodiscard]] LessonsPage* lessons();
    [[nodiscard]] PuzzlesPage* puzzles();
    [[nodiscard]] CountingRushPage* rush();
    [[nodiscard]] MistakesPage* mistakes();
    [[nodiscard]] OpeningsPage* openings();
    /// The page of a command; null if the command does not belong to one of these pages.
    [[nodiscard]] Page* pageOf(ActionId command);
    /// The pages were deleted.
    void forgetPages();

private:
    template <class T, class... Args>
    T* made(T*& page, ActionId command, Args&&... args);

    Settings& m_settings;
    SoundPlayer& m_sound;
    Adopt m_adopt;
    std::function<void(ActionId)> m_request;
    std::function<void(rules::GameId, const QString&)> m_showRules;
    LearnStore m_store;
    MistakeStore m_mistakeStore;
    OpeningsStore m_openingsStore;
    Learners m_learners; ///< of whom one has the store
    PackStore m_packs;
    session::Reviewer m_reviewer; ///< not in a page, because a page may not wait for the end of an engine
    LessonsPage* m_lessons = nullptr;
    PuzzlesPage* m_puzzles = nullptr;
    CountingRushPage* m_rush = nullptr;
    MistakesPage* m_mistakes = nullptr;
    OpeningsPage* m_openings = nullptr;
};

} // namespace qumalaq::desktop
