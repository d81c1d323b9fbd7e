// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/start_feed.h"

#include "app/desktop/frame/settings.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/learn_summary.h"
#include "app/desktop/learn/mistake_book.h"
#include "app/desktop/shell/recent_games.h"
#include "app/desktop/shell/start_room.h"
#include "core/session/match.h"

#include <algorithm>

namespace qumalaq::desktop {

using library::LibraryService;
using library::StoredGame;

StartFeed::StartFeed(StartRoom& page, const session::Match& match, const LearnStore& store, const MistakeBook& mistakes,
                     Settings& settings)
    : m_page(page)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_settings(settings)
{
    connect(&m_store, &LearnStore::changed, this, &StartFeed::refresh);
    connect(&m_mistakes, &MistakeBook::changed, this, &StartFeed::refresh);
    connect(&match, &session::Match::finished, this, [this] { m_settings.setPlayed(true); });
    refresh();
}

void StartFeed::refresh()
{
    m_page.setLearned(summaryOf(m_store, m_mistakes));
}

void StartFeed::follow(LibraryService& library)
{
    const auto read = [&library] { library.readLatest(RecentGames::kMost); };
    connect(&library, &LibraryService::changed, this, read);
    connect(&library, &LibraryService::latestRead, this, &StartFeed::onLatestRead);
    connect(&m_page, &StartRoom::recentWished, &library, [this, &library](library::StoredId game) {
        m_wanted = game;
        library.readRecord(game);
    });
    connect(&library, &LibraryService::recordRead, this,
            [this](library::StoredId game, const notation::GameRecord& record) {
                if (m_wanted != game)
                    return;
                m_wanted.reset();
                Q_EMIT gameOpened(record);
            });
    if (m_page.wasPainted())
        read();
    else
        connect(&m_page, &StartRoom::painted, &library, read);
}

void StartFeed::onLatestRead(const std::vector<StoredGame>& games)
{
    m_page.setRecent(games);
    // They may come from a version that did not note it.
    if (std::any_of(games.begin(), games.end(),
                    [](const StoredGame& game) { return game.result != notation::GameResult::Open; }))
        m_settings.setPlayed(true);
}

} // namespace qumalaq::desktop
