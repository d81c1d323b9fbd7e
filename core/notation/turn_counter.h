// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <cstddef>
#include <optional>

namespace qumalaq::notation {

/// The numbers of moves on a scoresheet: a new number whenever South's turn begins. So a number has two moves if the
/// players alternate, and more if a turn has several moves.
class TurnCounter {
public:
    /// The number of the next move if this side makes it.
    [[nodiscard]] constexpr int numberFor(rules::Side mover) const
    {
        return m_number + (!m_last || (mover == rules::Side::South && *m_last == rules::Side::North) ? 1 : 0);
    }

    /// None before the first move.
    [[nodiscard]] constexpr std::optional<rules::Side> lastMover() const { return m_last; }

    constexpr void count(rules::Side mover)
    {
        m_number = numberFor(mover);
        m_last = mover;
    }

private:
    int m_number = 0;
    std::optional<rules::Side> m_last;
};

/// The number of the last of the first `plies` moves of a game; 0 for the start.
[[nodiscard]] int moveNumberAt(const rules::History& game, std::size_t plies);

} // namespace qumalaq::notation
