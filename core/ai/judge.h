// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/evaluation.h"
#include "core/ai/taste.h"
#include "core/rules/game_position.h"

namespace qumalaq::ai {

/// Whom a search asks what a position is worth to the side to move.
class Judge {
public:
    /// Without a network the hand-made rules judge. `taste`, if there is one, is that of `owner`. Both must outlive
    /// this.
    Judge(const nnue::Network* network, const Taste* taste, rules::Side owner)
        : m_network(network)
        , m_taste(taste)
        , m_owner(owner)
    {
    }

    template <rules::GamePosition P>
    [[nodiscard]] Value worthOf(const P& position) const
    {
        const Value worth = evaluate(position, m_network);
        if (m_taste == nullptr)
            return worth;
        const int love = appeal(*m_taste, position, m_owner);
        return clampedEstimate(position.sideToMove() == m_owner ? worth + love : worth - love);
    }

private:
    const nnue::Network* m_network;
    const Taste* m_taste;
    rules::Side m_owner;
};

} // namespace qumalaq::ai
