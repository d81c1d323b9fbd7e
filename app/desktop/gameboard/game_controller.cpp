// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/game_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/turn_text.h"
#include "core/rules/move_effect.h"
#include "core/session/match.h"

#include <utility>

namespace qumalaq::desktop {

using rules::Side;
using session::Match;

namespace {

constexpr int kGuessShownMs = 3000; ///< after the animation

} // namespace

GameController::GameController(Match& match, BoardWidget& board, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_board(board)
    , m_shown(match, board)
    , m_overlay(board)
{
    connect(&m_shown, &DisplayedGame::positionLeft, this, &GameController::forgetHint);
    const auto forget = [this] {
        forgetGuess();
        forgetChosenMove();
    };
    connect(&m_shown, &DisplayedGame::started, this, [this] { setPredicting(false); });
    connect(&m_shown, &DisplayedGame::moveTakenBack, this, forget);
    connect(&m_shown, &DisplayedGame::changed, this, &GameController::refresh);
    connect(&match, &Match::pauseChanged, this, &GameController::refresh);
    connect(&match, &Match::hintReady, this, &GameController::onHintReady);
    connect(&board, &BoardWidget::moveRequested, this, &GameController::onMoveRequested);
    connect(&board, &BoardWidget::animationFinished, this, [this] {
        if (m_guessed)
            m_guessShown.start();
    });
    connect(&board, &BoardWidget::placePicked, this, &GameController::onPlacePicked);
    connect(&board, &BoardWidget::escaped, this, [this] {
        if (!m_chosenMove)
            return;
        forgetChosenMove();
        Q_EMIT changed();
    });
    m_guessShown.setSingleShot(true);
    m_guessShown.setInterval(kGuessShownMs);
    connect(&m_guessShown, &QTimer::timeout, this, [this] {
        forgetGuess();
        Q_EMIT changed();
    });
    if (match.hasGame())
        refresh();
}

void GameController::refresh()
{
    const bool canMove = m_shown.isCurrent() && !m_board.isAnimating() && m_match.isPersonToMove();
    m_overlay.show(m_shown.history(), static_cast<std::size_t>(m_shown.plies()), canMove);
    if (m_chosenMove && !canActOn(m_chosenMove->from))
        forgetChosenMove();
    Q_EMIT changed();
}

void GameController::onMoveRequested(rules::Pit pit)
{
    const rules::Move move{pit};
    if (!canActOn(pit))
        return;
    forgetGuess();
    if (!m_predicts && (!m_confirms || m_chosenMove == move))
        return playNow(move);
    m_chosenMove = move;
    m_board.setPicking(m_predicts);
    m_overlay.setChosen(pit);
    Q_EMIT changed();
}

void GameController::onPlacePicked(rules::Place place)
{
    if (!m_chosenMove || !canActOn(m_chosenMove->from)) {
        forgetChosenMove();
        return;
    }
    const rules::Move move = *m_chosenMove;
    m_lastPlace = rules::effectOf(m_shown.position(), move).last;
    m_guessed = m_lastPlace == place;
    m_guessShown.stop();
    m_board.setGuess(Guess{place, *m_guessed});
    playNow(move);
}

void GameController::playNow(rules::Move move)
{
    forgetChosenMove();
    m_board.setPreview(std::nullopt);
    if (!m_match.play(move))
        m_overlay.refresh();
}

void GameController::forgetChosenMove()
{
    m_chosenMove.reset();
    m_board.setPicking(false);
    m_overlay.setChosen(std::nullopt);
}

void GameController::forgetGuess()
{
    m_guessShown.stop();
    m_guessed.reset();
    m_board.setGuess(std::nullopt);
}

GameController::Awaited GameController::awaited() const
{
    if (!m_chosenMove)
        return Awaited::Nothing;
    return m_predicts ? Awaited::Guess : Awaited::Confirm;
}

bool GameController::canActOn(std::optional<rules::Pit> pit) const
{
    return pit && m_shown.isCurrent() && m_match.isPersonToMove() && m_match.history().canPlay(rules::Move{*pit});
}

void GameController::setParityShown(bool shown)
{
    m_board.setParityShown(shown);
    Q_EMIT changed();
}

void GameController::setPredicting(bool on)
{
    m_predicts = on;
    m_overlay.setPreviewHidden(on);
    forgetChosenMove();
    Q_EMIT changed();
}

void GameController::setConfirming(bool on)
{
    m_confirms = on;
    forgetChosenMove();
    Q_EMIT changed();
}

QString GameController::status() const
{
    if (m_shown.outcome() || m_shown.history().outcome())
        return {};
    if (m_match.isWaiting())
        return tr("Waiting for the other computer");
    const QString note = m_shown.isSowing() ? QString() : TurnText::of(m_shown.history(), m_match.spec().onlyPerson());
    if (note.isEmpty())
        return turn();
    // A note that says who moves again also says whose turn it is.
    const bool isSaid = TurnText::saysWhoMoves(m_shown.history()) && !m_shown.isThinking();
    return isSaid ? note : note + QStringLiteral(" · ") + turn();
}

QString GameController::turn() const
{
    const Side side = m_shown.history().position().sideToMove();
    const QString name = PlayerText::nameOf(m_match.spec(), side);
    const bool isOwn = m_match.spec().onlyPerson() == side;
    if (m_shown.isSowing())
        return isOwn ? tr("You are sowing…") : tr("%1 is sowing…", "a player's name").arg(name);
    if (m_shown.isThinking())
        return tr("%1 is thinking…", "a player's name").arg(name);
    return PlayerText::turnOf(isOwn ? PlayerText::ownName() : name);
}

bool GameController::showHint()
{
    m_shown.returnToGame();
    if (m_isHintComing || !m_match.isPersonToMove() || !m_match.spec().allowsAdvice())
        return false;
    if (m_hinted == m_match.history().position()) { // another search might find another move
        ringHint(false);
        return true;
    }
    if (!m_match.requestHint())
        return false;
    m_isHintComing = true;
    m_isReasonWanted = false;
    Q_EMIT changed();
    return true;
}

void GameController::onHintReady(rules::Move move, ai::Score score)
{
    if (!std::exchange(m_isHintComing, false)) // the position has changed since
        return;
    m_hinted = m_match.history().position();
    m_lastHint = {move, score};
    ringHint(m_isReasonWanted);
}

void GameController::ringHint(bool isExplained)
{
    m_hint = m_lastHint;
    m_hint->isExplained = isExplained;
    m_board.setHint(m_hint->move.from);
    Q_EMIT changed();
}

bool GameController::canExplainHint() const
{
    return (m_isHintComing || (m_hint && !m_hint->isExplained)) && m_shown.isCurrent() && m_match.isPersonToMove();
}

void GameController::explainHint()
{
    if (!canExplainHint())
        return;
    if (m_isHintComing) {
        m_isReasonWanted = true;
        return;
    }
    m_hint->isExplained = true;
    Q_EMIT changed();
}

void GameController::forgetHint()
{
    m_isHintComing = false;
    m_hint.reset();
    m_board.setHint(std::nullopt);
}

} // namespace qumalaq::desktop
