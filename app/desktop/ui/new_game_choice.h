// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/rules/game.h"
#include "core/session/clock.h"

#include <QString>

#include <array>
#include <optional>

namespace qumalaq::desktop {

/// The last choices in the dialog for a new game.
struct NewGameChoice {
    enum class Opponent { Person, Computer };
    enum class OwnSide { South, North, Random };

    rules::GameSetup setup{};
    Opponent opponent = Opponent::Computer;
    OwnSide ownSide = OwnSide::South;
    std::optional<session::ClockSpec> clock{};
    int level = 2;                                 ///< of the computer
    bool adaptsLevel = false;                      ///< the program chooses the level, and this is the last one chosen
    bool isRated = false;                          ///< only with adaptsLevel
    ai::Character character = ai::Character::None; ///< replaces the level; only in games that have characters
    std::array<QString, 2> names{};                ///< of two people, [side]; may be empty
    QString ownName{};                             ///< of the person who plays the computer; may be empty

    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

} // namespace qumalaq::desktop
