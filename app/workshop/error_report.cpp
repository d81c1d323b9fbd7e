// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/error_report.h"

#include "core/ai/move_quality.h"
#include "core/ai/search.h"
#include "core/base/prng.h"

#include <algorithm>

namespace qumalaq::workshop {

using rules::History;
using rules::TogyzqumalaqPosition;

namespace {

/// Beyond this value a side wins in any case, and winning by less is not an error.
constexpr ai::Value kDecided = 3'000;
constexpr double kCentistones = 100.0;

void count(ErrorReport& report, ai::Value best, ai::Value chosen)
{
    const double cost = (best - chosen) / kCentistones;
    constexpr double kHalfAStone = 0.5;
    constexpr double kFive = 5.0;
    constexpr double kTwenty = 20.0;
    ++report.moves;
    report.mean += cost;
    report.worst = std::max(report.worst, cost);
    report.withoutError += cost < kHalfAStone ? 1 : 0;
    report.fiveStones += cost >= kFive ? 1 : 0;
    report.twentyStones += cost >= kTwenty ? 1 : 0;
}

} // namespace

ErrorReport errorsOf(Player& player, const ErrorPlan& plan)
{
    constexpr int kOpeningPlies = 4;
    constexpr int kMaxGameLength = 400;
    ErrorReport report;
    double loss = 0; ///< ai::moveLoss() of the moves of open games
    int open = 0;
    ai::TranspositionTable table(16);
    const auto network = ai::nnue::embeddedNetwork(rules::GameId::Togyzqumalaq);
    for (int game = 0; game < plan.games; ++game) {
        Prng prng = Prng::forStream(plan.seed, static_cast<std::uint64_t>(game));
        player.newGame(prng());
        History history;
        for (int ply = 0; ply < kMaxGameLength && !history.outcome(); ++ply) {
            const auto moves = history.position().legalMoves();
            if (ply < kOpeningPlies) {
                history.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
                continue;
            }
            const rules::Move chosen = player.choose(history);
            ai::SearchSettings settings;
            settings.network = network.get();
            settings.lines = ai::kMaxLines;
            ai::SearchBudget budget;
            budget.nodes = plan.nodes;
            ai::SearchOutcome outcome;
            history.position().visit([&](const auto& position) {
                ai::Search<std::decay_t<decltype(position)>> search(table, settings, [] { return false; });
                outcome = search.run(position, {}, budget, nullptr);
            });
            const auto found = std::find_if(outcome.moves.begin(), outcome.moves.end(),
                                            [&](const ai::RootMove& ranked) { return ranked.move == chosen; });
            const ai::Value best = outcome.moves.front().value;
            const ai::Score bestScore = ai::toScore(best);
            const ai::Score score = ai::toScore(found->value);
            if (moves.size() > 1 && !(bestScore.isProven() && bestScore.kind() == score.kind())) {
                loss += ai::moveLoss(bestScore, score, history.position().layout().totalStones);
                ++open;
            }
            if (moves.size() > 1 && std::abs(best) < kDecided && !ai::isLoss(found->value))
                count(report, best, found->value);
            history.play(chosen);
        }
    }
    report.mean /= std::max(1, report.moves);
    report.accuracy = ai::accuracyOf(loss / std::max(1, open));
    return report;
}

} // namespace qumalaq::workshop
