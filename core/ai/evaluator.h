// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/style.h"
#include "core/rules/game_position.h"

namespace qumalaq::ai {

/// Evaluates positions for a search: by the network or the hand-made evaluation, plus the style of a player.
class Evaluator {
public:
    /// Both pointers may be null and must outlive the object. `style` is that of the side `owner`.
    Evaluator(const nnue::Network* network, const Style* style, rules::Side owner)
        : m_network(network)
        , m_style(style)
        , m_owner(owner)
    {
    }

    /// For the side to move.
    template <rules::GamePosition P>
    [[nodiscard]] Value evaluate(const P& position) const
    {
        const Value value = ai::evaluate(position, m_network);
        if (m_style == nullptr)
            return value;
        const int bonus = styleBonus(*m_style, position, m_owner);
        return clampedEstimate(position.sideToMove() == m_owner ? value + bonus : value - bonus);
    }

private:
    const nnue::Network* m_network;
    const Style* m_style;
    rules::Side m_owner;
};

} // namespace qumalaq::ai
