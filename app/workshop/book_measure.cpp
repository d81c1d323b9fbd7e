// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/book_measure.h"

#include "core/ai/engine.h"
#include "core/base/prng.h"
#include "core/rules/history.h"

#include <cstddef>

namespace qumalaq::workshop {

using rules::Side;

BookMeasure measureBook(const BookMeasurePlan& plan, const std::function<void(const BookMeasure&)>& report)
{
    constexpr std::size_t kMaxGameLength = 1'000;
    BookMeasure measure;
    ai::SearchResult result;
    ai::Engine engine({nullptr, [&result](const ai::SearchResult& found) { result = found; }});
    engine.setBook(plan.book);
    for (int pair = 0; pair < plan.pairs; ++pair) {
        Prng prng = Prng::forStream(plan.seed, static_cast<std::uint64_t>(pair));
        ai::Limits limits;
        limits.nodes = plan.nodes - prng.below(static_cast<std::uint32_t>(plan.nodes / 5 + 1));
        PairGames games{};
        for (const Side withBook : rules::kBothSides) {
            engine.setSeed(prng());
            rules::History history;
            while (!history.outcome() && history.plies().size() < kMaxGameLength) {
                // Otherwise a side would profit from the other's hash table.
                engine.newGame();
                limits.usesBook = history.position().sideToMove() == withBook;
                engine.setPosition(history);
                engine.go(limits);
                engine.waitUntilIdle();
                measure.bookMoves += result.nodes == 0 ? 1 : 0;
                history.play(*result.best);
            }
            const auto outcome = history.outcome();
            const int own = !outcome || !outcome->winner ? 1 : *outcome->winner == withBook ? 2 : 0;
            games[rules::indexOf(withBook)] = own;
        }
        measure.score.add(games);
        if (report)
            report(measure);
    }
    return measure;
}

} // namespace qumalaq::workshop
