// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much sooner two threads reach a depth than one: bench_threads [DEPTH] (24). Positions are from the 80 recorded
// games, each at another ply. One thread and two search in turn, with an empty table each, so both see the same
// conditions.
#include "core/ai/nnue/network.h"
#include "core/ai/search.h"
#include "core/base/stopwatch.h"
#include "core/notation/tgk_reader.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace qumalaq;
using Position = rules::TogyzqumalaqPosition;

namespace {

std::vector<Position> positionsOfGames()
{
    std::ifstream file(QUMALAQ_SOURCE_DIR "/tests/data/online_games.txt", std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    std::vector<Position> positions;
    notation::TgkReader reader(text);
    while (const auto game = reader.next()) {
        const std::size_t plies = positions.size() % 50; // later on many a game is over within the depth
        Position position;
        const auto moves = game->record.moves();
        for (std::size_t i = 0; i < std::min(plies, moves.size()) && !position.outcome(); ++i)
            position.play(moves[i]);
        if (!position.outcome())
            positions.push_back(position);
    }
    return positions;
}

struct Measured {
    double seconds = 0;
    double nodes = 0;
};

Measured measure(const Position& position, int depth, int threads)
{
    static const auto network = ai::nnue::embeddedNetwork(rules::GameId::Togyzqumalaq);
    static ai::TranspositionTable table(128);
    table.clear();
    ai::SearchSettings settings;
    settings.threads = threads;
    settings.network = network.get();
    ai::SearchBudget budget;
    budget.depth = depth;
    const Stopwatch watch;
    ai::Search<Position> search(table, settings, [] { return false; });
    const auto outcome = search.run(position, {}, budget, nullptr);
    return {std::chrono::duration<double>(watch.elapsed()).count(), static_cast<double>(outcome.nodes)};
}

/// A geometric mean of ratios, with its 95 % interval as a factor.
struct GeometricMean {
    void add(double ratio)
    {
        const double value = std::log(ratio);
        ++count;
        sum += value;
        squares += value * value;
    }
    [[nodiscard]] double mean() const { return std::exp(sum / count); }
    [[nodiscard]] double factor() const
    {
        const double variance = (squares - sum * sum / count) / (count - 1);
        return std::exp(1.96 * std::sqrt(variance / count));
    }

    double count = 0;
    double sum = 0;
    double squares = 0;
};

} // namespace

int main(int argc, char** argv)
{
    const int depth = argc > 1 ? std::atoi(argv[1]) : 24;
    if (depth < 2 || depth > ai::kMaxDepth) {
        std::fprintf(stderr, "bench_threads: the depth is a number from 2 to %d\n", ai::kMaxDepth);
        return 2;
    }
    GeometricMean speed;
    GeometricMean nodes;
    Measured all[2];
    for (const Position& position : positionsOfGames()) {
        const Measured one = measure(position, depth, 1);
        const Measured two = measure(position, depth, 2);
        speed.add(one.seconds / two.seconds);
        nodes.add(two.nodes / one.nodes);
        all[0].seconds += one.seconds;
        all[1].seconds += two.seconds;
    }
    std::printf("%.0f positions to depth %d: two threads %.2f [%.2f, %.2f] times as fast (%.1f s and %.1f s in all), "
                "%.2f times the positions\n",
                speed.count, depth, speed.mean(), speed.mean() / speed.factor(), speed.mean() * speed.factor(),
                all[0].seconds, all[1].seconds, nodes.mean());
    return 0;
}
