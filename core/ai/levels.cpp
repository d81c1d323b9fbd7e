// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/levels.h"

#include "core/base/prng.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace qumalaq::ai {

namespace {

using std::chrono::milliseconds;

using Levels = std::array<LevelSpec, kLevelCount>;

// The depth and nodes determine the strength of a level, the errors make it play like a person. Tuned by matches
// between neighbours, see resources/measurements.md.
constexpr Levels kLevels = {{
    {.depth = 1, .misjudgement = 1'950, .overlooked = 310, .worstError = 1'600},
    {.depth = 1, .misjudgement = 980, .overlooked = 160, .worstError = 1'300},
    {.depth = 1, .misjudgement = 690, .overlooked = 103, .worstError = 1'000},
    {.depth = 2, .nodes = 600, .misjudgement = 640, .overlooked = 84, .worstError = 800},
    {.depth = 3, .nodes = 1'500, .misjudgement = 355, .overlooked = 41, .worstError = 600},
    {.depth = 5, .nodes = 2'500, .misjudgement = 285, .overlooked = 26, .worstError = 400},
    {.depth = 8, .nodes = 6'000, .misjudgement = 235, .worstError = 250},
    {.nodes = 5'000},
    {.nodes = 1'000'000},
    {.moveTime = milliseconds(3'000)},
}};

// This game has a stronger network, so the same strength needs more errors and fewer positions.
constexpr Levels kTogyzqumalaqLevels = {{
    {.depth = 1, .misjudgement = 2'350, .overlooked = 320, .worstError = 1'600},
    {.depth = 1, .misjudgement = 1'040, .overlooked = 160, .worstError = 1'300},
    {.depth = 1, .misjudgement = 825, .overlooked = 103, .worstError = 1'000, .opensLikePeople = true},
    {.depth = 2, .nodes = 600, .misjudgement = 780, .overlooked = 90, .worstError = 800, .opensLikePeople = true},
    {.depth = 3, .nodes = 1'500, .misjudgement = 412, .overlooked = 41, .worstError = 600, .opensLikePeople = true},
    {.depth = 5, .nodes = 1'500, .misjudgement = 412, .overlooked = 41, .worstError = 400, .opensLikePeople = true},
    {.depth = 8, .nodes = 6'000, .misjudgement = 264, .worstError = 250, .opensLikePeople = true},
    {.nodes = 570},
    {.nodes = 65'000},
    {.moveTime = milliseconds(3'000)},
}};

} // namespace

const LevelSpec& levelSpec(int level, rules::GameId game)
{
    assert(level >= 1 && level <= kLevelCount);
    const Levels& levels = game == rules::GameId::Togyzqumalaq ? kTogyzqumalaqLevels : kLevels;
    return levels[static_cast<std::size_t>(level - 1)];
}

int dailyVariation(int level, std::uint64_t gameSeed)
{
    assert(level >= 1 && level <= kLevelCount);
    if (level == kLevelCount)
        return level;
    Prng random(gameSeed);
    return std::clamp(level - 1 + static_cast<int>(random.below(3)), 1, kLevelCount - 1);
}

std::size_t choiceOf(const LevelSpec& spec, std::span<const RootMove> moves, std::uint64_t seed)
{
    assert(!moves.empty());
    Prng random(seed);
    std::optional<std::size_t> best;
    int bestSeeming = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool isOverlooked = static_cast<int>(random.below(1'000)) < spec.overlooked;
        // The difference of two uniform numbers: small errors are common, large ones rare.
        const auto reach = static_cast<std::uint32_t>(spec.misjudgement + 1);
        const int error = static_cast<int>(random.below(reach)) - static_cast<int>(random.below(reach));
        const bool isTooCostly = moves.front().value - moves[i].value > spec.worstError;
        if (isOverlooked || isTooCostly)
            continue;
        const int seeming = moves[i].value + error;
        if (!best || seeming > bestSeeming) {
            best = i;
            bestSeeming = seeming;
        }
    }
    return best.value_or(0);
}

} // namespace qumalaq::ai
