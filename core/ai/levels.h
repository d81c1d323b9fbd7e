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

/// How strong the computer plays: numbers here, names in the view.
namespace qumalaq::ai {

/// Levels are 1 (a child can win) to kLevelCount (as strong as it gets). Measured strengths are in
/// resources/strength.md. When a better network makes a level stronger, its numbers for that game change.
inline constexpr int kLevelCount = 10;

struct LevelSpec {
    int depth = kMostDepth;  ///< plies it looks ahead
    std::uint64_t nodes = 0; ///< positions it looks at, 0 for any number
    std::optional<std::chrono::milliseconds> moveTime = std::nullopt;
    /// It misjudges a move by up to this many hundredths of a stone, either way.
    int misjudgement = 0;
    /// How often in a thousand it does not see a move at all.
    int overlooked = 0;
    /// No move costs more hundredths of a stone than this, by the level's own search: a player who plays well most of
    /// the time does not give away twenty stones in between.
    int worstError = kInfinity;

    /// It weighs every move and then errs, as a person does; the others simply play their best.
    [[nodiscard]] constexpr bool isFallible() const { return misjudgement > 0 || overlooked > 0; }
};

/// How a level plays a game; 1 <= level <= kLevelCount.
[[nodiscard]] const LevelSpec& levelSpec(int level, rules::GameId game);

/// Good days and bad ones: the level whose numbers `level` uses in one game. It is `level` itself, the one below or the
/// one above, each equally likely. The strongest level never varies, and no other level becomes the strongest. The same
/// seed gives the same level.
[[nodiscard]] int dailyVariation(int level, std::uint64_t gameSeed);

/// Earlier versions had eight levels, which old settings and games still name. The level of today that stands for one
/// of them; 1 <= level <= 8.
[[nodiscard]] constexpr int levelFromEight(int level)
{
    constexpr std::array<int, 8> kToday = {1, 2, 3, 5, 6, 8, 9, kLevelCount};
    return kToday[static_cast<std::size_t>(level - 1)];
}

/// The move a fallible level makes: an index into `moves`, which are ranked and not empty. The same seed gives the same
/// move.
[[nodiscard]] std::size_t choiceOf(const LevelSpec& spec, std::span<const RootMove> moves, std::uint64_t seed);

} // namespace qumalaq::ai
