// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page_controller.h"

#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/mistake_store.h"
#include "app/desktop/learn/openings_store.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/recent_games.h"
#include "app/desktop/window/start_page.h"
#include "core/library/library_service.h"
#include "core/session/match.h"

#include <algorithm>

namespace qumalaq::desktop {

using library::LibraryService;

StartPageController::StartPageController(StartPage& page, const session::Match& match, const LearnStore& store,
                                         const MistakeStore& mistakes, const OpeningsStore& openings,
                                         Settings& settings)
    : m_page(page)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_openings(openings)
    , m_settings(settings)
{
    connect(&m_store, &LearnStore::changed, this, &StartPageController::refresh);
    connect(&m_mistakes, &MistakeStore::changed, this, &StartPageController::refresh);
    connect(&m_openings, &OpeningsStore::changed, this, &StartPageController::refresh);
    connect(&match, &session::Match::finished, this, [this] { m_settings.setValue(setting::kPlayed, true); });
    refresh();
}

void StartPageController::refresh()
{
    m_page.setLearned(summaryOf(m_store, m_mistakes, m_openings));
}

void StartPageController::setLibrary(LibraryService& library)
{
    const auto read = [&library] { library.readLatest(RecentGames::kConsidered); };
    connect(&library, &LibraryService::changed, this, read);
    connect(&library, &LibraryService::latestRead, this, &StartPageController::onLatestRead);
    if (m_page.wasPainted())
        read();
    else
        connect(&m_page, &StartPage::painted, &library, read);
}

void StartPageController::onLatestRead(const std::vector<notation::GameRecord>& games)
{
    m_page.setRecent(games);
    // Earlier versions did not store kPlayed.
    if (std::any_of(games.begin(), games.end(),
                    [](const auto& game) { return game.result() != notation::GameResult::Open; }))
        m_settings.setValue(setting::kPlayed, true);
}

} // namespace qumalaq::desktop
