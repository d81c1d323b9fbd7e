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
    {.depth = 1, .evaluationNoise = 1'950, .missedPermille = 310, .maxLoss = 1'600},
    {.depth = 1, .evaluationNoise = 980, .missedPermille = 160, .maxLoss = 1'300},
    {.depth = 1, .evaluationNoise = 690, .missedPermille = 103, .maxLoss = 1'000},
    {.depth = 2, .nodes = 600, .evaluationNoise = 640, .missedPermille = 84, .maxLoss = 800},
    {.depth = 3, .nodes = 1'500, .evaluationNoise = 355, .missedPermille = 41, .maxLoss = 600},
    {.depth = 5, .nodes = 2'500, .evaluationNoise = 285, .missedPermille = 26, .maxLoss = 400},
    {.depth = 8, .nodes = 6'000, .evaluationNoise = 235, .maxLoss = 250},
    {.nodes = 5'000},
    {.nodes = 1'000'000},
    {.moveTime = milliseconds(3'000)},
}};

// This game has a stronger network, so the same strength needs more errors and fewer positions.
constexpr Levels kTogyzqumalaqLevels = {{
    {.depth = 1, .evaluationNoise = 2'350, .missedPermille = 320, .maxLoss = 1'600},
    {.depth = 1, .evaluationNoise = 1'040, .missedPermille = 160, .maxLoss = 1'300},
    {.depth = 1, .evaluationNoise = 825, .missedPermille = 103, .maxLoss = 1'000, .opensLikeHumans = true},
    {.depth = 2, .nodes = 600, .evaluationNoise = 780, .missedPermille = 90, .maxLoss = 800, .opensLikeHumans = true},
    {.depth = 3, .nodes = 1'500, .evaluationNoise = 412, .missedPermille = 41, .maxLoss = 600, .opensLikeHumans = true},
    {.depth = 5, .nodes = 1'500, .evaluationNoise = 412, .missedPermille = 41, .maxLoss = 400, .opensLikeHumans = true},
    {.depth = 8, .nodes = 6'000, .evaluationNoise = 264, .maxLoss = 250, .opensLikeHumans = true},
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
        const bool isOverlooked = static_cast<int>(random.below(1'000)) < spec.missedPermille;
        // The difference of two uniform numbers: small errors are common, large ones rare.
        const auto reach = static_cast<std::uint32_t>(spec.evaluationNoise + 1);
        const int error = static_cast<int>(random.below(reach)) - static_cast<int>(random.below(reach));
        const bool isTooCostly = moves.front().value - moves[i].value > spec.maxLoss;
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
