// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/search_types.h"
#include "core/rules/game.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

/// How strong the computer plays.
namespace qumalaq::ai {

/// Levels are 1 (a child can win) to kLevelCount (as strong as possible). resources/measurements.md has their
/// strengths. When a better network makes a level stronger, its numbers for that game must be changed.
inline constexpr int kLevelCount = 10;

/// The first plies of a game in which levels that do not err vary (SearchSettings::variation), so that not all their
/// games are the same.
inline constexpr std::size_t kOpeningPlies = 10;

struct LevelSpec {
    int depth = kMaxDepth;   ///< of the search, in plies
    std::uint64_t nodes = 0; ///< of the search; 0 for no limit
    std::optional<std::chrono::milliseconds> moveTime = std::nullopt;
    /// The largest error in the value of a move, in hundredths of a stone, either way.
    int evaluationNoise = 0;
    /// How many in a thousand moves are overlooked.
    int missedPermille = 0;
    /// The most that a move may cost, in hundredths of a stone, by the level's own search: a player who plays well most
    /// of the time does not give away twenty stones in between.
    int maxLoss = kInfinity;
    /// Plays its first moves as often as people do (embeddedHumanOpenings()).
    bool opensLikeHumans = false;

    /// Whether it evaluates every move and then errs, as a person does. Other levels play their best move.
    [[nodiscard]] constexpr bool isFallible() const { return evaluationNoise > 0 || missedPermille > 0; }
};

/// How a level plays a game; 1 <= level <= kLevelCount.
[[nodiscard]] const LevelSpec& levelSpec(int level, rules::GameId game);

/// The level whose numbers `level` uses in one game, like a person's good and bad days: `level`, the level below or the
/// level above, each equally likely. The strongest level never varies, and no other level becomes the strongest. The
/// same seed gives the same level.
[[nodiscard]] int dailyVariation(int level, std::uint64_t gameSeed);

/// Earlier versions had so many levels. Old settings and games contain them.
inline constexpr int kFormerLevelCount = 8;

/// Converts one of the former levels; 1 <= level <= kFormerLevelCount.
[[nodiscard]] constexpr int levelFromEight(int level)
{
    constexpr std::array<int, kFormerLevelCount> kToday = {1, 2, 3, 5, 6, 8, 9, kLevelCount};
    return kToday[static_cast<std::size_t>(level - 1)];
}

/// The move of a fallible level: an index into `moves`, which must be ranked and not empty. The same seed gives the
/// same move.
[[nodiscard]] std::size_t choiceOf(const LevelSpec& spec, std::span<const RootMove> moves, std::uint64_t seed);

} // namespace qumalaq::ai
