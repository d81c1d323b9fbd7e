// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/self_play.h"

#include "core/ai/search.h"
#include "core/base/prng.h"

#include <optional>

namespace qumalaq::workshop {

using ai::nnue::LearnedPosition;
using rules::Side;

namespace {

/// The few games that last longer are practically draws by repetition.
constexpr int kMaxGameLength = 400;

template <LearnedPosition P>
[[nodiscard]] rules::Move randomMove(const P& position, Prng& prng)
{
    const rules::MoveList moves = position.legalMoves();
    return moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// Random moves that do not end the game.
template <LearnedPosition P>
[[nodiscard]] P openingOf(const SelfPlayRecipe& recipe, Prng& prng)
{
    for (;;) {
        P position;
        const std::uint32_t plies = recipe.fewestRandom + prng.below(recipe.mostRandom - recipe.fewestRandom + 1);
        for (std::uint32_t ply = 0; ply < plies && !position.outcome(); ++ply)
            position.play(randomMove(position, prng));
        if (!position.outcome())
            return position;
    }
}

} // namespace

std::vector<TrainingRecord> SelfPlay::play(std::uint64_t number)
{
    return m_recipe.game == rules::GameId::Congkak ? playGame<rules::CongkakPosition>(number)
                                                   : playGame<rules::TogyzqumalaqPosition>(number);
}

template <LearnedPosition P>
std::vector<TrainingRecord> SelfPlay::playGame(std::uint64_t number)
{
    Prng prng = Prng::forStream(m_recipe.seed, number);
    m_table.clear();
    P position = openingOf<P>(m_recipe, prng);
    std::vector<TrainingRecord> records;
    std::vector<ai::PathEntry> path;
    std::optional<Side> winner;
    const auto isNever = [] { return false; };
    ai::SearchSettings settings;
    settings.network = m_network.get();
    for (int ply = 0; ply < kMaxGameLength; ++ply) {
        if (const auto outcome = position.outcome()) {
            winner = outcome->winner;
            break;
        }
        ai::Search<P> search(m_table, settings, isNever);
        ai::SearchBudget budget;
        budget.nodes = m_recipe.nodes;
        const ai::SearchOutcome found = search.run(position, path, budget, nullptr);
        const ai::RootMove& best = found.moves.front();
        const Side mover = position.sideToMove();
        records.push_back({ai::nnue::networkInputOf(position), static_cast<std::int16_t>(best.value)});
        if (mover == Side::North)
            records.back().flags |= TrainingRecord::NorthMoves;
        if (ai::isWin(best.value) || ai::isLoss(best.value)) {
            winner = ai::isWin(best.value) ? mover : rules::opponentOf(mover);
            break;
        }
        if (found.isExhaustive && best.value == ai::kDrawValue)
            break;
        const bool slips =
            static_cast<std::uint32_t>(ply) < m_recipe.lastSlipPly && prng.below(1'000) < m_recipe.slipPermille;
        if (slips)
            records.back().flags |= TrainingRecord::Slip;
        const auto stores = ai::storesOf(position);
        path.push_back({position.hash(), stores[0] + stores[1]});
        position.play(slips ? randomMove(position, prng) : best.move);
    }
    for (TrainingRecord& record : records) {
        if (winner)
            record.result = *winner == record.mover() ? 2 : 0;
    }
    if (!records.empty()) {
        records.front().flags |= TrainingRecord::FirstOfGame;
        records.back().flags |= TrainingRecord::LastOfGame;
    }
    return records;
}

} // namespace qumalaq::workshop
