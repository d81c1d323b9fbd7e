// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/budget.h"

#include "core/ai/levels.h"

#include <algorithm>

namespace qumalaq::ai {

namespace {

using std::chrono::milliseconds;

/// The time that an answer takes to reach the clock.
constexpr milliseconds kOverhead{20};
constexpr milliseconds kReserve{200};
constexpr milliseconds kMinTime{1};
/// The number of moves among which the time is divided. Games last 60 to 75 moves a side, but early moves matter most.
constexpr int kMovesToCome = 28;

void shorten(std::optional<milliseconds>& limit, milliseconds time)
{
    limit = limit ? std::min(*limit, time) : time;
}

void applyClock(SearchBudget& budget, milliseconds remaining, milliseconds increment, milliseconds lag)
{
    // Never used, so that a delay of the system does not lose the game.
    const milliseconds reserve = std::min(remaining / 4, kReserve);
    const milliseconds usable = std::max(remaining - kOverhead - lag - reserve, kMinTime);
    const milliseconds share = usable / kMovesToCome + increment * 3 / 4;
    // An iteration takes about three times as long as all before it together, so a later one would rarely finish.
    shorten(budget.softTime, std::clamp(share / 2, kMinTime, usable / 4 + kMinTime));
    shorten(budget.hardTime, std::clamp(share * 2, kMinTime, usable / 2 + kMinTime));
}

} // namespace

SearchBudget budgetOf(const Limits& limits, rules::Side mover, const LevelSpec* level, milliseconds lag)
{
    SearchBudget budget;
    if (limits.depth)
        budget.depth = std::clamp(*limits.depth, 1, kMaxDepth);
    if (limits.nodes)
        budget.nodes = *limits.nodes;
    if (limits.moveTime)
        shorten(budget.hardTime, std::max(*limits.moveTime, kMinTime));
    if (limits.clock) {
        const std::size_t side = rules::indexOf(mover);
        applyClock(budget, limits.clock->remaining[side], limits.clock->increment[side], lag);
    }
    if (level != nullptr) {
        budget.depth = std::min(budget.depth, level->depth);
        if (level->nodes > 0)
            budget.nodes = std::min(budget.nodes, level->nodes);
        if (level->moveTime)
            shorten(budget.hardTime, *level->moveTime);
    }
    return budget;
}

} // namespace qumalaq::ai
