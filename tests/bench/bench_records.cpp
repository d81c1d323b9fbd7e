// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast games are read and written: the 80 real games repeatedly. Items are games, bytes are text.
#include "core/notation/online_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"

#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace qumalaq;
using notation::TgkReader;

namespace {

const std::string& onlineGames()
{
    static const std::string text = [] {
        std::ifstream file(QUMALAQ_SOURCE_DIR "/tests/data/online_games.txt", std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }();
    return text;
}

const std::vector<notation::GameRecord>& records()
{
    static const std::vector<notation::GameRecord> list = [] {
        std::vector<notation::GameRecord> made;
        TgkReader reader(onlineGames());
        while (auto game = reader.next())
            made.push_back(std::move(game->record));
        return made;
    }();
    return list;
}

void read(benchmark::State& state, const std::string& text)
{
    std::int64_t games = 0;
    for (auto _ : state) {
        TgkReader reader(text);
        while (auto game = reader.next()) {
            benchmark::DoNotOptimize(game);
            ++games;
        }
    }
    state.SetItemsProcessed(games);
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void readOnlineText(benchmark::State& state)
{
    read(state, onlineGames());
}
BENCHMARK(readOnlineText);

void readTgk(benchmark::State& state)
{
    std::string text;
    for (const auto& record : records())
        text += toTgk(record) + '\n';
    read(state, text);
}
BENCHMARK(readTgk);

template <typename Writer>
void write(benchmark::State& state, const Writer& writer)
{
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(writer(records()[i++ % records().size()]));
    state.SetItemsProcessed(state.iterations());
}

void writeTgk(benchmark::State& state)
{
    write(state, notation::toTgk);
}
BENCHMARK(writeTgk);

void writeOnlineText(benchmark::State& state)
{
    write(state, notation::toOnlineText);
}
BENCHMARK(writeOnlineText);

} // namespace

BENCHMARK_MAIN();
