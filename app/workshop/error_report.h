// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/player.h"

#include <cstdint>

/// What a player's errors cost, as measured by a deeper search.
namespace qumalaq::workshop {

struct ErrorPlan {
    int games = 10;                ///< of the player against itself
    std::uint64_t nodes = 100'000; ///< of that search, for all moves of a position together
    std::uint64_t seed = 1;
};

/// For all moves in undecided positions. Proven results are left out, because they have no value in stones.
struct ErrorReport {
    int moves = 0;
    int withoutError = 0; ///< within half a stone of the best
    int fiveStones = 0;   ///< cost five stones or more
    int twentyStones = 0; ///< cost twenty stones or more
    double mean = 0;      ///< stones a move
    double worst = 0;     ///< stones
    double accuracy = 0;  ///< percent, as in a review of the game
};

/// Games of Togyzqumalaq.
[[nodiscard]] ErrorReport errorsOf(Player& player, const ErrorPlan& plan);

} // namespace qumalaq::workshop
