// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clocks of the game's room, the seats at a table, and what is said aloud.
#include "app/desktop/game/game_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/announce.h"
#include "app/desktop/frame/turned.h"
#include "app/desktop/game/player_card.h"
#include "app/desktop/game/seat_strip.h"
#include "app/desktop/game/side_panel.h"
#include "app/desktop/i18n/clock_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/i18n/speech_text.h"
#include "app/desktop/i18n/turn_text.h"
#include "app/desktop/play/game_controller.h"
#include "app/desktop/sound/sound_player.h"

#include <QLabel>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kClockTickMs = 100;
constexpr int kSaidMs = 6000; ///< what was said stands below the board for so long

} // namespace

void GameRoom::connectClock()
{
    m_clockTick.setInterval(kClockTickMs);
    connect(&m_clockTick, &QTimer::timeout, this, &GameRoom::tickClock);
    connect(&m_match, &session::Match::clockChanged, this, [this] {
        if (m_match.runningClock())
            m_clockTick.start();
        else
            m_clockTick.stop();
        tickClock();
    });
    m_said.setSingleShot(true);
    m_said.setInterval(kSaidMs);
    connect(&m_said, &QTimer::timeout, this, [this] { showTip({}); });
}

/// Time runs to think: not while a move is being shown, and not for a game nobody sees.
void GameRoom::holdClock()
{
    m_match.holdClock(m_board->isAnimating() || !m_isEntered);
}

void GameRoom::tickClock()
{
    const auto left = m_match.timeLeft();
    if (!left)
        return;
    for (const Side side : rules::kBothSides) {
        const session::Milliseconds time = (*left)[rules::indexOf(side)];
        for (PlayerCard* card : cardsOf(side))
            card->showClock(time);
    }
    const auto running = m_match.runningClock();
    if (!running)
        return;
    const session::Milliseconds time = (*left)[rules::indexOf(*running)];
    const bool isShort = time < kShortOfTime;
    if (isShort != m_isShortOfTime) {
        m_isShortOfTime = isShort;
        applySpeed();
    }
    const auto second = std::chrono::duration_cast<std::chrono::seconds>(time);
    if (isShort && second != m_tickedSecond && m_match.isHumanToMove())
        m_sound.clockTicked();
    m_tickedSecond = second;
}

void GameRoom::applySpeed()
{
    SowingSpeed speed = m_settings.sowingSpeed();
    if (m_isShortOfTime && speed != SowingSpeed::Off)
        speed = SowingSpeed::Fast;
    m_controller->setSpeed(m_settings.isMotionReduced() ? SowingSpeed::Off : speed);
}

std::vector<PlayerCard*> GameRoom::cardsOf(Side side) const
{
    const auto index = rules::indexOf(side);
    std::vector<PlayerCard*> cards = {m_panel->card(static_cast<int>(index)), m_headerCards[index]};
    for (const SeatStrip* seat : m_seats) {
        if (seat->side() == static_cast<int>(index))
            cards.push_back(seat->card());
    }
    return cards;
}

void GameRoom::connectSeats()
{
    for (SeatStrip* seat : m_seats) {
        connect(seat, &SeatStrip::undoWished, this, [this] { m_match.undo(); });
        connect(seat, &SeatStrip::drawWished, this, [this](int side) { m_match.offerDraw(static_cast<Side>(side)); });
        connect(seat, &SeatStrip::resignWished, this, [this](int side) { m_match.resign(static_cast<Side>(side)); });
        connect(seat, &SeatStrip::pauseWished, this, [this] { m_match.setPaused(!m_match.isPaused()); });
    }
}

/// The far one's strip above the board, upside down; the near one's below it.
void GameRoom::seatPlayers(bool isFlipped)
{
    m_seats[0]->seat(isFlipped ? 0 : 1, true);
    m_seats[1]->seat(isFlipped ? 1 : 0, false);
    for (SeatStrip* seat : m_seats) {
        const auto side = static_cast<Side>(seat->side());
        using Button = SeatStrip::Button;
        seat->button(Button::Undo)->setEnabled(m_match.canUndo());
        seat->button(Button::Draw)->setEnabled(m_match.canOfferDraw(side));
        seat->button(Button::Resign)->setEnabled(m_match.hasGame() && !m_match.outcome());
        seat->button(Button::Pause)->setVisible(m_match.timeLeft().has_value());
    }
}

void GameRoom::say(const QString& text)
{
    showTip(text);
    m_said.start();
    Q_EMIT announced(text);
    announce(*m_caption, text);
}

void GameRoom::sayClocks()
{
    const auto left = m_match.timeLeft();
    if (!left) {
        say(tr("There is no clock."));
        return;
    }
    QStringList parts;
    for (const Side side : rules::kBothSides)
        parts.append(QStringLiteral("%1: %2").arg(PlayerText::nameOf(m_match.spec(), side),
                                                  ClockText::spoken((*left)[rules::indexOf(side)])));
    say(parts.join(QStringLiteral(". ")));
}

void GameRoom::sayLast()
{
    const auto shown = static_cast<std::size_t>(m_controller->shownPlies());
    say(shown == 0 ? tr("No move has been made yet.") : SpeechText::move(m_controller->history(), shown - 1));
}

/// A screen reader tells each move, and what is out of the ordinary about the turn that begins.
void GameRoom::announceTurn()
{
    const auto& history = m_controller->history();
    const int ply = static_cast<int>(history.plies().size());
    if (ply == m_announcedPly)
        return;
    const bool isNew = ply > m_announcedPly;
    m_announcedPly = ply;
    if (!isNew || ply == 0)
        return;
    QString text = SpeechText::move(history, static_cast<std::size_t>(ply - 1));
    if (const QString note = TurnText::of(history); !note.isEmpty()) {
        Q_EMIT turnAnnounced(note);
        text += u' ' + note + u'.';
    }
    Q_EMIT announced(text);
    announce(*m_caption, text);
}

} // namespace qumalaq::desktop
