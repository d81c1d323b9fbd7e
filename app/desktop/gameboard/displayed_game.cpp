// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/displayed_game.h"

#include "app/desktop/board/board_widget.h"
#include "core/session/match.h"

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using session::Match;

namespace {

/// A short pause before the computer's move, so that it can be followed.
constexpr int kComputerLeadInMs = 600;

/// Whether stones that are left in the rows are collected.
bool endsGame(const rules::MoveTrace& trace)
{
    return std::any_of(trace.begin(), trace.end(),
                       [](const rules::TraceEvent& event) { return event.kind == rules::TraceEvent::Kind::Collect; });
}

} // namespace

DisplayedGame::DisplayedGame(Match& match, BoardWidget& board, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_board(board)
{
    connect(&match, &Match::started, this, &DisplayedGame::onStarted);
    connect(&match, &Match::moveMade, this, &DisplayedGame::onMoveMade);
    connect(&match, &Match::moveTakenBack, this, &DisplayedGame::onMoveTakenBack);
    connect(&match, &Match::finished, this, [this] {
        Q_EMIT positionLeft(); // nobody is to move any more
        if (m_lookedAt)
            returnToGame(); // the result is news
        Q_EMIT changed();
    });
    connect(&match, &Match::reopened, this, &DisplayedGame::changed);
    connect(&match, &Match::thinkingChanged, this, &DisplayedGame::changed);
    connect(&match, &Match::drawOffered, this, &DisplayedGame::changed);
    connect(&match, &Match::drawDeclined, this, &DisplayedGame::changed);
    connect(&board, &BoardWidget::moveShown, this, &DisplayedGame::onLanded);
    connect(&board, &BoardWidget::animationFinished, this, &DisplayedGame::onAllLanded);
    if (match.hasGame())
        onStarted();
}

bool DisplayedGame::isSowing() const
{
    return std::any_of(m_queue.begin(), m_queue.end(), [](const Sown& sown) {
        return sown.kind == Sown::Kind::Move || sown.kind == Sown::Kind::Sweep;
    });
}

std::optional<rules::Outcome> DisplayedGame::outcome() const
{
    // The match may be over before its last move is shown.
    const bool isAllShown = !isSowing() && m_history.plies().size() == m_match.history().plies().size();
    return isAllShown ? m_match.outcome() : std::nullopt;
}

std::optional<std::array<session::Milliseconds, 2>> DisplayedGame::timeLeft() const
{
    const std::size_t begun = m_history.plies().size() + (isSowing() ? 1 : 0);
    return begun < m_match.history().plies().size() ? m_match.record().timeLeft(begun) : m_match.timeLeft();
}

bool DisplayedGame::isThinking() const
{
    return isCurrent() && m_match.isThinking();
}

void DisplayedGame::onStarted()
{
    Q_EMIT positionLeft();
    m_queue.clear();
    m_lookedAt.reset();
    m_history = m_match.history();
    m_board.setBoardLayout(m_history.start().layout());
    showPosition();
    Q_EMIT started();
    Q_EMIT changed();
}

void DisplayedGame::onMoveMade(int ply)
{
    Q_EMIT positionLeft();
    if (m_lookedAt) {
        m_lookedAt.reset();
        showPosition();
    }
    // Several moves may have been made before the first signal: each is sown from its own position.
    const rules::History& game = m_match.history();
    const auto index = static_cast<std::size_t>(ply);
    const rules::AnyPosition& before = game.positionAt(index);
    const bool isByComputer = !m_match.player(before.sideToMove()).isPerson();
    const rules::History::Ply made = game.plies()[index]; // a slot may change the match
    m_queue.push_back({Sown::Kind::Move, made.move});
    m_board.play(before.board(), made.trace, isByComputer ? kComputerLeadInMs : 0);
    if (endsGame(made.trace) && game.plies().size() == index + 1) {
        m_queue.push_back({Sown::Kind::Sweep, {}});
        m_board.sweep(made.after.board(), made.trace);
    }
    Q_EMIT changed();
}

void DisplayedGame::onMoveTakenBack(int ply, const rules::History::Ply& undone)
{
    Q_EMIT positionLeft();
    if (isSowing()) { // without an animation
        m_queue.clear();
        m_history = m_match.history();
        showPosition();
    } else if (m_history.plies().size() > static_cast<std::size_t>(ply)) {
        m_history.undo();
        if (std::exchange(m_lookedAt, std::nullopt)) {
            showPosition();
        } else {
            m_queue.push_back({Sown::Kind::Back, {}});
            m_board.playBackward(m_history.position().board(), undone.trace);
        }
    }
    Q_EMIT moveTakenBack(ply, undone.move);
    Q_EMIT changed();
}

void DisplayedGame::onLanded()
{
    if (m_queue.empty())
        return;
    const Sown sown = m_queue.front();
    m_queue.pop_front();
    if (sown.kind != Sown::Kind::Move)
        return;
    m_history.play(sown.move);
    Q_EMIT moveLanded(static_cast<int>(m_history.plies().size()) - 1);
    Q_EMIT changed();
}

void DisplayedGame::onAllLanded()
{
    const bool wentBack = !m_queue.empty() && m_queue.back().kind == Sown::Kind::Back;
    while (!m_queue.empty())
        onLanded();
    if (wentBack)
        showPosition();      // with the rings of the move before
    m_board.setPace(m_pace); // a replay was slower
    Q_EMIT changed();
}

void DisplayedGame::setPace(Pace pace)
{
    m_pace = pace;
    m_board.setPace(pace);
}

bool DisplayedGame::replayLastMove()
{
    m_board.completeAnimation();
    if (plies() == 0)
        return false;
    const auto index = static_cast<std::size_t>(plies() - 1);
    m_board.setPace(Pace::Slow);
    m_queue.push_back({Sown::Kind::Replay, {}});
    m_board.play(m_history.positionAt(index).board(), m_history.plies()[index].trace);
    Q_EMIT changed();
    return true;
}

void DisplayedGame::lookAt(int plies)
{
    m_board.completeAnimation();
    const int all = static_cast<int>(m_history.plies().size());
    plies = std::clamp(plies, 0, all);
    if (plies == this->plies())
        return;
    Q_EMIT positionLeft();
    m_lookedAt = plies < all ? std::optional(plies) : std::nullopt;
    showPosition();
    Q_EMIT changed();
}

void DisplayedGame::lookBack()
{
    m_board.completeAnimation();
    lookAt(plies() - 1);
}

void DisplayedGame::lookForward()
{
    m_board.completeAnimation();
    lookAt(plies() + 1);
}

void DisplayedGame::returnToGame()
{
    m_board.completeAnimation();
    lookAt(static_cast<int>(m_history.plies().size()));
}

void DisplayedGame::showPosition()
{
    const auto shown = static_cast<std::size_t>(plies());
    const rules::MoveTrace* last = shown > 0 ? &m_history.plies()[shown - 1].trace : nullptr;
    rules::BoardState board = position().board();
    int hand = 0;
    for (const rules::TraceEvent& event : last ? *last : rules::MoveTrace()) {
        if (event.kind == rules::TraceEvent::Kind::Collect)
            rules::apply(event, board, hand);
    }
    m_board.show(board, last);
}

} // namespace qumalaq::desktop
