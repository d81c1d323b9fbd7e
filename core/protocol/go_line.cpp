// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/go_line.h"

#include "core/ai/search_types.h"
#include "core/protocol/words.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <string>

namespace qumalaq::protocol {

namespace {

/// About thirty years: does not overflow milliseconds.
constexpr std::int64_t kMostMilliseconds = 1'000'000'000'000;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000'000;

} // namespace

Expected<ai::Limits, Problem> limitsFrom(LineWords& words, rules::Side mover)
{
    ai::Limits limits;
    ai::Limits::Clock clock;
    std::array<bool, 2> hasTime{};
    for (Word word = words.take(); !word.text.empty(); word = words.take()) {
        if (word.text == "infinite") {
            limits.infinite = true;
            continue;
        }
        if (word.text == "ponder") {
            limits.ponder = true;
            continue;
        }
        const bool isCount = word.text == "depth" || word.text == "nodes";
        const bool isTime = word.text == "p1time" || word.text == "p2time";
        if (!isCount && !isTime && word.text != "movetime" && word.text != "p1inc" && word.text != "p2inc")
            return problemAt(word, "unexpected " + inQuotes(word.text));
        // A clock may be overdrawn; all other numbers are not negative.
        const auto number =
            numberFrom(words, word.text, isTime ? -kMostMilliseconds : 0, isCount ? kMostNodes : kMostMilliseconds);
        if (!number)
            return unexpected(number.error());
        const std::chrono::milliseconds time(*number);
        const std::size_t player = word.text[1] == '2' ? 1 : 0;
        if (word.text == "depth") {
            limits.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 1, ai::kMostDepth));
        } else if (word.text == "nodes") {
            limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 1));
        } else if (word.text == "movetime") {
            limits.moveTime = time;
        } else if (isTime) {
            clock.remaining[player] = time;
            hasTime[player] = true;
        } else {
            clock.increment[player] = time;
        }
    }
    if (hasTime[0] || hasTime[1]) {
        if (!hasTime[rules::indexOf(mover)])
            return unexpected(std::string(mover == rules::Side::South ? "p1time" : "p2time") + " is missing");
        limits.clock = clock;
    }
    return limits;
}

} // namespace qumalaq::protocol
