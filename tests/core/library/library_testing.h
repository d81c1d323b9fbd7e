// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/notation/game_record.h"
#include "core/notation/tgk_writer.h"

#include <string>
#include <string_view>

/// Random games for the tests of the library.
namespace qumalaq::library::testing {

inline constexpr std::string_view kPlayers[] = {"Әсел",   "Бекзат",   "Дана", "Ерлан",  "Жанар",  "Қайрат",
                                                "Нұрлан", "Салтанат", "Улан", "Шолпан", "Ivanov", "Smith"};

/// At most `most` plies; deterministic for the generator's state.
inline notation::GameRecord randomGame(Prng& random, std::size_t most = 120,
                                       rules::GameId game = rules::GameId::Togyzqumalaq)
{
    const rules::GameSetup setup(game);
    notation::GameRecord record(setup);
    const auto pick = [&random](auto size) { return random.below(static_cast<std::uint32_t>(size)); };
    const auto name = [&] {
        return std::string(kPlayers[pick(std::size(kPlayers))]) + ' ' + std::to_string(pick(100));
    };
    const auto two = [&](std::uint32_t most_) {
        const std::string text = std::to_string(1 + pick(most_));
        return text.size() < 2 ? '0' + text : text;
    };
    record.addTag("White", name());
    record.addTag("Black", name());
    record.addTag("Date", std::to_string(2000 + pick(25)) + '.' + two(12) + '.' + two(28));
    record.addTag("Event", "Cup " + std::to_string(pick(40)));
    record.addTag("WhiteElo", std::to_string(1200 + pick(900)));
    record.addTag("BlackElo", std::to_string(1200 + pick(900)));
    notation::NodeId node = notation::NodeId::Root;
    rules::AnyPosition position(setup);
    while (!position.outcome() && record.tree().size() < most) {
        const rules::MoveList moves = position.legalMoves();
        const rules::Move move = moves[pick(moves.size())];
        node = record.tree().add(node, move);
        position.play(move);
    }
    if (const auto outcome = position.outcome())
        record.setResult(notation::resultOf(*outcome));
    return record;
}

/// A file of random games.
inline std::string randomGames(Prng& random, int count, std::size_t most = 120)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += toTgk(randomGame(random, most)) + '\n';
    return text;
}

} // namespace qumalaq::library::testing
