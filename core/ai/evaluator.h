// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/search_types.h"
#include "core/ai/style.h"
#include "core/rules/game_position.h"

namespace qumalaq::ai {

/// Evaluates positions for a search: by the network or the hand-made evaluation, plus the style of a player.
class Evaluator {
public:
    /// `root`: the side that the style is of.
    Evaluator(const SearchSettings& settings, rules::Side root)
        : m_network(settings.network)
        , m_style(settings.style)
        , m_owner(root)
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
