// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/search.h"

#include <vector>

namespace qumalaq::ai {

/// A search of its own, with an empty table. `before`: the game up to the position.
template <rules::GamePosition P>
[[nodiscard]] SearchOutcome searched(const P& position, const SearchBudget& budget, const SearchSettings& settings = {},
                                     const std::vector<PathEntry>& before = {}, int mebibytes = 4)
{
    TranspositionTable table(mebibytes);
    Search<P> search(table, settings, [] { return false; });
    return search.run(position, before, budget, nullptr);
}

[[nodiscard]] inline SearchBudget toDepth(int depth)
{
    SearchBudget budget;
    budget.depth = depth;
    return budget;
}

} // namespace qumalaq::ai
