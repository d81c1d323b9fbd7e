// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// Opponents with a style: each overvalues one feature of the game and plays for it. All have the same strength, that
/// of a middle level.
namespace qumalaq::ai {

struct LevelSpec;
struct Style;

enum class Character : std::uint8_t {
    None,         ///< no style
    Hoarder,      ///< keeps the stones on its own side
    TuzdykHunter, ///< wants a tuzdyk, early
    Guardian,     ///< prefers even pits, which the next stone cannot capture
    Attacker,     ///< captures at once
    Counter,      ///< keeps moves in hand, and calculates the ending
};

inline constexpr std::array kCharacters = {Character::Hoarder, Character::TuzdykHunter, Character::Guardian,
                                           Character::Attacker, Character::Counter};

/// "hoarder", "tuzdyk-hunter" …, "none".
[[nodiscard]] std::string_view idOf(Character character);
[[nodiscard]] std::optional<Character> characterById(std::string_view id);

/// Whether the styles have a meaning in this game. In other games a character plays like a level.
[[nodiscard]] bool hasCharacters(rules::GameId game);

/// The depth, nodes and errors of a character with this many stones on the board. Not for None.
[[nodiscard]] const LevelSpec& specOf(Character character, int stonesOnBoard);

/// Not for None.
[[nodiscard]] const Style& styleOf(Character character);

} // namespace qumalaq::ai
