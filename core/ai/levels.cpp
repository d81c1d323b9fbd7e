// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/levels.h"

#include "core/base/prng.h"

#include <array>
#include <cassert>

namespace qumalaq::ai {

namespace {

using std::chrono::milliseconds;

// Depth makes the strength, errors make it human. The tests let each play the one two below it.
constexpr std::array<LevelSpec, kLevelCount> kLevels = {{
    {.depth = 1, .misjudgement = 2'000, .overlooked = 350},
    {.depth = 1, .misjudgement = 700, .overlooked = 120},
    {.depth = 2, .misjudgement = 500, .overlooked = 60},
    {.depth = 3, .misjudgement = 300, .overlooked = 20},
    {.depth = 5, .misjudgement = 120},
    {.depth = 8, .nodes = 30'000},
    {.nodes = 400'000, .moveTime = milliseconds(2'000)},
    {.moveTime = milliseconds(3'000)},
}};

} // namespace

const LevelSpec& levelSpec(int level)
{
    assert(level >= 1 && level <= kLevelCount);
    return kLevels[static_cast<std::size_t>(level - 1)];
}

std::size_t choiceOf(const LevelSpec& spec, std::span<const RootMove> moves, std::uint64_t seed)
{
    assert(!moves.empty());
    Prng random(seed);
    std::optional<std::size_t> best;
    int bestSeeming = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool isOverlooked = static_cast<int>(random.below(1'000)) < spec.overlooked;
        // Two dice: small errors are common, large ones rare.
        const auto reach = static_cast<std::uint32_t>(spec.misjudgement + 1);
        const int error = static_cast<int>(random.below(reach)) - static_cast<int>(random.below(reach));
        if (isOverlooked)
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
