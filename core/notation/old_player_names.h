// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>
#include <vector>

/// The first versions of the program wrote players without a name in the language of the window: "You", "Компьютер",
/// "Computer · Foal", "Туздыкши-охотник", "Бастаушы". So the same game differed between languages.
namespace qumalaq::notation {

/// Changes such names to today's form (player_name.h); a person without a name has no tag. Changes a name only if the
/// other tags show that such a version wrote the game, so a person who is called "You" keeps the name. Idempotent.
void unifyPlayerNames(GameRecord& record);

/// Every name that unifyPlayerNames() may change, for a search in an index.
[[nodiscard]] std::vector<std::string> oldPlayerNames();

} // namespace qumalaq::notation
