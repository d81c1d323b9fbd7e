// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/library/library.h"
#include "core/notation/game_record.h"
#include "core/notation/tgk_writer.h"

#include <QObject>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qumalaq::library::testing {

/// A test with a folder for its libraries.
class LibraryTest : public QObject {
protected:
    [[nodiscard]] QString newPath() { return m_folder.filePath(QStringLiteral("%1/games.library").arg(++m_files)); }
    [[nodiscard]] std::unique_ptr<Library> newLibrary()
    {
        auto library = Library::open(newPath());
        return library ? std::move(*library) : nullptr;
    }

    QTemporaryDir m_folder;

private:
    int m_files = 0;
};

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

/// Forty rated games of somebody who wins two of three, against levels 3 to 6 in turn.
inline std::vector<notation::GameRecord> ratedGames()
{
    constexpr int kGames = 40;
    std::vector<notation::GameRecord> games;
    Prng random(7);
    for (int i = 0; i < kGames; ++i) {
        notation::GameRecord game = randomGame(random, 12);
        const rules::Side person = i % 2 == 0 ? rules::Side::South : rules::Side::North;
        game.setTag(notation::nameTagOf(person), "");
        game.setTag(notation::nameTagOf(rules::opponentOf(person)), "Qumalaq, level " + std::to_string(3 + i % 4));
        game.setTag("Date", "2026.10." + std::to_string(10 + i / 4));
        game.addTag(notation::kRatedTag, "yes");
        const bool wins = i % 3 != 0;
        game.setResult(wins == (person == rules::Side::South) ? notation::GameResult::SouthWins
                                                              : notation::GameResult::NorthWins);
        games.push_back(std::move(game));
    }
    return games;
}

/// Adds games to the library at `path`, which is created if necessary. Returns whether all are new in it.
inline bool addGames(const QString& path, const std::vector<notation::GameRecord>& games)
{
    const auto library = Library::open(path);
    return library && std::all_of(games.begin(), games.end(), [&](const notation::GameRecord& game) {
               const auto added = (*library)->add(game);
               return added && added->isNew;
           });
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
