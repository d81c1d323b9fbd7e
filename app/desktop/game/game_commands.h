// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"
#include "core/rules/words.h"

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class CoachController;
class GameController;
class GameAnnouncements;
class GameNotices;
class GameSession;
class Settings;

/// The commands of a running game, with Page's interface for commands.
class GameCommands {
public:
    /// The objects that the commands act on. All must outlive this one.
    struct Game {
        session::Match& match;
        GameSession& gameSession;
        GameNotices& gameNotices;
        GameController& controller;
        CoachController& coach;
        GameAnnouncements& announcements;
        Settings& settings;
    };
    explicit GameCommands(const Game& game) : m_game(game) {}

    [[nodiscard]] bool can(ActionId command) const;
    [[nodiscard]] bool isChecked(ActionId command) const;
    void run(ActionId command, bool checked) const;

private:
    /// The side that gives commands: the side to move between two people, the person's side against the computer.
    [[nodiscard]] rules::Side commandingSide() const;

    Game m_game;
};

} // namespace qumalaq::desktop
