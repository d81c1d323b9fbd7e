// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/proven_moves.h"

#include "core/ai/book.h"
#include "core/ai/evaluation.h"

#include <algorithm>

namespace qumalaq::ai {

using rules::BestemshePosition;

namespace {

[[nodiscard]] bool contains(const std::vector<rules::Move>& moves, rules::Move move)
{
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void addByStrategy(const BestemshePosition& root, ProvenMoves& proven)
{
    const Book* strategy = embeddedBestemsheStrategy().get();
    if (strategy == nullptr)
        return;
    const auto winning = strategy->find(root);
    for (const rules::Move move : root.legalMoves()) {
        if (!winning.empty() && move.from.number == winning.front().pit)
            proven.winning.push_back(move);
        else if (!strategy->find(rules::played(root, move)).empty())
            proven.losing.push_back(move);
    }
}

/// Adds the moves after which neither side can force more than half, because stones can go round for ever. Returns
/// whether the position is such a draw.
bool addByTable(const BestemshePosition& root, const BestemsheEndgame& table, ProvenMoves& proven)
{
    const auto isHeld = [&table](const BestemshePosition& position) {
        return table.shareOf(position) && !table.resultOf(position);
    };
    if (!isHeld(root))
        return false;
    for (const rules::Move move : root.legalMoves())
        (isHeld(rules::played(root, move)) ? proven.held : proven.losing).push_back(move);
    return true;
}

void addBySearch(const BestemshePosition& root, std::span<const BestemshePosition> path, const BestemsheEndgame& table,
                 BestemsheProof::Limits limits, ProvenMoves& proven)
{
    // Among positions with the present number of stones the table does not show how to make progress.
    limits.settledStones = std::min(table.stones(), stonesOnBoard(root) - 1);
    BestemsheProof proof([&table](const BestemshePosition& position) { return table.shareOf(position); },
                         kProofMebibytes);
    const rules::Side mover = root.sideToMove();
    for (const rules::Side attacker : {mover, rules::opponentOf(mover)}) {
        const auto answer = proof.attack(root, attacker, limits, path);
        for (const BestemsheProof::Reply& reply : proof.repliesTo(root)) {
            if (reply.isWon)
                (attacker == mover ? proven.winning : proven.losing).push_back(reply.move);
        }
        if (answer == BestemsheProof::Answer::Wins)
            return;
    }
}

} // namespace

ProvenMoves provenMoves(const BestemshePosition& root, std::span<const BestemshePosition> path,
                        const BestemsheEndgame* table, const BestemsheProof::Limits& limits)
{
    ProvenMoves proven;
    addByStrategy(root, proven);
    if (!proven.winning.empty() || table == nullptr || addByTable(root, *table, proven))
        return proven;
    if (stonesOnBoard(root) <= kProofStones)
        addBySearch(root, path, *table, limits, proven);
    return proven;
}

void applyProof(const ProvenMoves& proven, SearchOutcome& outcome)
{
    std::vector<RootMove>& moves = outcome.moves;
    for (RootMove& each : moves) {
        // A win that the search has proven is as good, and its length is known.
        if (contains(proven.winning, each.move) && !isWin(each.value))
            each.value = winIn(Score::kUnknownLength);
        else if (contains(proven.losing, each.move) && !isLoss(each.value))
            each.value = lossIn(Score::kUnknownLength);
        else if (contains(proven.held, each.move))
            each.isHeld = true;
    }
    const auto unknown =
        std::find_if(moves.begin(), moves.end(), [](const RootMove& each) { return each.value == -kInfinity; });
    std::stable_partition(moves.begin(), unknown, [](const RootMove& each) { return !isLoss(each.value); });
    if (moves.empty() || isWin(moves.front().value))
        return;
    const auto best = std::find_if(moves.begin(), moves.end(),
                                   [&](const RootMove& each) { return contains(proven.winning, each.move); });
    if (best != moves.end())
        std::rotate(moves.begin(), best, best + 1);
}

} // namespace qumalaq::ai
