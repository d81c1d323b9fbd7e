// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"

#include <QString>

#include <array>
#include <optional>
#include <utility>

namespace qumalaq::session {

/// The score of several games between the same players: one point for a win, half a point for a draw.
class MatchTally {
public:
    void restart() { *this = MatchTally(); }
    /// The players swap sides for the next game.
    void swapSides()
    {
        std::swap(m_halves[0], m_halves[1]);
        m_last.reset();
    }
    void add(const rules::Outcome& outcome)
    {
        takeBack();
        m_last = outcome.winner;
        m_isCounted = true;
        ++m_games;
        count(+1);
    }
    /// The last game is not over after all.
    void takeBack()
    {
        if (!m_isCounted)
            return;
        count(-1);
        --m_games;
        m_isCounted = false;
    }
    /// The next game begins; the score is kept.
    void nextGame() { m_isCounted = false; }

    [[nodiscard]] int games() const { return m_games; }
    /// The points of a side, such as "1½".
    [[nodiscard]] QString points(rules::Side side) const
    {
        const int halves = m_halves[rules::indexOf(side)];
        const QString whole = halves / 2 > 0 || halves % 2 == 0 ? QString::number(halves / 2) : QString();
        return halves % 2 == 0 ? whole : whole + QChar(0xBD);
    }

private:
    void count(int sign)
    {
        for (const rules::Side side : rules::kBothSides)
            m_halves[rules::indexOf(side)] += sign * (!m_last ? 1 : *m_last == side ? 2 : 0);
    }

    std::array<int, 2> m_halves{}; ///< [side], in half points
    int m_games = 0;
    bool m_isCounted = false; ///< the last game is over and counted
    std::optional<rules::Side> m_last;
};

} // namespace qumalaq::session
