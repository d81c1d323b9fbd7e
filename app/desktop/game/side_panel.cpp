// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/side_panel.h"

#include "app/desktop/game/move_list_model.h"
#include "app/desktop/game/player_card.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/stone_counts.h"
#include "app/desktop/ui/button_row.h"
#include "app/desktop/ui/style.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace qumalaq::desktop {

SidePanel::SidePanel(const Actions& actions, MoveListModel* moves, QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_cards{new PlayerCard(0, this), new PlayerCard(1, this)}
    , m_middle(new QFrame(this))
    , m_moves(new MoveRowsView(moves, this))
    , m_counts(new StoneCounts(this))
    , m_tools(new ButtonRow(actions,
                            {ActionId::Redo, ActionId::FirstMove, ActionId::PreviousMove, ActionId::Replay,
                             ActionId::NextMove, ActionId::LatestMove},
                            this))
{
    m_moves->setFocusPolicy(Qt::NoFocus); // keys belong to the board
    // They take what height is left. Otherwise a layout with word wrap would insist on their preferred height.
    m_moves->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    setRole(m_middle, "card");
    auto* tools = new QHBoxLayout;
    tools->addStretch(1);
    tools->addWidget(m_tools);
    tools->addStretch(1);
    auto* middle = new QVBoxLayout(m_middle);
    middle->setContentsMargins(8, 8, 8, 6);
    middle->setSpacing(6);
    middle->addWidget(m_moves, 1);
    middle->addWidget(m_counts);
    middle->addLayout(tools);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(10);
    m_column->addWidget(m_cards[1]);
    m_column->addWidget(m_middle, 1);
    m_column->addWidget(m_cards[0]);
}

void SidePanel::setFlipped(bool flipped)
{
    if (flipped == m_isFlipped)
        return;
    m_isFlipped = flipped;
    for (PlayerCard* card : m_cards)
        m_column->removeWidget(card);
    m_column->insertWidget(0, m_cards[flipped ? 0 : 1]);
    m_column->addWidget(m_cards[flipped ? 1 : 0]);
}

void SidePanel::insertEnd(QWidget* end)
{
    constexpr int kAfterMoves = 2;
    m_end = end;
    if (m_column->indexOf(end) < 0)
        m_column->insertWidget(kAfterMoves, end);
}

void SidePanel::setEnded(bool ended)
{
    m_hasEnded = ended;
    arrange();
}

void SidePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SidePanel::arrange()
{
    int free = height();
    for (const PlayerCard* card : m_cards)
        free -= card->sizeHint().height() + m_column->spacing();
    const bool hasEnd = m_hasEnded && m_end;
    if (hasEnd)
        free -= m_end->heightForWidth(width()) + m_column->spacing();
    m_middle->setVisible(!hasEnd || free >= m_middle->minimumSizeHint().height());
}

void SidePanel::setTheme(const Theme& theme)
{
    for (PlayerCard* card : m_cards)
        card->setTheme(theme);
    m_moves->setTheme(theme);
}

void SidePanel::setIconSize(int pixels)
{
    m_tools->setIconSize(pixels);
}

} // namespace qumalaq::desktop
