// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/library/game_keeper.h"

namespace qumalaq::desktop {

using session::Match;

GameKeeper::GameKeeper(Match& match, library::LibraryService& library, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_library(library)
{
    connect(&m_match, &Match::started, this, &GameKeeper::onStarted);
    connect(&m_match, &Match::moveMade, this, &GameKeeper::follow);
    connect(&m_match, &Match::moveTakenBack, this, &GameKeeper::follow);
    connect(&m_match, &Match::finished, this, &GameKeeper::onFinished);
    connect(&m_library, &library::LibraryService::added, this, [this](library::StoredId id, bool isNew) {
        // A game that was there before this one is not this one's to take out.
        if (m_isAwaited && isNew)
            m_storedAs = id;
        m_isAwaited = false;
    });
}

void GameKeeper::follow()
{
    m_last = session::toRecord(m_match);
}

void GameKeeper::onStarted()
{
    // The one before was given up: it stands in m_last as it was.
    if (m_last && m_last->result() == notation::GameResult::Open && !m_storedAs
        && m_last->moves().size() >= kFewestPlies)
        m_library.add(*m_last);
    m_last.reset();
    m_storedAs.reset();
    m_isAwaited = false;
    if (m_match.hasGame() && !m_match.history().plies().empty())
        follow(); // it was resumed
}

void GameKeeper::onFinished()
{
    follow();
    if (m_last->moves().size() < kFewestPlies)
        return;
    m_isAwaited = true;
    m_library.add(*m_last, m_storedAs);
}

} // namespace qumalaq::desktop
