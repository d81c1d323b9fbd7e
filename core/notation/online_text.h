// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>

namespace qumalaq::notation {

/// A move as on a scoresheet: "76(10)", where the mover's kazan follows a capture.
[[nodiscard]] std::string toScoresheetText(const rules::AnyPosition& position, rules::Move move);

/// The game in the form of online sites: tags, then the moves in lines of at most 59 characters. A capture is followed
/// by the mover's kazan in parentheses, a new tuzdyk by a capital X, the result by `{zero}` if the player to move had
/// no stones left. Only the main line is written, without comments. Ends with a line feed. TgkReader can read it.
[[nodiscard]] std::string toOnlineText(const GameRecord& record);

} // namespace qumalaq::notation
