// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_speech.h"

#include "app/desktop/frame/announce.h"
#include "app/desktop/game/game_caption.h"
#include "app/desktop/i18n/clock_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/i18n/speech_text.h"
#include "app/desktop/i18n/turn_text.h"
#include "app/desktop/play/game_controller.h"

#include <QStringList>

#include <utility>

namespace qumalaq::desktop {

using rules::Side;

GameSpeech::GameSpeech(const session::Match& match, const GameController& controller, GameCaption& caption,
                       QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_controller(controller)
    , m_caption(caption)
{
}

bool GameSpeech::knows(ActionId command)
{
    return command == ActionId::SayLast || command == ActionId::SayKazans || command == ActionId::SayClocks
           || command == ActionId::SayBoard;
}

void GameSpeech::run(ActionId command)
{
    const rules::AnyPosition position =
        m_controller.history().positionAt(static_cast<std::size_t>(m_controller.shownPlies()));
    QString text;
    if (command == ActionId::SayLast)
        text = lastMove();
    else if (command == ActionId::SayKazans)
        text = SpeechText::kazans(position.board());
    else if (command == ActionId::SayClocks)
        text = clocks();
    else
        text = SpeechText::board(position);
    m_caption.say(text);
    announceText(text);
}

void GameSpeech::announceText(const QString& text)
{
    Q_EMIT announced(text);
    announce(m_caption, text);
}

QString GameSpeech::lastMove() const
{
    const auto shown = static_cast<std::size_t>(m_controller.shownPlies());
    return shown == 0 ? tr("No move has been made yet.") : SpeechText::move(m_controller.history(), shown - 1);
}

QString GameSpeech::clocks() const
{
    const auto left = m_match.timeLeft();
    if (!left)
        return tr("There is no clock.");
    QStringList parts;
    for (const Side side : rules::kBothSides)
        parts.append(QStringLiteral("%1: %2").arg(PlayerText::nameOf(m_match.spec(), side),
                                                  ClockText::spoken((*left)[rules::indexOf(side)])));
    return parts.join(QStringLiteral(". "));
}

void GameSpeech::sayTurn()
{
    const auto& history = m_controller.history();
    const int ply = static_cast<int>(history.plies().size());
    // Undone moves are not announced.
    if (ply <= std::exchange(m_saidPly, ply))
        return;
    QString text = SpeechText::move(history, static_cast<std::size_t>(ply - 1));
    if (const QString note = TurnText::of(history); !note.isEmpty()) {
        Q_EMIT turnAnnounced(note);
        text += u' ' + note + u'.';
    }
    announceText(text);
}

} // namespace qumalaq::desktop
