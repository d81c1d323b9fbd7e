// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_clock.h"

#include "app/desktop/sound/sound_player.h"
#include "app/desktop/text/clock_text.h"

#include <utility>

namespace qumalaq::desktop {

using session::Match;

namespace {

constexpr int kTickMs = 100;

} // namespace

GameClock::GameClock(const Match& match, SoundPlayer& sound, QObject* parent)
    : QObject(parent)
    , m_match(match)
    , m_sound(sound)
{
    m_timer.setInterval(kTickMs);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::tick);
    connect(&m_match, &Match::clockChanged, this, [this] {
        if (m_match.runningClock())
            m_timer.start();
        else
            m_timer.stop();
        tick();
    });
    connect(&m_match, &Match::started, this, [this] { setShortOfTime(false); });
}

void GameClock::tick()
{
    const auto left = m_match.timeLeft();
    if (!left)
        return;
    Q_EMIT ticked();
    const auto running = m_match.runningClock();
    if (!running)
        return;
    const session::Milliseconds time = (*left)[rules::indexOf(*running)];
    setShortOfTime(time < kShortOfTime);
    const auto second = std::chrono::duration_cast<std::chrono::seconds>(time);
    if (second != std::exchange(m_heardSecond, second) && m_isShortOfTime && m_match.isPersonToMove())
        m_sound.clockTicked();
}

void GameClock::setShortOfTime(bool isShort)
{
    if (isShort != std::exchange(m_isShortOfTime, isShort))
        Q_EMIT shortOfTimeChanged();
}

} // namespace qumalaq::desktop
