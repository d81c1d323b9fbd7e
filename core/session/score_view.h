// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/ai/win_chance.h"
#include "core/rules/history.h"
#include "core/rules/outcome.h"

/// The engine's scores as they are shown: always from South's side, and as chances.
namespace qumalaq::session {

/// The same position seen by the other side.
[[nodiscard]] constexpr ai::Score opposite(ai::Score score)
{
    switch (score.kind()) {
    case ai::Score::Kind::Estimate:
        return ai::Score::estimate(-score.centistones());
    case ai::Score::Kind::ProvenWin:
        return ai::Score::provenLoss(score.plies());
    case ai::Score::Kind::ProvenLoss:
        return ai::Score::provenWin(score.plies());
    case ai::Score::Kind::ProvenDraw:
        break;
    }
    return score;
}

/// A score for `side` as South sees it, and the other way round.
[[nodiscard]] constexpr ai::Score seenBy(rules::Side side, ai::Score score)
{
    return side == rules::Side::South ? score : opposite(score);
}

/// A finished game as South sees it.
[[nodiscard]] constexpr ai::Score scoreOf(const rules::Outcome& outcome)
{
    if (!outcome.winner)
        return ai::Score::provenDraw(0);
    return *outcome.winner == rules::Side::South ? ai::Score::provenWin(0) : ai::Score::provenLoss(0);
}

using ai::winChance;

} // namespace qumalaq::session
