// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_commands.h"

#include "app/desktop/game/coach_controller.h"
#include "app/desktop/game/game_notices.h"
#include "app/desktop/game/game_session.h"
#include "app/desktop/gameboard/board_overlay.h"
#include "app/desktop/gameboard/game_announcements.h"
#include "app/desktop/gameboard/game_controller.h"
#include "app/desktop/ui/settings.h"
#include "core/session/match.h"

namespace qumalaq::desktop {

using rules::Side;

bool GameCommands::can(ActionId command) const
{
    const auto& [match, gameSession, gameNotices, controller, coach, announcements, settings] = m_game;
    const bool isPlayed = match.hasGame();
    const DisplayedGame& shown = controller.shown();
    switch (command) {
    case ActionId::Rematch:
        return isPlayed && (!match.spec().hasRemote() || match.outcome());
    case ActionId::Resign:
        return isPlayed && !match.outcome() && !match.isWaiting() && match.player(commandingSide()).isPerson();
    case ActionId::OfferDraw:
        return isPlayed && match.canOfferDraw(commandingSide());
    case ActionId::Undo:
        return match.canUndo();
    case ActionId::Redo:
        return match.canRedo();
    case ActionId::Pause:
        return match.timeLeft() && !match.outcome() && !match.isWaiting();
    case ActionId::Hint:
        return isPlayed && match.isPersonToMove() && match.spec().allowsAdvice() && !controller.isHintComing();
    case ActionId::Replay:
    case ActionId::FirstMove:
    case ActionId::PreviousMove:
        return shown.plies() > 0;
    case ActionId::NextMove:
    case ActionId::LatestMove:
        return shown.isLookingBack();
    case ActionId::Parity:
        return match.history().position().layout().capturesEven;
    case ActionId::Flip:
    case ActionId::Predict:
        return true;
    case ActionId::Coach:
        return match.spec().allowsAdvice();
    default:
        return isPlayed && GameAnnouncements::knows(command);
    }
}

bool GameCommands::isChecked(ActionId command) const
{
    switch (command) {
    case ActionId::Parity:
        return m_game.controller.isParityShown();
    case ActionId::Predict:
        return m_game.controller.isPredicting();
    case ActionId::Pause:
        return m_game.match.isPaused();
    case ActionId::Coach:
        return m_game.coach.isOn();
    default:
        return false;
    }
}

void GameCommands::run(ActionId command, bool checked) const
{
    const auto& [match, gameSession, gameNotices, controller, coach, announcements, settings] = m_game;
    switch (command) {
    case ActionId::Rematch:
        return gameNotices.rematch();
    case ActionId::Resign:
        return gameNotices.resign(commandingSide());
    case ActionId::OfferDraw:
        match.offerDraw(commandingSide());
        return;
    case ActionId::Undo:
        match.undo();
        return;
    case ActionId::Redo:
        match.redo();
        return;
    case ActionId::Pause:
        match.setPaused(checked);
        return;
    case ActionId::Hint:
        // The first request rings the pit, the second explains the hint, the third rings the same pit again.
        if (controller.canExplainHint())
            return controller.explainHint();
        controller.showHint();
        return;
    case ActionId::Replay:
        controller.shown().replayLastMove();
        return announcements.run(command);
    case ActionId::FirstMove:
        return controller.shown().lookAt(0);
    case ActionId::PreviousMove:
        return controller.shown().lookBack();
    case ActionId::NextMove:
        return controller.shown().lookForward();
    case ActionId::LatestMove:
        return controller.shown().returnToGame();
    case ActionId::Flip:
        return settings.setValue(setting::kFlipped, !settings.value(setting::kFlipped));
    case ActionId::Parity:
        return controller.setParityShown(checked);
    case ActionId::Predict:
        return controller.setPredicting(checked);
    case ActionId::Coach:
        coach.setOn(checked); // between two people it may be off although the setting is on
        return settings.setValue(setting::kCoach, checked);
    default:
        if (GameAnnouncements::knows(command))
            announcements.run(command);
    }
}

Side GameCommands::commandingSide() const
{
    const Side toMove = m_game.match.history().position().sideToMove();
    return m_game.match.player(toMove).isPerson() ? toMove : rules::opponentOf(toMove);
}

} // namespace qumalaq::desktop
