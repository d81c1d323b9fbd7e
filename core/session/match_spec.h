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
#include <utility>

namespace qumalaq::session {

/// The player of one side.
struct Player {
    enum class Kind : std::uint8_t {
        Person,
        Computer,
        Remote, ///< a person at another computer
    };

    Kind kind = Kind::Person;
    int level = 1; ///< of a computer, 1 to ai::kLevelCount
    QString name;  ///< as entered; if empty, the view chooses a name
    /// A computer's style of play; the level is then ignored.
    ai::Character character = ai::Character::None;

    /// A person at this computer.
    [[nodiscard]] bool isPerson() const { return kind == Kind::Person; }
    [[nodiscard]] bool isComputer() const { return kind == Kind::Computer; }
    [[nodiscard]] bool isRemote() const { return kind == Kind::Remote; }

    friend bool operator==(const Player&, const Player&) = default;
};

/// The settings of a match.
struct MatchSpec {
    rules::GameSetup setup;
    std::optional<rules::AnyPosition> start; ///< of the setup's game, if it differs from the game's start
    std::array<Player, 2> players;           ///< [side]
    std::optional<ClockSpec> clock;          ///< none for a game without clocks
    QString learner;                         ///< id of the person who plays the computer; empty if unknown
    /// Counts for the learner's rating, so there are no hints, and no move is taken back.
    bool isRated = false;

    /// Whether the game is played on two computers.
    [[nodiscard]] bool hasRemote() const { return players[0].isRemote() || players[1].isRemote(); }

    /// Whether there may be hints and a coach. Not in a rated game, nor against another person by the clock or at
    /// another computer.
    [[nodiscard]] bool allowsAdvice() const
    {
        const bool areBothPeople = players[0].isPerson() && players[1].isPerson();
        return !isRated && !hasRemote() && !(clock && areBothPeople);
    }

    /// The side of the only person at this computer, against a computer or a person at another one.
    [[nodiscard]] std::optional<rules::Side> onlyPerson() const
    {
        if (players[0].isPerson() == players[1].isPerson())
            return std::nullopt;
        return players[0].isPerson() ? rules::Side::South : rules::Side::North;
    }

    /// The game of a rematch. A time handicap stays with its player.
    [[nodiscard]] MatchSpec withSidesChanged() const
    {
        MatchSpec changed = *this;
        std::swap(changed.players[0], changed.players[1]);
        if (changed.clock)
            std::swap(changed.clock->main[0], changed.clock->main[1]);
        return changed;
    }

    friend bool operator==(const MatchSpec&, const MatchSpec&) = default;
};

} // namespace qumalaq::session
