// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"

#include <cstdint>

namespace qumalaq {

/// One of the legal moves of a position, which must have one.
template <typename Position>
auto randomMove(const Position& position, Prng& prng)
{
    const auto moves = position.legalMoves();
    return moves[prng.below(static_cast<std::uint32_t>(moves.size()))];
}

} // namespace qumalaq
