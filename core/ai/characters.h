// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// Opponents with an idea: each loves one thing about the game a little more than it is worth, and plays for it. They
/// are of one strength, in the middle of the levels.
namespace qumalaq::ai {

struct LevelSpec;
struct Style;

enum class Character : std::uint8_t {
    None,         ///< nobody in particular
    Hoarder,      ///< keeps the stones on its own side
    TuzdykHunter, ///< a tuzdyk, and early
    Guardian,     ///< even pits, which can not be taken with the next stone
    Attacker,     ///< stones in the kazan, now
    Counter,      ///< moves in hand, and the end, which it counts out
};

inline constexpr std::array kCharacters = {Character::Hoarder, Character::TuzdykHunter, Character::Guardian,
                                           Character::Attacker, Character::Counter};

/// "hoarder", "tuzdyk-hunter" …, "none".
[[nodiscard]] std::string_view idOf(Character character);
[[nodiscard]] std::optional<Character> characterById(std::string_view id);

/// Whether their ideas mean something in this game: those of Togyzqumalaq. In others they are a level like any other.
[[nodiscard]] bool hasCharacters(rules::GameId game);

/// How it plays with so many stones left on the board: a level's numbers. Requires a character.
[[nodiscard]] const LevelSpec& specOf(Character character, int stonesOnBoard);

/// Requires a character.
[[nodiscard]] const Style& styleOf(Character character);

} // namespace qumalaq::ai
