// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/console_game.h"

#include <iosfwd>

namespace qumalaq::console {

/// Each line of `in` is a sequence of moves from `start`. For each a line: the position, then ` over A-B REASON` if the
/// game is over (South's stones first), or `illegal at K`, K the first move that can not be made, from 0.
/// Stops at a line that is no sequence of moves.
[[nodiscard]] Expected<void, Problem> replay(const rules::History& start, std::istream& in, std::ostream& out);

} // namespace qumalaq::console
