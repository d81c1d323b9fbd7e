// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Which games there are, and the options each can be set up with.
namespace qumalaq::rules {

enum class GameId : std::uint8_t {
    Togyzqumalaq,
};

/// Every game, the one the program exists for first.
[[nodiscard]] std::span<const GameId> allGames();

/// The id in files and protocols, e.g. "togyzqumalaq".
[[nodiscard]] std::string_view idOf(GameId game);
[[nodiscard]] std::optional<GameId> gameById(std::string_view id);

/// One option of a game: a key and the values it can have. What they mean is documented where the rules use them, and
/// told to the player by the view.
struct OptionSpec {
    std::string_view key;
    std::span<const std::string_view> values; ///< the default first
};

[[nodiscard]] std::span<const OptionSpec> optionsOf(GameId game);

/// Why a setup is refused.
struct SetupError {
    enum class Code : std::uint8_t {
        UnknownOption, ///< the game has no option `key`
        BadValue,      ///< `value` is not one that `key` can have
    };
    Code code = Code::UnknownOption;
    std::string key;
    std::string value;
};

/// A game and a value for each of its options; always a combination that can be played.
class GameSetup {
public:
    explicit GameSetup(GameId game = GameId::Togyzqumalaq) : m_game(game), m_chosen(optionsOf(game).size(), 0) {}

    [[nodiscard]] GameId game() const { return m_game; }
    /// The value of an option; empty if the game has no such option.
    [[nodiscard]] std::string_view option(std::string_view key) const;
    /// On an error nothing is changed.
    [[nodiscard]] Expected<void, SetupError> setOption(std::string_view key, std::string_view value);

    friend bool operator==(const GameSetup&, const GameSetup&) = default;

private:
    GameId m_game;
    std::vector<std::size_t> m_chosen; ///< one index into the values a spec
};

} // namespace qumalaq::rules
