// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>
#include <vector>

/// The first versions of the program wrote players without a name in the language of the window: "You", "Компьютер",
/// "Computer · Foal", "Туздыкши-охотник", "Бастаушы". The same game was then another one in another language.
namespace qumalaq::notation {

/// Changes such names to what is written today (player_name.h): the name of a computer in its one form, no tag for a
/// person without a name. A name is changed only if the other tags show that such a version wrote the game, so a person
/// who is called "You" keeps the name. Doing it twice changes nothing more.
void unifyPlayerNames(GameRecord& record);

/// Every name that unifyPlayerNames() may change, to look for in an index.
[[nodiscard]] std::vector<std::string> oldPlayerNames();

} // namespace qumalaq::notation
