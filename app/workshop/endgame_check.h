// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/base/prng.h"
#include "core/rules/togyz/togyz_position.h"

#include <cstdint>

namespace qumalaq::workshop {

/// A random position with exactly `stones` stones on the board, random tuzdyks, and the rest divided at random between
/// the kazans so that the game can be over only by atsyrau.
[[nodiscard]] rules::TogyzqumalaqPosition randomEnding(int stones, Prng& prng);

/// The number of random positions, out of `positions`, whose share differs from that of their best move.
[[nodiscard]] std::uint64_t disagreements(const ai::EndgameTable& table, std::uint64_t positions, std::uint64_t seed);

} // namespace qumalaq::workshop
