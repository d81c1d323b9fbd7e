// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/bench.h"

#include "core/ai/engine.h"
#include "core/base/stopwatch.h"
#include "core/protocol/protocol_text.h"

#include <array>
#include <cassert>
#include <string_view>

namespace qumalaq::protocol {

namespace {

constexpr int kDepth = 13;
constexpr int kHashMebibytes = 16;

// Moves from the start of Togyzqumalaq: the start itself, openings, middle games, endings.
constexpr std::array<std::string_view, 8> kGames = {
    "",
    "7968",
    "637286",
    "4571397765991735943526364777",
    "1414745942558533755698462147526255987749",
    "824485177887497123648181685374265998436164872847",
    "632159182837975359999677475411345863591264464899923253185678",
    "141474594255853375569846214752625598774925551926484535924598644125451178329657563",
};

} // namespace

BenchReport runBench()
{
    BenchReport report;
    ai::Engine engine({{}, [&report](const ai::SearchResult& result) { report.nodes += result.nodes; }});
    engine.setHashSize(kHashMebibytes);
    engine.waitUntilIdle();
    const Stopwatch stopwatch;
    for (const std::string_view game : kGames) {
        rules::History history;
        const auto moves = parseMoves(game);
        assert(moves);
        [[maybe_unused]] const auto illegal = playAll(history, *moves);
        assert(!illegal && !history.outcome());
        engine.newGame();
        engine.setPosition(history);
        ai::Limits limits;
        limits.depth = kDepth;
        engine.go(limits);
        engine.waitUntilIdle();
    }
    report.elapsed = stopwatch.elapsedMs();
    return report;
}

} // namespace qumalaq::protocol
