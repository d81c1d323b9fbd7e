// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/training_data.h"
#include "core/ai/transposition_table.h"

#include <cstdint>
#include <vector>

namespace qumalaq::workshop {

/// Games of the search against itself. Looks at no clock: the same recipe and number, the same game.
class SelfPlay {
public:
    explicit SelfPlay(const SelfPlayRecipe& recipe) : m_recipe(recipe) {}

    /// Every position of one game that the search has looked at, in order. A proven result ends the game.
    [[nodiscard]] std::vector<TrainingRecord> play(std::uint64_t number);

private:
    SelfPlayRecipe m_recipe;
    ai::TranspositionTable m_table{1};
};

} // namespace qumalaq::workshop
