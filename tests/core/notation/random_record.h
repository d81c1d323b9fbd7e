// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/notation/game_record.h"
#include "tests/random_move.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace qumalaq::tests {

/// A setup with random values of the game's options.
inline rules::GameSetup randomSetup(rules::GameId game, Prng& prng)
{
    rules::GameSetup setup(game);
    for (const rules::OptionSpec& spec : rules::optionsOf(game)) {
        if (prng.below(3) != 0)
            continue;
        const auto value = spec.values[prng.below(static_cast<std::uint32_t>(spec.values.size()))];
        static_cast<void>(setup.setOption(spec.key, value));
    }
    return setup;
}

/// Text as people write it: all kinds of brackets, quotes, Kazakh letters.
inline std::string randomWords(Prng& prng)
{
    static constexpr std::array<std::string_view, 14> kWords = {
        "good", "76",  "(2. 76", "1-0", "әділ", "[Event \"x\"]", "a {b",
        "c} d", "; e", "zero",   "$5",  "\\",   "\"q\"",         "%"};
    std::string text;
    for (std::uint32_t words = 1 + prng.below(3); words > 0; --words) {
        if (!text.empty())
            text += ' ';
        text += kWords[prng.below(kWords.size())];
    }
    return text;
}

/// A game of random moves with random variations, comments and marks, sometimes from another start position.
inline notation::GameRecord randomRecord(rules::GameId game, Prng& prng)
{
    const rules::GameSetup setup = randomSetup(game, prng);
    rules::AnyPosition start(setup);
    if (prng.below(3) == 0) {
        for (std::uint32_t i = prng.below(30); i > 0 && !start.outcome(); --i)
            start.play(randomMove(start, prng));
    }
    notation::GameRecord record(setup, start);
    for (const char* name : {"Event", "Date", "White", "Black", "Annotator", "Event"}) {
        if (prng.below(2) == 0)
            record.addTag(name, randomWords(prng));
    }

    struct Place {
        notation::NodeId node;
        rules::AnyPosition position;
    };
    std::vector<Place> places{{notation::NodeId::Root, start}};
    const std::uint32_t wanted = prng.below(120);
    for (std::uint32_t i = 0; i < wanted; ++i) {
        // Usually the line continues; sometimes a variation is added elsewhere.
        const std::size_t from =
            prng.below(6) == 0 ? prng.below(static_cast<std::uint32_t>(places.size())) : places.size() - 1;
        if (places[from].position.outcome())
            continue;
        Place next = places[from];
        const rules::Move move = randomMove(next.position, prng);
        next.node = record.tree().add(next.node, move);
        next.position.play(move);
        places.push_back(next);
    }
    for (const Place& place : places) {
        notation::Annotation annotation;
        if (prng.below(8) == 0)
            annotation.after = randomWords(prng);
        if (place.node != notation::NodeId::Root && prng.below(12) == 0)
            annotation.before = randomWords(prng);
        for (std::uint32_t nags = prng.below(10) == 0 ? 1 + prng.below(3) : 0; nags > 0; --nags)
            annotation.nags.push_back(static_cast<notation::Nag>(1 + prng.below(prng.below(2) == 0 ? 6 : 255)));
        if (!annotation.isEmpty())
            record.tree().annotate(place.node, annotation);
    }
    // A result that agrees with the moves.
    if (const auto outcome = record.finalPosition().outcome())
        record.setResult(notation::resultOf(*outcome));
    else
        record.setResult(static_cast<notation::GameResult>(prng.below(4)));
    return record;
}

} // namespace qumalaq::tests
