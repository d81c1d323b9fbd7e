// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/clock.h"

#include <array>
#include <optional>

namespace qumalaq::session {

/// The two clocks of a game that is played elsewhere, on a wooden board. Nobody tells it the moves: a player who has
/// moved presses. Callers pass the time, see TurnTimer.
class ClockPair {
public:
    explicit ClockPair(const ClockSpec& spec);

    [[nodiscard]] const ClockSpec& spec() const { return m_spec; }
    /// `side` has moved. The first press starts the clock of the other side; later only the side whose clock runs can
    /// press. Does nothing while it is paused, or after a flag has fallen.
    void press(rules::Side side, Milliseconds now);
    /// Stops the running clock, or lets it run again.
    void setPaused(bool paused, Milliseconds now);
    [[nodiscard]] bool isPaused() const { return m_turn && !m_fallen && !m_watch.isRunning(); }
    /// Notices a flag that has fallen by now; its clock stays at 0.
    void look(Milliseconds now);

    /// Whose clock runs, or would run if it were not paused. None before the first press.
    [[nodiscard]] std::optional<rules::Side> turn() const { return m_turn; }
    /// The side whose time is over, once look() has noticed it.
    [[nodiscard]] std::optional<rules::Side> fallen() const { return m_fallen; }
    [[nodiscard]] Milliseconds left(rules::Side side, Milliseconds now) const;
    /// How often the side has moved.
    [[nodiscard]] int moves(rules::Side side) const { return m_moves[rules::indexOf(side)]; }

private:
    ClockSpec m_spec;
    std::array<Milliseconds, 2> m_left; ///< [side], at the beginning of the turn
    std::array<int, 2> m_moves{};       ///< [side]
    TurnTimer m_watch;
    std::optional<rules::Side> m_turn;
    std::optional<rules::Side> m_fallen;
};

} // namespace qumalaq::session
