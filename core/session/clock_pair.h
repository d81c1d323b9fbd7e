// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/types.h"
#include "core/session/clock.h"

#include <array>
#include <optional>

namespace qumalaq::session {

/// The two clocks of a game on a real board, where a player presses after a move. Callers pass the time, see TurnTimer.
class ClockPair {
public:
    explicit ClockPair(const ClockSpec& spec);

    [[nodiscard]] const ClockSpec& spec() const { return m_spec; }
    /// `side` has moved. The first press starts the clock of the other side; later only the side whose clock runs can
    /// press. Does nothing while paused, or after a flag has fallen.
    void press(rules::Side side, Milliseconds now);
    /// Stops the running clock, or continues it.
    void setPaused(bool paused, Milliseconds now);
    [[nodiscard]] bool isPaused() const { return m_turn && !m_fallen && !m_turnTimer.isRunning(); }
    [[nodiscard]] bool isRunning() const { return m_turn && !m_fallen && m_turnTimer.isRunning(); }
    /// Must be called regularly: checks whether a flag has fallen. Its clock then stays at 0.
    void update(Milliseconds now);
    /// The side whose clock runs or is paused. None before the first press.
    [[nodiscard]] std::optional<rules::Side> turn() const { return m_turn; }
    /// The side whose flag has fallen, as found by update().
    [[nodiscard]] std::optional<rules::Side> fallen() const { return m_fallen; }
    [[nodiscard]] Milliseconds left(rules::Side side, Milliseconds now) const;
    [[nodiscard]] int moves(rules::Side side) const { return m_moves[rules::indexOf(side)]; }

private:
    ClockSpec m_spec;
    std::array<Milliseconds, 2> m_left; ///< [side], at the beginning of the turn
    std::array<int, 2> m_moves{};       ///< [side]
    TurnTimer m_turnTimer;
    std::optional<rules::Side> m_turn;
    std::optional<rules::Side> m_fallen;
};

} // namespace qumalaq::session
