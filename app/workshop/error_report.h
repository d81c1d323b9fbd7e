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

/// Over all moves in positions that were not decided yet. Proven results are left out, because they are not a number of
/// stones.
struct ErrorReport {
    int moves = 0;
    int withoutError = 0; ///< within half a stone of the best
    int fiveStones = 0;   ///< cost five stones or more
    int twentyStones = 0; ///< likewise
    double mean = 0;      ///< stones a move
    double worst = 0;     ///< stones
    double accuracy = 0;  ///< percent, as a review of the game tells it
};

/// Games of Togyzqumalaq.
[[nodiscard]] ErrorReport errorsOf(Player& player, const ErrorPlan& plan);

} // namespace qumalaq::workshop
