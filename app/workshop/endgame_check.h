// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/base/prng.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstdint>

namespace qumalaq::workshop {

/// Why a table was refused, in a few words.
[[nodiscard]] const char* textOf(ai::EndgameError error);

/// Exactly `stones` stones, and as many kinds of tuzdyks as there are, at random; the kazans share the rest at random,
/// so that the game is not over but by atsyrau.
[[nodiscard]] rules::TogyzqumalaqPosition randomEnding(int stones, Prng& prng);

/// How many of so many random positions have another share than what the best of their moves leads to.
[[nodiscard]] std::uint64_t disagreements(const ai::EndgameTable& table, std::uint64_t positions, std::uint64_t seed);

} // namespace qumalaq::workshop
