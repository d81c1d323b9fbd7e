// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>

namespace qumalaq::notation {

/// The game in the form of online sites: tags, then the moves in lines of at most 59 characters. A move that took
/// something is followed by the mover's kazan in parentheses, a new tuzdyk by a capital X; the result is followed by
/// `{zero}` if the player to move had no stones left. This form has no comments and variations: only the main line is
/// written. Ends with a line feed. TgkReader reads it.
[[nodiscard]] std::string toOnlineText(const GameRecord& record);

} // namespace qumalaq::notation
