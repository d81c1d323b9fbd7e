// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cstddef>

namespace qumalaq::session {

/// Before this many plies a computer declines every draw, because nothing is decided: the median game has 109 plies.
inline constexpr std::size_t kFewestPliesBeforeDraw = 40;

/// A computer declines a draw if it is better by more than this.
inline constexpr int kDrawMarginCentistones = 150;

/// Whether the computer accepts. `score` is for the side to move; `isForComputer`: that side is the computer.
[[nodiscard]] constexpr bool acceptsDraw(ai::Score score, bool isForComputer)
{
    switch (score.kind()) {
    case ai::Score::Kind::Estimate:
        return (isForComputer ? score.centistones() : -score.centistones()) <= kDrawMarginCentistones;
    case ai::Score::Kind::ProvenDraw:
        return true;
    case ai::Score::Kind::ProvenWin:
        return !isForComputer;
    case ai::Score::Kind::ProvenLoss:
        break;
    }
    return isForComputer;
}

} // namespace qumalaq::session
