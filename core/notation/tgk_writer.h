// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>

namespace qumalaq::notation {

/// The game as TGK, with tags, variations, comments and annotations; TgkReader reads it back as an equal record. Each
/// line has a numbered pair of moves; ends with a line feed. Games in a file are separated by an empty line.
[[nodiscard]] std::string toTgk(const GameRecord& record);

/// The lines `[Name "value"]`: the record's tags in order, the result after the names of the players, and last the tags
/// of game, options and start.
[[nodiscard]] std::string tagLines(const GameRecord& record);

} // namespace qumalaq::notation
