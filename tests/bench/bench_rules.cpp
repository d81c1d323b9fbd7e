// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast a move of Togyzqumalaq is made. The reference is stoneByStone: a plain loop that drops one stone after the
// other into variables, without a trace. Compare figures of the same run.
#include "core/base/prng.h"
#include "core/rules/perft.h"
#include "core/rules/togyz/togyz_position.h"

#include <benchmark/benchmark.h>

#include <utility>
#include <vector>

using namespace qumalaq;
using rules::Move;
using rules::TogyzqumalaqPosition;

namespace {

struct Sample {
    TogyzqumalaqPosition position;
    Move move;
};

constexpr std::size_t kSamples = 1U << 14U; ///< too many for a processor to remember how each one branches

/// Positions of random games, each with one of its moves, shuffled.
const std::vector<Sample>& samples()
{
    static const std::vector<Sample> made = [] {
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
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[prng.below(static_cast<std::uint32_t>(i))]);
        return list;
    }();
    return made;
}

/// Visits all samples repeatedly.
template <typename Visit>
void visitSamples(benchmark::State& state, Visit visit)
{
    const std::vector<Sample>& list = samples();
    for (auto _ : state) {
        for (const Sample& sample : list)
            visit(sample);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kSamples));
}

void copyPosition(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) {
        TogyzqumalaqPosition position = sample.position;
        benchmark::DoNotOptimize(position);
    });
}
BENCHMARK(copyPosition);

void playByTable(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) {
        TogyzqumalaqPosition position = sample.position.after(sample.move);
        benchmark::DoNotOptimize(position);
    });
}
BENCHMARK(playByTable);

void playByTableInPlainLoops(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) {
        TogyzqumalaqPosition position = sample.position.afterBy<rules::PlainBytes>(sample.move);
        benchmark::DoNotOptimize(position);
    });
}
BENCHMARK(playByTableInPlainLoops);

void playStoneByStone(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) {
        TogyzqumalaqPosition position = sample.position;
        position.playStoneByStone(sample.move);
        benchmark::DoNotOptimize(position);
    });
}
BENCHMARK(playStoneByStone);

void playWithTrace(benchmark::State& state)
{
    rules::MoveTrace trace;
    visitSamples(state, [&trace](const Sample& sample) {
        TogyzqumalaqPosition position = sample.position;
        trace.clear();
        position.play(sample.move, trace);
        benchmark::DoNotOptimize(position);
    });
}
BENCHMARK(playWithTrace);

void legalPits(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) { benchmark::DoNotOptimize(sample.position.legalPits()); });
}
BENCHMARK(legalPits);

void hashPosition(benchmark::State& state)
{
    visitSamples(state, [](const Sample& sample) { benchmark::DoNotOptimize(sample.position.hash()); });
}
BENCHMARK(hashPosition);

/// The last ply is counted without being played.
void perftInBulk(benchmark::State& state)
{
    constexpr int kDepth = 6;
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += rules::perft(TogyzqumalaqPosition(), kDepth);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(perftInBulk);

/// Makes every position including the last ones, and counts only those.
std::uint64_t perftOneByOne(const TogyzqumalaqPosition& position, int depth)
{
    std::uint64_t nodes = 0;
    rules::forEachMove(position, [&](Move move) {
        TogyzqumalaqPosition next = position.after(move);
        benchmark::DoNotOptimize(next);
        nodes += depth == 1 ? 1 : perftOneByOne(next, depth - 1);
    });
    return nodes;
}

void perftOneByOne(benchmark::State& state)
{
    constexpr int kDepth = 6;
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes += perftOneByOne(TogyzqumalaqPosition(), kDepth);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
}
BENCHMARK(perftOneByOne);

} // namespace

BENCHMARK_MAIN();
