// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the game's commands do, and what it asks and tells: the other half of GameRoom.
#include "app/desktop/game/game_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/game/coach_controller.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/i18n/speech_text.h"
#include "app/desktop/play/game_controller.h"
#include "core/session/record_of_match.h"

namespace qumalaq::desktop {

using rules::Side;
using session::Player;

bool GameRoom::can(ActionId command) const
{
    const bool isPlayed = m_match.hasGame();
    const int shown = m_controller->shownPlies();
    switch (command) {
    case ActionId::Rematch:
        return isPlayed;
    case ActionId::Resign:
        return isPlayed && !m_match.outcome();
    case ActionId::OfferDraw:
        return isPlayed && m_match.canOfferDraw(commandingSide());
    case ActionId::Undo:
        return m_match.canUndo();
    case ActionId::Redo:
        return m_match.canRedo();
    case ActionId::Pause:
        return m_match.timeLeft() && !m_match.outcome();
    case ActionId::SayLast:
    case ActionId::SayKazans:
    case ActionId::SayClocks:
    case ActionId::SayBoard:
        return m_match.hasGame();
    case ActionId::Hint:
        return isPlayed && m_match.isHumanToMove() && !m_controller->isHintComing();
    case ActionId::Replay:
    case ActionId::PreviousMove:
        return shown > 0;
    case ActionId::NextMove:
        return shown < static_cast<int>(m_controller->history().plies().size());
    case ActionId::LatestMove:
        return m_controller->isLookingBack();
    case ActionId::Flip:
    case ActionId::Glasses:
    case ActionId::Predict:
    case ActionId::Coach:
    case ActionId::SidePanel:
        return true;
    default:
        return false;
    }
}

bool GameRoom::isChecked(ActionId command) const
{
    switch (command) {
    case ActionId::Glasses:
        return m_controller->hasGlasses();
    case ActionId::Predict:
        return m_settings.isPredicting();
    case ActionId::Pause:
        return m_match.isPaused();
    case ActionId::Coach:
        return m_settings.isCoachOn();
    case ActionId::SidePanel:
        return isSidePanelShown();
    default:
        return false;
    }
}

void GameRoom::run(ActionId command, bool checked)
{
    switch (command) {
    case ActionId::Rematch:
        m_starter.rematch();
        m_board->setFocus();
        return;
    case ActionId::Resign:
        m_match.resign(commandingSide());
        return;
    case ActionId::OfferDraw:
        m_match.offerDraw(commandingSide());
        return;
    case ActionId::Undo:
        m_match.undo();
        return;
    case ActionId::Redo:
        m_match.redo();
        return;
    case ActionId::Pause:
        m_match.setPaused(checked);
        return;
    case ActionId::SayLast:
        return sayLast();
    case ActionId::SayKazans:
        return say(SpeechText::kazans(shownPosition()->board()));
    case ActionId::SayClocks:
        return sayClocks();
    case ActionId::SayBoard:
        return say(SpeechText::board(*shownPosition()));
    case ActionId::Hint:
        // Once rings the pit, twice says why.
        if (m_coach->canExplainHint())
            m_coach->explainHint();
        else
            m_controller->showHint();
        return;
    case ActionId::Replay:
        m_controller->replayLastMove();
        return;
    case ActionId::PreviousMove:
        return m_controller->lookBack();
    case ActionId::NextMove:
        return m_controller->lookForward();
    case ActionId::LatestMove:
        return m_controller->returnToGame();
    case ActionId::Flip:
        return m_settings.setFlipped(!m_settings.isFlipped());
    case ActionId::Glasses:
        return m_controller->setGlasses(checked);
    case ActionId::Predict:
        return m_settings.setPredicting(checked);
    case ActionId::Coach:
        return m_settings.setCoachOn(checked);
    case ActionId::SidePanel:
        changeSoftly(*this, m_settings, [this, checked] {
            // In a narrow room the panel is a drawer and is not remembered.
            if (isWide())
                m_settings.setSidePanelShown(checked);
            else
                m_hasDrawer = checked;
            arrange();
        });
        return;
    default:
        return;
    }
}

std::optional<notation::GameRecord> GameRoom::shownRecord() const
{
    if (!m_match.hasGame())
        return std::nullopt;
    return session::toRecord(m_match);
}

std::optional<rules::AnyPosition> GameRoom::shownPosition() const
{
    return m_controller->history().positionAt(static_cast<std::size_t>(m_controller->shownPlies()));
}

Side GameRoom::commandingSide() const
{
    const Side toMove = m_controller->history().position().sideToMove();
    return m_match.player(toMove).kind == Player::Kind::Human ? toMove : rules::opponentOf(toMove);
}

} // namespace qumalaq::desktop
