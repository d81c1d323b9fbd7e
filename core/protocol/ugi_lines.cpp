// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/ugi_lines.h"

#include "core/ai/search_types.h"
#include "core/protocol/protocol_text.h"
#include "core/rules/game.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>

namespace qumalaq::protocol {

namespace {

/// About thirty years: does not overflow milliseconds.
constexpr std::int64_t kMaxMilliseconds = 1'000'000'000'000;
constexpr std::int64_t kMaxNodes = 1'000'000'000'000'000'000;

} // namespace

Done expectEnd(LineTokenizer& words)
{
    if (const Word word = words.readWord(); !word.text.empty())
        return problemAt(word, "unexpected " + inQuotes(word.text));
    return {};
}

Expected<std::int64_t, Problem> numberFrom(LineTokenizer& words, std::string_view name, std::int64_t minimum,
                                           std::int64_t maximum)
{
    const Word word = words.readWord();
    if (word.text.empty())
        return problemAt(word, std::string(name) + " needs a number");
    const auto number = toNumber(word.text);
    if (!number || *number < minimum || *number > maximum)
        return problemAt(word, inQuotes(word.text) + " is not a number from " + std::to_string(minimum) + " to "
                                   + std::to_string(maximum));
    return *number;
}

Expected<ai::Limits, Problem> limitsFrom(LineTokenizer& words, rules::Side mover)
{
    ai::Limits limits;
    ai::Limits::Clock clock;
    std::array<bool, 2> hasTime{};
    for (Word word = words.readWord(); !word.text.empty(); word = words.readWord()) {
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
            numberFrom(words, word.text, isTime ? -kMaxMilliseconds : 0, isCount ? kMaxNodes : kMaxMilliseconds);
        if (!number)
            return unexpected(number.error());
        const std::chrono::milliseconds time(*number);
        const std::size_t player = word.text[1] == '2' ? 1 : 0;
        if (word.text == "depth") {
            limits.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 1, ai::kMaxDepth));
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

std::vector<std::string> gameOptionLines()
{
    struct Listed {
        const rules::OptionSpec* spec;
        std::string preset;
        std::vector<std::string_view> values;
    };
    std::vector<Listed> listed;
    for (const rules::GameId game : rules::allGames()) {
        for (const rules::OptionSpec& spec : rules::optionsOf(game)) {
            auto at = std::find_if(listed.begin(), listed.end(),
                                   [&](const Listed& option) { return option.spec->key == spec.key; });
            if (at == listed.end())
                at = listed.insert(listed.end(), {&spec, std::string(rules::GameSetup(game).option(spec.key)), {}});
            for (const std::string_view value : spec.values) {
                if (std::find(at->values.begin(), at->values.end(), value) == at->values.end())
                    at->values.push_back(value);
            }
        }
    }
    std::vector<std::string> lines;
    for (const Listed& option : listed) {
        using Kind = rules::OptionSpec::Kind;
        const rules::OptionSpec& spec = *option.spec;
        const Kind kind = spec.kind;
        std::string line = "option name " + std::string(spec.key) + " type "
                           + (kind == Kind::Number ? "spin" : (kind == Kind::Choice ? "combo" : "string")) + " default "
                           + option.preset;
        if (kind == Kind::Number)
            line += " min " + std::to_string(spec.minimum) + " max " + std::to_string(spec.maximum);
        if (kind == Kind::Choice) {
            for (const std::string_view value : option.values)
                line += " var " + std::string(value);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace qumalaq::protocol
