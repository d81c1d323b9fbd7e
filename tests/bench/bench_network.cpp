// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the network judges a position, in each form this processor can do. Compare the figures of one run.
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
void judge(benchmark::State& state)
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
BENCHMARK_TEMPLATE(judge, TogyzqumalaqPosition, Form::Scalar)->Name("judgeInPlainLoops");
BENCHMARK_TEMPLATE(judge, TogyzqumalaqPosition, Form::Sse2)->Name("judgeBySse2");
BENCHMARK_TEMPLATE(judge, TogyzqumalaqPosition, Form::Avx2)->Name("judgeByAvx2");
BENCHMARK_TEMPLATE(judge, TogyzqumalaqPosition, Form::Avx512)->Name("judgeByAvx512");
BENCHMARK_TEMPLATE(judge, CongkakPosition, Form::Scalar)->Name("judgeCongkakInPlainLoops");
BENCHMARK_TEMPLATE(judge, CongkakPosition, Form::Sse2)->Name("judgeCongkakBySse2");
BENCHMARK_TEMPLATE(judge, CongkakPosition, Form::Avx2)->Name("judgeCongkakByAvx2");
BENCHMARK_TEMPLATE(judge, CongkakPosition, Form::Avx512)->Name("judgeCongkakByAvx512");

} // namespace

BENCHMARK_MAIN();
