// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/ai/win_chance.h"
#include "core/rules/history.h"
#include "core/rules/outcome.h"

#include <QString>

/// The engine's scores for display: from South's point of view, and as chances.
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

/// Converts plies to moves of the winner: "in 12 moves".
[[nodiscard]] constexpr int movesOf(int plies)
{
    return (plies + 1) / 2;
}
/// The form in records, the same in every language: "+5.2", "−0.4", "#12" for a win proven in 12 moves, "−#12" for a
/// loss, "#" for a win of unknown length, "=" for a proven draw.
[[nodiscard]] QString toText(ai::Score score);

} // namespace qumalaq::session
