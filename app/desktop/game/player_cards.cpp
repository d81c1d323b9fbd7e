// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/player_cards.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/displayed_game.h"
#include "app/desktop/gameboard/player_card.h"
#include "app/desktop/text/player_text.h"

namespace qumalaq::desktop {

using rules::Side;

void PlayerCards::refresh() const
{
    const auto left = m_shown.timeLeft();
    const bool isOver = m_shown.outcome() || m_shown.position().outcome();
    const Side toMove = m_shown.position().sideToMove();
    for (PlayerCard* card : m_cards) {
        const Side side = card->side();
        PlayerCardContent content;
        content.name = PlayerText::nameOf(m_match.spec(), side);
        content.store = m_board.shownCount(rules::Place::store(side));
        content.isToMove = !isOver && toMove == side;
        content.isComputer = m_match.player(side).isComputer();
        content.isThinking = content.isToMove && m_shown.isThinking();
        content.note = PlayerText::noteOf(m_match.spec(), side);
        if (left)
            content.clock = (*left)[rules::indexOf(side)];
        content.isClockRunning = content.isToMove && !m_match.isPaused();
        card->setContent(content);
    }
}

void PlayerCards::showClocks() const
{
    const auto left = m_shown.timeLeft();
    if (!left)
        return;
    for (PlayerCard* card : m_cards)
        card->showClock((*left)[rules::indexOf(card->side())]);
}

} // namespace qumalaq::desktop
