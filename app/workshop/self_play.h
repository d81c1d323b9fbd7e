// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/training_data.h"
#include "core/ai/nnue/network.h"
#include "core/ai/transposition_table.h"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace qumalaq::workshop {

/// Plays games of the search against itself, without a clock. The same recipe and number give the same game.
class SelfPlay {
public:
    /// `network` must be for the recipe's game; null for the hand-made evaluation.
    SelfPlay(const SelfPlayRecipe& recipe, std::shared_ptr<const ai::nnue::Network> network)
        : m_recipe(recipe)
        , m_network(std::move(network))
    {
    }

    /// The positions of one game in order. A proven result ends the game.
    [[nodiscard]] std::vector<TrainingRecord> play(std::uint64_t number);

private:
    template <ai::nnue::LearnedPosition P>
    [[nodiscard]] std::vector<TrainingRecord> playGame(std::uint64_t number);

    SelfPlayRecipe m_recipe;
    std::shared_ptr<const ai::nnue::Network> m_network;
    ai::TranspositionTable m_table{1};
};

} // namespace qumalaq::workshop
