// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/learn_pages.h"

#include "app/desktop/learn/counting_rush_page.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learner_button.h"
#include "app/desktop/learn/lesson_list.h"
#include "app/desktop/learn/lessons_page.h"
#include "app/desktop/learn/mistakes_page.h"
#include "app/desktop/learn/openings_page.h"
#include "app/desktop/learn/puzzles_page.h"
#include "app/desktop/ui/make_quietly.h"

#include <QDir>

#include <utility>

namespace qumalaq::desktop {

LearnPages::LearnPages(Settings& settings, SoundPlayer& sound, Adopt adopt, std::function<void(ActionId)> request,
                       std::function<void(rules::GameId, const QString&)> showRules)
    : m_settings(settings)
    , m_sound(sound)
    , m_adopt(std::move(adopt))
    , m_request(std::move(request))
    , m_showRules(std::move(showRules))
    , m_learners(m_store)
{
    // The mistakes and the openings are those of the current learner.
    const auto observe = [this](auto& store, QLatin1String stem) {
        QObject::connect(&m_learners, &Learners::changed, &store, [this, &store, stem] {
            if (const QString path = m_learners.fileOfCurrent(stem); path != store.file().path())
                store.setFile(path);
        });
    };
    observe(m_mistakeStore, Learners::kMistakes);
    observe(m_openingsStore, Learners::kOpenings);
}

void LearnPages::setFolder(const QString& folder)
{
    m_learners.setFolder(folder);
    m_packs.setFolder(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("packs")));
}

template <class T, class... Args>
T* LearnPages::made(T*& page, ActionId command, Args&&... args)
{
    if (!page) {
        page = makeQuietly<T>(std::forward<Args>(args)...);
        m_adopt(command, page);
    }
    return page;
}

LessonsPage* LearnPages::lessons()
{
    const bool isNew = !m_lessons;
    LessonsPage* page = made(m_lessons, ActionId::Lessons, m_settings, m_sound, m_store);
    if (isNew) {
        QObject::connect(page, &LessonsPage::commandRequested, page, [this](ActionId command) { m_request(command); });
        QObject::connect(page, &LessonsPage::rulesRequested, page,
                         [this](rules::GameId game, const QString& place) { m_showRules(game, place); });
        auto* learner = new LearnerButton(m_learners);
        QObject::connect(learner, &LearnerButton::learnersRequested, page, [this] { m_request(ActionId::Learners); });
        page->list()->addToHead(learner);
    }
    return page;
}

PuzzlesPage* LearnPages::puzzles()
{
    const bool isNew = !m_puzzles;
    PuzzlesPage* page = made(m_puzzles, ActionId::Puzzles, m_settings, m_sound, m_store, m_mistakeStore, m_packs);
    if (isNew) {
        page->view()->setReviewer(m_reviewer);
        const auto updateLearner = [this, page] { page->setLearner(m_learners.nameOfCurrent()); };
        updateLearner();
        QObject::connect(&m_learners, &Learners::changed, page, updateLearner);
        QObject::connect(page, &PuzzlesPage::mistakesDone, page, [this](int solved, int count) {
            m_request(ActionId::Mistakes);
            mistakes()->showResult(solved, count);
        });
        QObject::connect(page, &PuzzlesPage::openingsDone, page, [this](int solved, int count) {
            m_request(ActionId::Openings);
            openings()->showResult(solved, count);
        });
        QObject::connect(page, &PuzzlesPage::commandRequested, page, [this](ActionId command) { m_request(command); });
        QObject::connect(page, &PuzzlesPage::lessonRequested, page, [this](const learn::Lesson* lesson) {
            m_request(ActionId::Lessons);
            lessons()->open(*lesson);
        });
    }
    return page;
}

CountingRushPage* LearnPages::rush()
{
    return made(m_rush, ActionId::Rush, m_settings, m_sound, m_store);
}

MistakesPage* LearnPages::mistakes()
{
    const bool isNew = !m_mistakes;
    MistakesPage* page = made(m_mistakes, ActionId::Mistakes, m_settings, m_store, m_mistakeStore);
    if (isNew) {
        QObject::connect(page, &MistakesPage::practiceRequested, page,
                         [this](const std::vector<learn::Mistake>& chosen) {
                             puzzles()->openMistakes(chosen);
                             m_request(ActionId::Puzzles);
                         });
    }
    return page;
}

OpeningsPage* LearnPages::openings()
{
    const bool isNew = !m_openings;
    OpeningsPage* page = made(m_openings, ActionId::Openings, m_settings, m_store, m_openingsStore);
    if (isNew) {
        QObject::connect(page, &OpeningsPage::practiceRequested, page,
                         [this](const std::vector<learn::OpeningTask>& chosen) {
                             puzzles()->openOpenings(chosen);
                             m_request(ActionId::Puzzles);
                         });
    }
    return page;
}

void LearnPages::forgetPages()
{
    m_lessons = nullptr;
    m_puzzles = nullptr;
    m_rush = nullptr;
    m_mistakes = nullptr;
    m_openings = nullptr;
}

Page* LearnPages::pageOf(ActionId command)
{
    switch (command) {
    case ActionId::Lessons:
        return lessons();
    case ActionId::Puzzles:
        return puzzles();
    case ActionId::Rush:
        return rush();
    case ActionId::Mistakes:
        return mistakes();
    case ActionId::Openings:
        return openings();
    default:
        return nullptr;
    }
}

} // namespace qumalaq::desktop
