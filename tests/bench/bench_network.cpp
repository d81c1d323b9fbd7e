// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the network evaluates a position, in each form that this processor supports. Compare figures of the same
// run.
#include "core/ai/nnue/network.h"
#include "core/base/prng.h"

#include <benchmark/benchmark.h>

#include <utility>
#include <vector>

using namespace qumalaq;
using ai::nnue::Form;
using ai::nnue::LearnedPosition;
using rules::CongkakPosition;
using rules::TogyzqumalaqPosition;

namespace {

/// Positions of random games, none of them over, shuffled.
template <LearnedPosition P>
const std::vector<P>& positions()
{
    static const std::vector<P> made = [] {
        constexpr std::size_t kPositions = 4'096;
        std::vector<P> list;
        Prng prng(1);
        P position;
        while (list.size() < kPositions) {
            list.push_back(position);
            const auto moves = position.legalMoves();
            position.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
            if (position.outcome())
                position = P();
        }
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[prng.below(static_cast<std::uint32_t>(i))]);
        return list;
    }();
    return made;
}

template <LearnedPosition P, Form kForm>
void evaluate(benchmark::State& state)
{
    const auto network = ai::nnue::embeddedNetwork(*ai::nnue::learnedGameOf(P()));
    if (network == nullptr || !ai::nnue::isSupported(kForm)) {
        state.SkipWithError("no network, or not on this processor");
        return;
    }
    const auto outputOf = ai::nnue::outputFunction<P>(kForm);
    for (auto _ : state) {
        for (const P& position : positions<P>())
            benchmark::DoNotOptimize(outputOf(network->weights(), position));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions<P>().size()));
}
BENCHMARK_TEMPLATE(evaluate, TogyzqumalaqPosition, Form::Scalar)->Name("evaluateInPlainLoops");
BENCHMARK_TEMPLATE(evaluate, TogyzqumalaqPosition, Form::Sse2)->Name("evaluateBySse2");
BENCHMARK_TEMPLATE(evaluate, TogyzqumalaqPosition, Form::Avx2)->Name("evaluateByAvx2");
BENCHMARK_TEMPLATE(evaluate, TogyzqumalaqPosition, Form::Avx512)->Name("evaluateByAvx512");
BENCHMARK_TEMPLATE(evaluate, CongkakPosition, Form::Scalar)->Name("evaluateCongkakInPlainLoops");
BENCHMARK_TEMPLATE(evaluate, CongkakPosition, Form::Sse2)->Name("evaluateCongkakBySse2");
BENCHMARK_TEMPLATE(evaluate, CongkakPosition, Form::Avx2)->Name("evaluateCongkakByAvx2");
BENCHMARK_TEMPLATE(evaluate, CongkakPosition, Form::Avx512)->Name("evaluateCongkakByAvx512");

} // namespace

BENCHMARK_MAIN();
