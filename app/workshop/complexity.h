// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/player.h"
#include "core/base/prng.h"
#include "core/rules/game.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstdint>
#include <span>

/// How large a game is.
namespace qumalaq::workshop {

/// A mean with the bounds in which the true one lies with 95 %.
struct Measured {
    double mean = 0;
    double low = 0;
    double high = 0;
};

/// The mean of independent samples; at least two.
[[nodiscard]] Measured meanOf(std::span<const double> samples);

struct GameTree {
    Measured plies;     ///< of a game
    Measured branching; ///< legal moves in a position: the geometric mean of a game, which gives the size of the tree
    Measured magnitude; ///< the decimal logarithm of the product of all numbers of legal moves in a game
    Measured repeated;  ///< positions of a game that occurred before in it
};

/// Games of a player against itself from the start, after some random moves. The same seed gives the same games.
[[nodiscard]] GameTree gameTreeOf(Player& player, const rules::GameSetup& setup, int games, int openingPlies,
                                  std::uint64_t seed);

/// The number of boards of Togyzqumalaq with a side to move: all distributions of the stones over pits and kazans with
/// all tuzdyks that TogyzPosition::errorOf() allows, in games that are not over by a majority.
[[nodiscard]] double boardsOfTogyzqumalaq();
/// One of them, each with the same probability.
[[nodiscard]] rules::TogyzqumalaqPosition randomBoard(Prng& prng);

/// Whether `moves` moves lead to the position from some board; then it may occur in a game, otherwise it cannot. True
/// for 0.
[[nodiscard]] bool canArise(const rules::TogyzqumalaqPosition& position, int moves);

} // namespace qumalaq::workshop
