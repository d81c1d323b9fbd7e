// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"

#include <cstddef>

namespace qumalaq::session {

/// Before so many plies a computer declines every draw: a median game has 109, and earlier nothing is decided.
inline constexpr std::size_t kFewestPliesBeforeDraw = 40;

/// A computer takes a draw unless it stands better by more than this.
inline constexpr int kDrawMarginCentistones = 150;

/// `score` is for the side to move; `isForComputer` if that is the computer which is asked.
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
