// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/ai/win_chance.h"
#include "core/rules/history.h"
#include "core/rules/outcome.h"

/// The engine's scores as shown: from South's point of view, and as chances.
namespace qumalaq::session {

/// The score from the other side's point of view.
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

/// Converts between a score for `side` and South's point of view, in both directions.
[[nodiscard]] constexpr ai::Score seenBy(rules::Side side, ai::Score score)
{
    return side == rules::Side::South ? score : opposite(score);
}

/// The result of a finished game from South's point of view.
[[nodiscard]] constexpr ai::Score scoreOf(const rules::Outcome& outcome)
{
    if (!outcome.winner)
        return ai::Score::provenDraw(0);
    return *outcome.winner == rules::Side::South ? ai::Score::provenWin(0) : ai::Score::provenLoss(0);
}

using ai::winChance;

} // namespace qumalaq::session
