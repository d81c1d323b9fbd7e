// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/proven_moves.h"

#include "core/ai/book.h"

#include <algorithm>

namespace qumalaq::ai {

void applyProof(const rules::BestemshePosition& root, SearchOutcome& outcome)
{
    const Book* strategy = embeddedBestemsheStrategy().get();
    if (strategy == nullptr)
        return;
    const auto winning = strategy->find(root);
    const auto isWinning = [&](const RootMove& each) {
        return !winning.empty() && each.move.from.number == winning.front().pit;
    };
    std::vector<RootMove>& moves = outcome.moves;
    for (RootMove& each : moves) {
        // What the search has proven itself is as good, and shorter.
        if (isWinning(each) && !isWin(each.value))
            each.value = winIn(Score::kUnknownLength);
        else if (!strategy->find(rules::played(root, each.move)).empty() && !isLoss(each.value))
            each.value = lossIn(Score::kUnknownLength);
    }
    const auto unknown =
        std::find_if(moves.begin(), moves.end(), [](const RootMove& each) { return each.value == -kInfinity; });
    std::stable_partition(moves.begin(), unknown, [](const RootMove& each) { return !isLoss(each.value); });
    if (moves.empty() || isWin(moves.front().value))
        return;
    if (const auto best = std::find_if(moves.begin(), moves.end(), isWinning); best != moves.end())
        std::rotate(moves.begin(), best, best + 1);
}

} // namespace qumalaq::ai
