// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/rules/any_position.h"
#include "core/rules/game.h"
#include "core/session/clock.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace qumalaq::session {

/// Who sits at one side of the board.
struct Player {
    enum class Kind : std::uint8_t { Human, Computer };

    Kind kind = Kind::Human;
    int level = 1; ///< of a computer: 1 to ai::kLevelCount
    QString name;  ///< as the player entered it; empty: the view says who it is
    /// Of a computer: whom it plays like; the level is then of no account.
    ai::Character character = ai::Character::None;

    friend bool operator==(const Player&, const Player&) = default;
};

/// What a match is played with.
struct MatchSpec {
    rules::GameSetup setup;
    std::optional<rules::AnyPosition> start; ///< of the setup's game, if not its start
    std::array<Player, 2> players;           ///< [side]
    std::optional<ClockSpec> clock;          ///< none: time does not matter

    friend bool operator==(const MatchSpec&, const MatchSpec&) = default;
};

} // namespace qumalaq::session
