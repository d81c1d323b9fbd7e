// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_speech.h"

#include "app/desktop/frame/announce.h"
#include "app/desktop/game/game_strip.h"
#include "app/desktop/i18n/clock_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/i18n/speech_text.h"
#include "app/desktop/i18n/turn_text.h"
#include "app/desktop/play/shown_game.h"

#include <QStringList>

namespace qumalaq::desktop {

using rules::Side;

GameSpeech::GameSpeech(const session::Match& match, const ShownGame& shown, GameStrip& strip, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_shown(shown)
    , m_strip(strip)
{
    connect(&shown, &ShownGame::moveLanded, this, &GameSpeech::sayMove);
}

bool GameSpeech::knows(ActionId command)
{
    return command == ActionId::SayLast || command == ActionId::SayKazans || command == ActionId::SayClocks
           || command == ActionId::SayBoard;
}

void GameSpeech::run(ActionId command)
{
    const rules::AnyPosition position = m_shown.position();
    QString text;
    if (command == ActionId::SayLast)
        text = lastMove();
    else if (command == ActionId::SayKazans)
        text = SpeechText::kazans(position);
    else if (command == ActionId::SayClocks)
        text = clocks();
    else
        text = SpeechText::board(position);
    m_strip.say(text);
    announceText(text);
}

void GameSpeech::announceText(const QString& text)
{
    Q_EMIT announced(text);
    announce(m_strip, text);
}

QString GameSpeech::lastMove() const
{
    const auto shown = static_cast<std::size_t>(m_shown.plies());
    return shown == 0 ? tr("No move has been made yet.") : SpeechText::move(m_shown.history(), shown - 1);
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

/// The last move, and anything unusual about the turn that begins.
void GameSpeech::sayMove(int ply)
{
    const rules::History& history = m_shown.history();
    QString text = SpeechText::move(history, static_cast<std::size_t>(ply));
    if (const QString note = TurnText::of(history); !note.isEmpty()) {
        Q_EMIT turnAnnounced(note);
        text += u' ' + note + u'.';
    }
    announceText(text);
}

} // namespace qumalaq::desktop
