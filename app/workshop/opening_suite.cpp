// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/opening_suite.h"

#include "app/workshop/book_maker.h"
#include "core/base/prng.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <set>
#include <utility>

namespace qumalaq::workshop {

namespace {

/// Adds the moves that were played in a position and after it, with the numbers of games as weights.
void addPlayed(const learn::OpeningCounts& counts, const rules::TogyzqumalaqPosition& position,
               std::vector<ai::Book::Entry>& entries)
{
    const std::uint64_t key = ai::Book::keyOf(position);
    if (std::any_of(entries.begin(), entries.end(), [key](const auto& entry) { return entry.key == key; }))
        return; // reached by other moves before
    for (const rules::Move move : position.legalMoves()) {
        const auto share = counts.shareOf(rules::AnyPosition(position), move);
        if (!share || share->played == 0)
            continue;
        constexpr int kMaxWeight = std::numeric_limits<std::uint8_t>::max();
        const int weight = std::max(share->played * std::min(share->games, kMaxWeight) / share->games, 1);
        entries.push_back({key, move.from.number, static_cast<std::uint8_t>(weight), 0});
        rules::TogyzqumalaqPosition after = position;
        after.play(move);
        addPlayed(counts, after, entries);
    }
}

} // namespace

std::vector<Opening> makeOpenings(const OpeningSuitePlan& plan, const OpeningReport& report)
{
    constexpr std::size_t kTriesForEach = 1'000;
    const auto count = static_cast<std::size_t>(plan.count);
    Analyst analyst(plan.network);
    Prng prng(plan.seed);
    std::set<std::uint64_t> seen;
    std::vector<Opening> openings;
    for (std::size_t tried = 1; openings.size() < count && tried <= kTriesForEach * count; ++tried) {
        Opening opening;
        rules::TogyzqumalaqPosition position;
        for (int ply = 0; ply < plan.plies && !position.outcome(); ++ply) {
            const auto moves = position.legalMoves();
            const rules::Move move = moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
            opening.path.push_back(move.from.number);
            position.play(move);
        }
        if (position.outcome() || !seen.insert(ai::Book::keyOf(position)).second)
            continue;
        // Most openings are far from balanced; a quick search rejects these.
        const rules::History history = historyOf(opening.path);
        if (std::abs(centistonesOf(analyst.search(history, plan.nodes / 20 + 1).score)) > 4 * plan.margin)
            continue;
        opening.value = centistonesOf(analyst.search(history, plan.nodes).score);
        if (std::abs(opening.value) > plan.margin)
            continue;
        openings.push_back(std::move(opening));
        if (report)
            report(openings.size(), tried);
    }
    return openings;
}

std::string toText(const std::vector<Opening>& openings)
{
    std::string text;
    for (const Opening& opening : openings) {
        for (const std::uint8_t pit : opening.path)
            text += static_cast<char>('0' + pit);
        char value[24];
        std::snprintf(value, sizeof value, " # %+.2f\n", opening.value / 100.0);
        text += value;
    }
    return text;
}

std::shared_ptr<const ai::Book> bookOf(const learn::OpeningCounts& counts)
{
    std::vector<ai::Book::Entry> entries;
    addPlayed(counts, rules::TogyzqumalaqPosition(), entries);
    return ai::Book::fromEntries(std::move(entries));
}

std::optional<std::vector<rules::History>> openingsFromText(std::string_view text)
{
    std::vector<rules::History> openings;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        line = line.substr(0, line.find('#'));
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        BookTree::Path path;
        for (const char digit : line) {
            if (digit < '1' || digit > '9')
                return std::nullopt;
            path.push_back(static_cast<std::uint8_t>(digit - '0'));
        }
        if (!positionAfter(path))
            return std::nullopt;
        openings.push_back(historyOf(path));
    }
    return openings.empty() ? std::nullopt : std::optional(std::move(openings));
}

} // namespace qumalaq::workshop
