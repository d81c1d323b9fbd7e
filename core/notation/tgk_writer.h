// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <string>

namespace qumalaq::notation {

/// The game as TGK, with tags, variations, comments and annotations: TgkReader makes an equal record of it. One
/// numbered pair of moves a line; ends with a line feed. Between two games of a file an empty line stands.
[[nodiscard]] std::string toTgk(const GameRecord& record);

/// The lines `[Name "value"]`: the record's tags in their order, the result behind the names of the players, what says
/// what is played last.
[[nodiscard]] std::string tagLines(const GameRecord& record);

} // namespace qumalaq::notation
