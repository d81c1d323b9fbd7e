// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast a move of Togyzqumalaq is made: by table, and step by step with its trace. Compare the figures of one run.
#include "core/base/prng.h"
#include "core/rules/perft.h"
#include "core/rules/togyz/togyz_position.h"

#include <benchmark/benchmark.h>

#include <vector>

using namespace qumalaq;
using rules::Move;
using rules::TogyzqumalaqPosition;

namespace {

struct Sample {
    TogyzqumalaqPosition position;
    Move move;
};

/// Positions of random games, each with one of its moves.
const std::vector<Sample>& samples()
{
    static const std::vector<Sample> made = [] {
        constexpr std::size_t kSamples = 4096;
        std::vector<Sample> list;
        Prng prng(1);
        TogyzqumalaqPosition position;
        while (list.size() < kSamples) {
            if (position.outcome())
                position = TogyzqumalaqPosition();
            const auto moves = position.legalMoves();
            const Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
            list.push_back({position, move});
            position.play(move);
        }
        return list;
    }();
    return made;
}

void playByTable(benchmark::State& state)
{
    std::size_t i = 0;
    for (auto _ : state) {
        const Sample& sample = samples()[i++ % samples().size()];
        TogyzqumalaqPosition position = sample.position;
        position.play(sample.move);
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(playByTable);

void playWithTrace(benchmark::State& state)
{
    std::size_t i = 0;
    rules::MoveTrace trace;
    for (auto _ : state) {
        const Sample& sample = samples()[i++ % samples().size()];
        TogyzqumalaqPosition position = sample.position;
        trace.clear();
        position.play(sample.move, trace);
        benchmark::DoNotOptimize(position);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(playWithTrace);

void hashPosition(benchmark::State& state)
{
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(samples()[i++ % samples().size()].position.hash());
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(hashPosition);

/// The last ply counted without being played.
void perftInBulk(benchmark::State& state)
{
    constexpr int kDepth = 6;
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += rules::perft(TogyzqumalaqPosition(), kDepth);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(perftInBulk);

} // namespace

BENCHMARK_MAIN();
