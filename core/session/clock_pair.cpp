// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/clock_pair.h"

#include <algorithm>

namespace qumalaq::session {

using rules::Side;

ClockPair::ClockPair(const ClockSpec& spec) : m_spec(spec), m_left(spec.main) {}

void ClockPair::press(Side side, Milliseconds now)
{
    update(now);
    if (m_fallen || isPaused() || (m_turn && *m_turn != side))
        return;
    // The first press counts a move that was made before the clocks were started.
    m_left[rules::indexOf(side)] = afterMove(m_spec, m_left[rules::indexOf(side)], m_turnTimer.spent(now));
    m_turnTimer.halt(now);
    ++m_moves[rules::indexOf(side)];
    m_turn = rules::opponentOf(side);
    m_turnTimer.begin(Milliseconds(0));
    m_turnTimer.run(now);
}

void ClockPair::setPaused(bool paused, Milliseconds now)
{
    update(now);
    if (!m_turn || m_fallen)
        return;
    if (paused)
        m_turnTimer.halt(now);
    else
        m_turnTimer.run(now);
}

void ClockPair::update(Milliseconds now)
{
    if (!m_turn || m_fallen || left(*m_turn, now) > Milliseconds(0))
        return;
    m_turnTimer.halt(now);
    m_left[rules::indexOf(*m_turn)] = Milliseconds(0);
    m_turnTimer.begin(Milliseconds(0));
    m_fallen = m_turn;
}

Milliseconds ClockPair::left(Side side, Milliseconds now) const
{
    const Milliseconds left = m_left[rules::indexOf(side)];
    return std::max(Milliseconds(0), m_turn == side ? left - m_turnTimer.spent(now) : left);
}

} // namespace qumalaq::session
