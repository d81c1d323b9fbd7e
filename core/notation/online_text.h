// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>

namespace qumalaq::notation {

/// The game as the online sites write it: tags, then the moves running on over lines of at most 59 characters. A move
/// that took something carries the mover's kazan in parentheses, a new tuzdyk a capital X; behind the result `{zero}`
/// if the player to move had no stones left. These texts have no comments and variations: only the main line is
/// written. Ends with a line feed. TgkReader reads it.
[[nodiscard]] std::string toOnlineText(const GameRecord& record);

} // namespace qumalaq::notation
