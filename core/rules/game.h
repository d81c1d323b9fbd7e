// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/base/inline_vector.h"
#include "core/rules/types.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The games and their options.
namespace qumalaq::rules {

/// The numbers are stored in libraries: append only.
enum class GameId : std::uint8_t {
    Togyzqumalaq,
    Toguzkorgool, ///< Togyzqumalaq under its Kyrgyz names
    Bestemshe,
    Congkak,
    MangalaSuez,
    Oware,
    Kalah,
    MangalaTurkish,
};

/// Every game, Togyzqumalaq first.
[[nodiscard]] std::span<const GameId> allGames();

/// The id in files and protocols, e.g. "togyzqumalaq".
[[nodiscard]] std::string_view idOf(GameId game);
[[nodiscard]] std::optional<GameId> gameById(std::string_view id);

/// Togyzqumalaq and its nearest relatives (core/rules/togyz). The other games are of the sowing family.
[[nodiscard]] bool isTogyzFamily(GameId game);

/// An option of a game: a key and its possible values. Their meaning is documented where the rules use them.
struct OptionSpec {
    enum class Kind : std::uint8_t {
        Choice,    ///< one of `values`
        Number,    ///< `minimum` to `maximum`
        EmptyPits, ///< which pits start without stones: `maximum` of them, as "s2,s5,n3", not all in one row
    };

    std::string_view key;
    /// Choice: all, the default first. Number: all, ascending. EmptyPits: a few examples, the default first.
    std::span<const std::string_view> values;
    Kind kind = Kind::Choice;
    int minimum = 0;
    int maximum = 0;
    int pits = 0; ///< EmptyPits: in a row
    /// The default value.
    std::string_view defaultValue = values.empty() ? std::string_view() : values.front();
    /// If not empty: the option whose value is this one's default (as many stones as holes).
    std::string_view sameAs{};
};

[[nodiscard]] std::span<const OptionSpec> optionsOf(GameId game);
/// Null if the game has no such option.
[[nodiscard]] const OptionSpec* findOption(GameId game, std::string_view key);

/// Why a setup is refused.
struct SetupError {
    enum class Code : std::uint8_t {
        UnknownOption,   ///< the game has no option `key`
        BadValue,        ///< `key` cannot have `value`
        NotANumber,      ///< `key` needs a number
        TooSmall,        ///< the number is below `minimum`
        TooLarge,        ///< the number is above `maximum`
        NotAPit,         ///< a part of `value` is not a pit of the board
        PitTwice,        ///< a pit is named twice
        WrongEmptyCount, ///< exactly `maximum` pits have to be empty
        EmptyInOneRow,   ///< all empty pits are in one row
    };
    Code code = Code::UnknownOption;
    std::string key;
    std::string value;
    int minimum = 0;
    int maximum = 0;
};

using EmptyPits = InlineVector<Pit, kMaxPits>;

/// "s2,s5,n3" in ascending order.
[[nodiscard]] std::string toText(const EmptyPits& pits);

/// A game and a value for each of its options; always a playable combination.
class GameSetup {
public:
    explicit GameSetup(GameId game = GameId::Togyzqumalaq) : m_game(game), m_values(optionsOf(game).size()) {}

    [[nodiscard]] GameId game() const { return m_game; }
    /// The value of an option; empty if the game has no such option. Valid until the setup changes.
    [[nodiscard]] std::string_view option(std::string_view key) const;
    /// The same as a number. Requires an option of this kind.
    [[nodiscard]] int number(std::string_view key) const;
    /// The index of a choice's value. Requires an option of this kind.
    [[nodiscard]] std::size_t choice(std::string_view key) const;
    /// Requires an option of this kind.
    [[nodiscard]] EmptyPits emptyPits(std::string_view key) const;
    /// Whether the game has the option "repetition", and it is on (see History).
    [[nodiscard]] bool endsByRepetition() const { return option("repetition") == "on"; }

    /// On an error nothing changes.
    [[nodiscard]] Expected<void, SetupError> setOption(std::string_view key, std::string_view value);

    /// The same game with the same values, whether they were set or are the defaults.
    friend bool operator==(const GameSetup& a, const GameSetup& b);

private:
    GameId m_game;
    std::vector<std::string> m_values; ///< one for each spec; empty while it is the default
};

} // namespace qumalaq::rules
