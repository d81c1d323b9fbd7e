// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/moves_panel.h"

#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/move_list_model.h"
#include "app/desktop/gameboard/move_rows_view.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/gameboard/stone_counts.h"
#include "app/desktop/ui/button_row.h"
#include "app/desktop/ui/style.h"

#include <QFrame>
#include <QVBoxLayout>

namespace qumalaq::desktop {

MovesPanel::MovesPanel(const Actions& actions, MoveListModel* moves, QWidget* parent)
    : SidePanel(parent)
    , m_moves(new MoveRowsView(moves, this))
    , m_counts(new StoneCounts(this))
    , m_tools(new ButtonRow(actions, steps(), this))
{
    m_moves->setFocusPolicy(Qt::NoFocus); // keys belong to the board
    // Takes the remaining height. A layout with word wrap would insist on the preferred height otherwise.
    m_moves->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto* rows = new QVBoxLayout(middle());
    rows->setContentsMargins(8, 8, 8, 6);
    rows->setSpacing(6);
    rows->addWidget(m_moves, 1);
    rows->addWidget(m_counts);
    rows->addWidget(m_tools, 0, Qt::AlignHCenter);
}

std::vector<ActionId> MovesPanel::steps()
{
    return {ActionId::FirstMove, ActionId::PreviousMove, ActionId::Replay, ActionId::NextMove, ActionId::LatestMove};
}

void MovesPanel::insertEnd(EndPanel* end)
{
    constexpr int kAfterMoves = 2;
    m_end = end;
    if (column()->indexOf(end) < 0)
        column()->insertWidget(kAfterMoves, end);
}

void MovesPanel::setEnded(bool ended)
{
    m_hasEnded = ended;
    updateLayout();
}

void MovesPanel::resizeEvent(QResizeEvent* event)
{
    SidePanel::resizeEvent(event);
    updateLayout();
}

void MovesPanel::updateLayout()
{
    int free = height();
    for (const PlayerCard* card : cards())
        free -= card->sizeHint().height() + column()->spacing();
    const bool hasEnd = m_hasEnded && m_end;
    const int needed = middle()->minimumSizeHint().height() + m_moves->minimumSizeHint().height(); // whole rows
    const auto leavesRoom = [&](bool isBrief) {
        m_end->setBrief(isBrief);
        m_end->layout()->activate();
        return free - m_end->heightForWidth(width()) - column()->spacing() >= needed;
    };
    middle()->setVisible(!hasEnd || leavesRoom(false) || leavesRoom(true));
}

void MovesPanel::updateLook()
{
    column()->setSpacing(px(10));
}

} // namespace qumalaq::desktop
