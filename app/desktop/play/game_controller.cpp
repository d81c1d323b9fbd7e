// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/game_controller.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/i18n/player_text.h"
#include "core/rules/move_effect.h"
#include "core/session/match.h"

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;
using session::Match;
using session::Player;

namespace {

/// A short pause before the computer's move, so that it can be followed.
constexpr int kComputerLeadInMs = 350;
constexpr int kGuessShownMs = 1500; ///< after the sowing

/// The speed of a replay: one step slower, and always animated.
SowingSpeed slowed(SowingSpeed speed)
{
    return speed == SowingSpeed::Learn || speed == SowingSpeed::Relaxed ? SowingSpeed::Learn : SowingSpeed::Relaxed;
}

} // namespace

GameController::GameController(Match& match, BoardWidget& board, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_board(board)
    , m_lens(board)
{
    connect(&match, &Match::started, this, &GameController::restart);
    connect(&match, &Match::moveMade, this, &GameController::onMoveMade);
    connect(&match, &Match::moveTakenBack, this, &GameController::onMoveTakenBack);
    connect(&match, &Match::hintReady, this, &GameController::onHintReady);
    const auto refresh = [this] {
        updatePlayable();
        Q_EMIT changed();
    };
    connect(&match, &Match::finished, this, refresh);
    connect(&match, &Match::reopened, this, refresh);
    connect(&match, &Match::thinkingChanged, this, refresh);
    connect(&match, &Match::drawOffered, this, refresh);
    connect(&match, &Match::drawDeclined, this, refresh);
    connect(&match, &Match::playerChanged, this, [this] {
        retranslate();
        Q_EMIT changed();
    });
    connect(&board, &BoardWidget::moveWished, this, &GameController::onMoveWished);
    connect(&board, &BoardWidget::animationFinished, this, [this] {
        if (m_isReplaying)
            setSpeed(m_speed);
        if (m_guessed)
            m_guessShown.start();
    });
    connect(&board, &BoardWidget::placePicked, this, &GameController::onPlacePicked);
    connect(&board, &BoardWidget::escaped, this, [this] {
        if (!m_begun)
            return;
        forgetBegun();
        Q_EMIT changed();
    });
    m_guessShown.setSingleShot(true);
    m_guessShown.setInterval(kGuessShownMs);
    connect(&m_guessShown, &QTimer::timeout, this, [this] {
        forgetGuess();
        Q_EMIT changed();
    });
    if (match.hasGame())
        restart();
}

const rules::History& GameController::history() const
{
    return m_match.history();
}

const Player& GameController::player(Side side) const
{
    return m_match.player(side);
}

void GameController::restart()
{
    m_lookedAt.reset();
    m_followed = m_match.history();
    forgetHint();
    forgetGuess();
    forgetBegun();
    m_board.setBoardLayout(m_match.history().start().layout());
    retranslate();
    showTruth();
    Q_EMIT changed();
}

void GameController::onMoveMade(int ply)
{
    forgetHint();
    // Several moves may have been made before the first signal: each is shown from its own position, not the current
    // one.
    const rules::BoardState before = m_followed.position().board();
    const Side mover = m_followed.position().sideToMove();
    m_followed.play(m_match.history().plies()[static_cast<std::size_t>(ply)].move);
    const bool byComputer = player(mover).kind == Player::Kind::Computer;
    if (m_lookedAt)
        returnToGame();
    else
        m_board.play(before, m_followed.plies().back().trace, byComputer ? kComputerLeadInMs : 0);
    updatePlayable();
    Q_EMIT changed();
}

void GameController::onMoveTakenBack(int ply, const rules::History::Ply& undone)
{
    forgetHint();
    forgetGuess();
    forgetBegun();
    m_followed.undo();
    Q_ASSERT(m_followed.plies().size() == static_cast<std::size_t>(ply));
    if (m_lookedAt)
        returnToGame();
    else
        m_board.playBackward(m_followed.position().board(), undone.trace);
    updatePlayable();
    Q_EMIT changed();
}

void GameController::onMoveWished(rules::House house)
{
    const rules::Move move{house};
    if (!canActOn(house))
        return;
    forgetGuess();
    if (!m_predicts && (!m_confirms || m_begun == move))
        return playNow(move);
    m_begun = move;
    m_board.setPicking(m_predicts);
    m_lens.setChosen(house);
    Q_EMIT changed();
}

void GameController::onPlacePicked(rules::Place place)
{
    if (!m_begun || !canActOn(m_begun->from)) {
        forgetBegun();
        return;
    }
    const rules::Move move = *m_begun;
    m_guessed = rules::effectOf(m_match.history().position(), move).last == place;
    m_guessShown.stop();
    m_board.setGuess(Guess{place, *m_guessed});
    playNow(move);
}

void GameController::playNow(rules::Move move)
{
    forgetBegun();
    m_board.setPreview(std::nullopt);
    if (!m_match.play(move))
        m_lens.refresh();
}

void GameController::forgetBegun()
{
    m_begun.reset();
    m_board.setPicking(false);
    m_lens.setChosen(std::nullopt);
}

void GameController::forgetGuess()
{
    m_guessShown.stop();
    m_guessed.reset();
    m_board.setGuess(std::nullopt);
}

GameController::Awaited GameController::awaited() const
{
    if (!m_begun)
        return Awaited::Nothing;
    return m_predicts ? Awaited::Guess : Awaited::Confirm;
}

bool GameController::canActOn(std::optional<rules::House> house) const
{
    return house && !m_lookedAt && m_match.isHumanToMove() && m_match.history().canPlay(rules::Move{*house});
}

void GameController::setLensDepth(LensDepth depth)
{
    m_lens.setDepth(depth);
}

void GameController::setGlasses(bool on)
{
    m_lens.setGlasses(on);
    Q_EMIT changed();
}

void GameController::setPredicting(bool on)
{
    m_predicts = on;
    m_lens.setDark(on);
    forgetBegun();
    Q_EMIT changed();
}

void GameController::setConfirming(bool on)
{
    m_confirms = on;
    forgetBegun();
    Q_EMIT changed();
}

void GameController::setSpeed(SowingSpeed speed)
{
    m_speed = speed;
    m_isReplaying = false;
    m_board.setSpeed(speed);
}

bool GameController::replayLastMove()
{
    const int shown = shownPlies();
    if (shown == 0)
        return false;
    const auto& game = history();
    const auto index = static_cast<std::size_t>(shown - 1);
    m_board.completeAnimation();
    m_isReplaying = true;
    m_board.setSpeed(slowed(m_speed));
    m_board.play(game.positionAt(index).board(), game.plies()[index].trace);
    return true;
}

void GameController::lookAt(int plies)
{
    const auto& game = history();
    const int all = static_cast<int>(game.plies().size());
    plies = std::clamp(plies, 0, all);
    if (plies == shownPlies())
        return;
    forgetHint();
    m_lookedAt = plies < all ? std::optional(plies) : std::nullopt;
    showTruth();
    Q_EMIT changed();
}

void GameController::lookBack()
{
    lookAt(shownPlies() - 1);
}

void GameController::lookForward()
{
    lookAt(shownPlies() + 1);
}

void GameController::returnToGame()
{
    m_lookedAt.reset();
    showTruth();
    Q_EMIT changed();
}

int GameController::shownPlies() const
{
    // Another game may have begun; the window is notified before this object.
    const int all = static_cast<int>(history().plies().size());
    return std::min(m_lookedAt.value_or(all), all);
}

void GameController::showTruth()
{
    const auto& game = history();
    const auto shown = static_cast<std::size_t>(shownPlies());
    const rules::MoveTrace* last = shown > 0 ? &game.plies()[shown - 1].trace : nullptr;
    m_board.show(game.positionAt(shown).board(), last);
    updatePlayable();
}

void GameController::updatePlayable()
{
    m_lens.show(history(), static_cast<std::size_t>(shownPlies()), !m_lookedAt && m_match.isHumanToMove());
    if (m_begun && !canActOn(m_begun->from))
        forgetBegun();
}

bool GameController::showHint()
{
    if (m_lookedAt)
        returnToGame();
    if (m_isHintComing || !m_match.requestHint())
        return false;
    m_isHintComing = true;
    Q_EMIT changed();
    return true;
}

void GameController::onHintReady(rules::Move move)
{
    m_isHintComing = false;
    m_board.setHint(move.from);
    Q_EMIT changed();
}

void GameController::forgetHint()
{
    m_isHintComing = false;
    m_board.setHint(std::nullopt);
}

void GameController::retranslate()
{
    m_board.setPlayerNames(
        {PlayerText::nameOf(m_match.spec(), Side::South), PlayerText::nameOf(m_match.spec(), Side::North)});
    m_lens.refresh();
}

} // namespace qumalaq::desktop
