// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/console_game.h"

#include <iosfwd>

namespace qumalaq::console {

/// Reads sequences of moves from `start`, one in each line of `in`. Writes one line for each: the position, followed by
/// ` over A-B REASON` if the game is over (South's stones first); or `illegal at K` with the index of the first illegal
/// move, from 0. Stops at a line that is not a sequence of moves.
[[nodiscard]] Expected<void, Problem> replay(const rules::History& start, std::istream& in, std::ostream& out);

} // namespace qumalaq::console
