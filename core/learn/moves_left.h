// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>

/// The atsyrau counter: whose row runs dry first. Of the Togyz family.
namespace qumalaq::learn {

struct MovesLeft {
    int count = 0;
    bool isExact = true; ///< otherwise so many can be made, and perhaps more
};

/// The most moves a side can make one after the other with the stones of its own row, as long as nothing comes into
/// that row: what leaves the row is gone, what falls into the opponent's tuzdyk is gone.
///
/// So the promise is: if no stone of the opponent reaches the row, the side can wait for so many moves and for no more.
/// It says nothing about captures. Exact, except for a crowded row with the opponent's tuzdyk in it.
[[nodiscard]] MovesLeft movesLeft(const rules::BoardState& board, rules::Side side);

/// How a game ends for the side to move if nobody errs.
enum class Verdict : std::uint8_t { Loss, Draw, Win };

/// Proven by trying every move and every answer; nothing if that would take more than `nodes` positions. A line that
/// comes back to a position it has passed proves nothing. Nothing either if the game is over.
[[nodiscard]] std::optional<Verdict> solveEnd(const rules::AnyPosition& position, std::uint64_t nodes);

/// So few stones are worth trying: with so many nodes, which take some 10 ms, about three of ten random ends of 12 to
/// 14 stones are solved.
inline constexpr int kSolvableStones = 14;
inline constexpr std::uint64_t kSolvingNodes = 200'000;

} // namespace qumalaq::learn
