// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/board_orientation.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/player_controls.h"
#include "app/desktop/gameboard/displayed_game.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/settings.h"

#include <utility>

namespace qumalaq::desktop {

using rules::Side;

BoardOrientation::BoardOrientation(session::Match& match, const DisplayedGame& shown, BoardWidget& board,
                                   const Settings& settings, QWidget* page)
    : QObject(page)
    , m_match(match)
    , m_shown(shown)
    , m_board(board)
    , m_settings(settings)
    , m_controls{new PlayerControls(page), new PlayerControls(page)}
{
    for (PlayerControls* controls : m_controls) {
        connect(controls, &PlayerControls::undoRequested, this, [this] { m_match.undo(); });
        connect(controls, &PlayerControls::drawRequested, this, [this](Side side) { m_match.offerDraw(side); });
        connect(controls, &PlayerControls::resignRequested, this, &BoardOrientation::resignRequested);
        connect(controls, &PlayerControls::pauseRequested, this, [this] { m_match.setPaused(!m_match.isPaused()); });
    }
}

std::optional<Side> BoardOrientation::farSide() const
{
    return m_isAtTable ? std::optional(m_isFlipped ? Side::South : Side::North) : std::nullopt;
}

Side BoardOrientation::nearSide(const session::MatchSpec& spec, Side toMove, const Settings& settings)
{
    const bool isAutoFlip = spec.players[0].isPerson() && spec.players[1].isPerson()
                            && settings.value(setting::kTwoPlayerLayout) == TwoPlayerLayout::AutoFlip;
    const Side near = isAutoFlip ? toMove : spec.onlyPerson().value_or(Side::South);
    return settings.value(setting::kFlipped) ? rules::opponentOf(near) : near;
}

void BoardOrientation::refresh()
{
    const bool areTwo = m_match.player(Side::South).isPerson() && m_match.player(Side::North).isPerson();
    const bool isAutoFlip = areTwo && m_settings.value(setting::kTwoPlayerLayout) == TwoPlayerLayout::AutoFlip;
    if (isAutoFlip && !m_shown.outcome() && m_board.isAnimating())
        return;
    const Side toMove = m_shown.outcome() ? Side::South : m_shown.history().position().sideToMove();
    m_isFlipped = nearSide(m_match.spec(), toMove, m_settings) == Side::North;
    const bool isAtTable = areTwo && m_settings.value(setting::kTwoPlayerLayout) == TwoPlayerLayout::Table;
    const bool wasAtTable = std::exchange(m_isAtTable, isAtTable);
    m_board.setTableMode(isAtTable);
    if (m_board.isFlipped() != m_isFlipped)
        turnSoftly(m_board, m_settings, [this] { m_board.setFlipped(m_isFlipped); });
    refreshControls();
    if (isAtTable != wasAtTable)
        Q_EMIT tableChanged();
    Q_EMIT orientationChanged();
}

/// The far player's controls are above the board and rotated, the near player's are below it.
void BoardOrientation::refreshControls()
{
    farControls()->setPlayer(m_isFlipped ? Side::South : Side::North, PlayerControls::Place::Far);
    nearControls()->setPlayer(m_isFlipped ? Side::North : Side::South, PlayerControls::Place::Near);
    for (PlayerControls* controls : m_controls) {
        const Side side = controls->side();
        using Button = PlayerControls::Button;
        controls->button(Button::Undo)->setEnabled(m_match.canUndo());
        controls->button(Button::Draw)->setEnabled(m_match.canOfferDraw(side));
        controls->button(Button::Resign)->setEnabled(m_match.hasGame() && !m_match.outcome());
        controls->button(Button::Pause)->setVisible(m_match.timeLeft().has_value());
    }
}

void BoardOrientation::updateLook()
{
    for (PlayerControls* controls : m_controls)
        controls->updateLook();
}

} // namespace qumalaq::desktop
