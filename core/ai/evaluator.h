// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/search_types.h"
#include "core/ai/style.h"
#include "core/base/prng.h"
#include "core/rules/game_position.h"

#include <cstdint>

namespace qumalaq::ai {

/// Evaluates positions for a search: by the network or the hand-made evaluation, plus the style of a player
/// and a variation.
class Evaluator {
public:
    /// `root`: the side that the style is of.
    Evaluator(const SearchSettings& settings, rules::Side root)
        : m_network(settings.network)
        , m_style(settings.style)
        , m_owner(root)
        , m_variation(settings.variation)
    {
    }

    /// For the side to move.
    template <rules::GamePosition P>
    [[nodiscard]] Value evaluate(const P& position) const
    {
        Value value = ai::evaluate(position, m_network);
        if (m_style == nullptr && m_variation == 0)
            return value;
        if (m_style != nullptr) {
            const int bonus = styleBonus(*m_style, position, m_owner);
            value += position.sideToMove() == m_owner ? bonus : -bonus;
        }
        if (m_variation != 0)
            value +=
                static_cast<int>(splitMix64(position.hash() ^ m_variation) % (2 * kMaxVariation + 1)) - kMaxVariation;
        return clampedEstimate(value);
    }

private:
    const nnue::Network* m_network;
    const Style* m_style;
    rules::Side m_owner;
    std::uint64_t m_variation;
};

} // namespace qumalaq::ai
