// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Endings solved by trying every move, for coach, puzzles and lessons. See core/ai/endgame for those that are stored.
namespace qumalaq::learn {

/// The result of a game with perfect play, for the side to move.
enum class GameValue : std::uint8_t { Loss, Draw, Win };

/// Proven by trying every move and every reply. None if that takes more than `nodes` positions, if the game is over, or
/// within some milliseconds after a stop. A line with a repetition proves nothing.
[[nodiscard]] std::optional<GameValue> solveEnd(const rules::AnyPosition& position, std::uint64_t nodes,
                                                const StopToken& stop = {});

/// The shortest line of the winning side to an end that solveEnd() proves, against the longest resistance; in a drawn
/// ending a line that stays drawn. Empty if the ending is not solved; ends before the first position that is not
/// solved. Each position takes up to `nodes` positions for each of its moves.
[[nodiscard]] std::vector<rules::Move> solvedLine(const rules::AnyPosition& position, std::uint64_t nodes,
                                                  const StopToken& stop = {});

/// Whether `side` wins with perfect play: by the outcome if the game is over, else by solveEnd().
[[nodiscard]] std::optional<bool> isWonFor(const rules::AnyPosition& position, rules::Side side, std::uint64_t nodes,
                                           const StopToken& stop = {});

/// Limits for a quick attempt: kSolvingNodes take about 10 ms and solve three in ten random endings with 12 to
/// kSolvableStones stones.
inline constexpr int kSolvableStones = 14;
inline constexpr std::uint64_t kSolvingNodes = 200'000;

} // namespace qumalaq::learn
