// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

/// Each function adds commands to `app`. The chosen command runs during the parsing and stores its exit status in
/// `status`, which must outlive `app`.
namespace qumalaq::workshop {

/// `bestemshe layers`, `bestemshe check`, `bestemshe prove`.
void addBestemsheCommands(CLI::App& app, int& status);
/// `book make`, `book measure`, `openings make`, `openings count`.
void addBookCommands(CLI::App& app, int& status);
/// `endgame make`, `endgame check`, `endgame bar`.
void addEndgameCommands(CLI::App& app, int& status);
/// `tournament`, `errors`, `complexity`: measure the levels, and the games.
void addLevelCommands(CLI::App& app, int& status);
/// `match`, `sprt`: compare two players.
void addMatchCommands(CLI::App& app, int& status);
/// `self-play`, `train`.
void addTrainingCommands(CLI::App& app, int& status);

} // namespace qumalaq::workshop
