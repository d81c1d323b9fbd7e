// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/rules/any_position.h"

#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the library knows about games.
namespace qumalaq::library {

/// Identifies a game in one library, for as long as it is there.
enum class StoredId : qint64 {};

/// A row of the list of games.
struct StoredGame {
    StoredId id{};
    std::uint64_t key = 0; ///< gameKey()
    rules::GameId game = rules::GameId::Togyzqumalaq;
    std::array<QString, 2> players; ///< [side]
    std::array<int, 2> ratings{};   ///< [side]; 0 if unknown
    QString event;
    int date = 0; ///< year * 10000 + month * 100 + day; unknown parts are 0
    notation::GameResult result = notation::GameResult::Open;
    int moves = 0; ///< the number of the last move, as on a scoresheet (core/notation/turn_counter.h)
};

/// The explorer covers positions up to this ply; deeper ones are found only by a search.
inline constexpr int kExploredPlies = 20;

/// A finished game of a person against a level of this program, by the usual rules and from the usual start.
struct LevelGame {
    std::uint64_t key = 0; ///< gameKey()
    rules::GameId game = rules::GameId::Togyzqumalaq;
    int level = 1;
    rules::Side person = rules::Side::South;
    notation::GameResult result = notation::GameResult::Draw;
    int date = 0;                     ///< as in StoredGame
    std::vector<rules::Move> opening; ///< the first moves of both, at most kExploredPlies
    std::string learner;              ///< the tag `Learner`; empty in games of earlier versions
    bool isRated = false;             ///< the tag `Rated`
    int moves = 0;                    ///< the person's
    int seconds = 0;                  ///< the person's time for all moves; 0 if it is not known

    friend bool operator==(const LevelGame&, const LevelGame&) = default;

    /// The next move of the game. Requires `person`.
    void addMove(rules::Move move)
    {
        if (opening.size() < kExploredPlies)
            opening.push_back(move);
        moves += move.from.row == person ? 1 : 0;
    }

    /// The first move of the person.
    [[nodiscard]] std::optional<rules::Move> firstMove() const
    {
        for (const rules::Move move : opening) {
            if (move.from.row == person)
                return move;
        }
        return std::nullopt;
    }

    /// The person's: 1 for a win, 0.5 for a draw.
    [[nodiscard]] double score() const
    {
        if (result == notation::GameResult::Draw)
            return 0.5;
        return (result == notation::GameResult::SouthWins) == (person == rules::Side::South) ? 1.0 : 0.0;
    }
};

/// A position to search for: games match if it occurs at any ply.
struct SoughtPosition {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    rules::AnyPosition position{rules::GameSetup()};
};

/// Criteria for games; empty fields match everything.
struct Filter {
    QString player;                  ///< a part of a name as shown, of either side unless `side` is set; ignores case
    std::optional<rules::Side> side; ///< the player's side
    QString event;                   ///< a part of the name
    int from = 0;                    ///< date, as in StoredGame
    int to = 0;                      ///< date, inclusive
    std::optional<notation::GameResult> result;
    std::optional<rules::GameId> game;
    int leastRating = 0; ///< of both players
    std::optional<SoughtPosition> position;
    std::vector<std::uint64_t> keys; ///< the gameKey() of each

    [[nodiscard]] bool isEmpty() const
    {
        return player.isEmpty() && event.isEmpty() && from == 0 && to == 0 && !result && !game && leastRating == 0
               && !position && keys.empty();
    }
};

/// The view's names for players that are stored without a name or as a computer. Searches and sorting use these.
struct ShownNames {
    QString own;                       ///< an unnamed player against a computer
    std::array<QString, 2> sides;      ///< [side]; any other unnamed player
    QHash<QString, QString> computers; ///< by the stored name; other computers are shown as stored
};

struct Order {
    enum class By : std::uint8_t { Added, South, North, Result, Plies, Date, Event, Game };
    By by = By::Date;
    bool isDescending = true;

    friend bool operator==(const Order&, const Order&) = default;
};

/// A move played in a position, with the results of its games.
struct Continuation {
    std::optional<rules::Move> move; ///< none if the game ends there
    int southWins = 0;
    int northWins = 0;
    int draws = 0;
    int open = 0;
    int rated = 0;         ///< games with known ratings
    int averageRating = 0; ///< of both players in those games, to the nearest hundred; 0 if there are none

    [[nodiscard]] int games() const { return southWins + northWins + draws + open; }
};

/// A hash of the game, the board and the side to move. Stored in files, so it is the same in every version of the
/// program. Togyzqumalaq and Toguz korgool count as one game, and options are ignored.
[[nodiscard]] std::uint64_t positionKey(rules::GameId game, const rules::AnyPosition& position);

/// A hash of the players, the start and the moves; two games with the same key count as one. Stored in files.
[[nodiscard]] std::uint64_t gameKey(const notation::GameRecord& record);

/// Converts "2026.03.22", "2026.03.??" or "2026" to the form of StoredGame::date; 0 for anything else.
[[nodiscard]] int dateOf(std::string_view tag);

} // namespace qumalaq::library
