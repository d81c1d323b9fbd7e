// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/recent_games.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/window/start_button.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace qumalaq::desktop {

namespace {

constexpr int kSpacing = 2;

} // namespace

RecentGames::RecentGames(QWidget* parent) : QWidget(parent), m_title(new QLabel(this))
{
    setRole(m_title, "heading");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i] = new StartButton(StartButton::Size::Row, {}, this);
        column->addWidget(m_rows[i]);
        connect(m_rows[i], &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(m_games[i].id); });
    }
    m_library = new StartButton(StartButton::Size::Small, QStringLiteral("library"), this);
    column->addWidget(m_library);
    show(0);
}

void RecentGames::setGames(const std::vector<library::StoredGame>& games)
{
    m_games = games;
    m_games.resize(std::min<std::size_t>(m_games.size(), kMost));
    retranslate();
}

void RecentGames::show(int rows)
{
    const int shown = std::min(rows, static_cast<int>(m_games.size()));
    for (int i = 0; i < kMost; ++i)
        m_rows[static_cast<std::size_t>(i)]->setVisible(i < shown);
    m_title->setVisible(shown > 0);
}

int RecentGames::fit(int height)
{
    int rows = kMost;
    show(rows);
    while (rows > 0 && layout()->sizeHint().height() > height)
        show(--rows);
    return layout()->sizeHint().height();
}

std::vector<StartButton*> RecentGames::rows() const
{
    std::vector<StartButton*> rows;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(rows),
                 [](const StartButton* row) { return !row->isHidden(); });
    return rows;
}

void RecentGames::setLook(const Theme& theme, const Metrics& metrics)
{
    layout()->setSpacing(metrics.px(kSpacing));
    for (StartButton* row : m_rows)
        row->setLook(theme, metrics, false);
}

void RecentGames::retranslate()
{
    m_title->setText(tr("Recent games"));
    m_library->setTexts(tr("Library"), tr("All games you have played and imported"));
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        const auto& game = m_games[i];
        m_rows[i]->setTexts(tr("%1 – %2", "two players")
                                .arg(PlayerText::nameOf(game.players, rules::Side::South),
                                     PlayerText::nameOf(game.players, rules::Side::North)),
                            GameText::markOf(game.result));
    }
}

} // namespace qumalaq::desktop
