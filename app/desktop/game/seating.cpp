// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/seating.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/frame/settings.h"
#include "app/desktop/frame/style.h"
#include "app/desktop/frame/turned.h"
#include "app/desktop/game/seat_strip.h"
#include "app/desktop/play/shown_game.h"

#include <utility>

namespace qumalaq::desktop {

using rules::Side;

Seating::Seating(session::Match& match, const ShownGame& shown, BoardWidget& board, const Settings& settings,
                 QWidget* room)
    : QObject(room)
    , m_match(match)
    , m_shown(shown)
    , m_board(board)
    , m_settings(settings)
    , m_strips{new SeatStrip(room), new SeatStrip(room)}
{
    for (SeatStrip* strip : m_strips) {
        connect(strip, &SeatStrip::undoWished, this, [this] { m_match.undo(); });
        connect(strip, &SeatStrip::drawWished, this, [this](int side) { m_match.offerDraw(static_cast<Side>(side)); });
        connect(strip, &SeatStrip::resignWished, this, [this](int side) { m_match.resign(static_cast<Side>(side)); });
        connect(strip, &SeatStrip::pauseWished, this, [this] { m_match.setPaused(!m_match.isPaused()); });
    }
}

std::optional<Side> Seating::farSide() const
{
    return m_isAtTable ? std::optional(m_isFlipped ? Side::South : Side::North) : std::nullopt;
}

void Seating::refresh()
{
    const bool areTwo = m_match.player(Side::South).isPerson() && m_match.player(Side::North).isPerson();
    // The only person sits below, of two people the first one or the one to move.
    Side below = m_match.spec().onlyPerson().value_or(Side::South);
    if (areTwo && m_settings.seats() == Seats::AutoFlip && !m_shown.outcome()) {
        if (m_board.isAnimating())
            return;
        below = m_shown.history().position().sideToMove();
    }
    m_isFlipped = (below == Side::North) != m_settings.isFlipped();
    const bool isAtTable = areTwo && m_settings.seats() == Seats::Table;
    const bool wasAtTable = std::exchange(m_isAtTable, isAtTable);
    m_board.setTableMode(isAtTable);
    if (m_board.isFlipped() != m_isFlipped)
        turnSoftly(m_board, m_settings, [this] { m_board.setFlipped(m_isFlipped); });
    refreshStrips();
    if (isAtTable != wasAtTable)
        Q_EMIT tableChanged();
    Q_EMIT seated();
}

/// The far player's strip is above the board and upside down, the near player's is below it.
void Seating::refreshStrips()
{
    farStrip()->seat(m_isFlipped ? 0 : 1, true);
    nearStrip()->seat(m_isFlipped ? 1 : 0, false);
    for (SeatStrip* strip : m_strips) {
        const auto side = static_cast<Side>(strip->side());
        using Button = SeatStrip::Button;
        strip->button(Button::Undo)->setEnabled(m_match.canUndo());
        strip->button(Button::Draw)->setEnabled(m_match.canOfferDraw(side));
        strip->button(Button::Resign)->setEnabled(m_match.hasGame() && !m_match.outcome());
        strip->button(Button::Pause)->setVisible(m_match.timeLeft().has_value());
    }
}

void Seating::setLook(const Theme& theme, const Metrics& metrics)
{
    for (SeatStrip* strip : m_strips) {
        strip->setTheme(theme);
        strip->setIconSize(metrics.icon());
    }
}

void Seating::retranslate()
{
    for (SeatStrip* strip : m_strips)
        strip->retranslate();
}

} // namespace qumalaq::desktop
