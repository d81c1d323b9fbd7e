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

/// What the library says of its games.
namespace qumalaq::library {

/// Names a game of one library for as long as it is in it.
enum class StoredId : qint64 {};

/// A game as a list shows it.
struct StoredGame {
    StoredId id{};
    rules::GameId game = rules::GameId::Togyzqumalaq;
    std::array<QString, 2> players; ///< [side]
    std::array<int, 2> ratings{};   ///< [side]; 0 unknown
    QString event;
    int date = 0; ///< year * 10000 + month * 100 + day; what is not known is 0
    notation::GameResult result = notation::GameResult::Open;
    int plies = 0;
};

/// The position that games are searched for: any ply of a game that reaches it.
struct SoughtPosition {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    rules::AnyPosition position{rules::GameSetup()};
};

/// Which games are wanted; what is empty asks for nothing.
struct Filter {
    QString player; ///< a part of a name as it is shown, of either side unless one is given; case is ignored
    std::optional<rules::Side> side; ///< where the player sits
    QString event;                   ///< a part of it
    int from = 0;                    ///< date, as in StoredGame
    int to = 0;                      ///< date, that day included
    std::optional<notation::GameResult> result;
    std::optional<rules::GameId> game;
    int leastRating = 0; ///< of both players
    std::optional<SoughtPosition> position;

    [[nodiscard]] bool isEmpty() const
    {
        return player.isEmpty() && event.isEmpty() && from == 0 && to == 0 && !result && !game && leastRating == 0
               && !position;
    }
};

/// What the view shows for names that are kept without a language. Searches and orders go by what is shown.
struct ShownNames {
    QString own;                       ///< a player without a name, against a computer
    std::array<QString, 2> sides;      ///< [side]; any other player without a name
    QHash<QString, QString> computers; ///< by the name that is kept; what is not here is shown as it is kept
};

struct Order {
    enum class By : std::uint8_t { Added, South, North, Result, Plies, Date, Event };
    By by = By::Date;
    bool isDescending = true;

    friend bool operator==(const Order&, const Order&) = default;
};

/// What was played in a position, and how it ended.
struct Continuation {
    std::optional<rules::Move> move; ///< none: the game ends there
    int southWins = 0;
    int northWins = 0;
    int draws = 0;
    int open = 0;
    int rated = 0;         ///< games of which the strength is known
    int averageRating = 0; ///< of both players in those, to the nearest hundred; 0 if there is none

    [[nodiscard]] int games() const { return southWins + northWins + draws + open; }
};

/// The explorer knows the positions up to this ply; deeper ones are found by search alone.
inline constexpr int kExploredPlies = 20;

/// The same for the same board with the same mover of the same game, in every version of the program: it is kept in
/// files. Togyzqumalaq and Toguz korgool are one game, and options do not count.
[[nodiscard]] std::uint64_t positionKey(rules::GameId game, const rules::AnyPosition& position);

/// Of the players, the start and the moves: who played the same moves twice is taken for one game that came twice.
[[nodiscard]] std::uint64_t gameKey(const notation::GameRecord& record);

/// "2026.03.22", "2026.03.??", "2026" as in StoredGame; 0 if it is none of these.
[[nodiscard]] int dateOf(std::string_view tag);

} // namespace qumalaq::library
