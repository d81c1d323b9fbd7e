// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/end_content.h"

#include "app/desktop/game/own_games.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/text/rating_text.h"
#include "core/session/match.h"

namespace qumalaq::desktop {

using rules::Side;

std::optional<EndContent> EndContent::of(const session::Match& match, const session::MatchTally& tally,
                                         const OwnGames& games)
{
    const auto outcome = match.outcome();
    if (!outcome)
        return std::nullopt;
    const rules::History& history = match.history();
    EndContent content;
    content.outcome = *outcome;
    content.title = PlayerText::resultOf(match.spec(), *outcome);
    content.reason = PlayerText::reasonOf(match.spec(), *outcome);
    content.isByStones = PlayerText::isByStones(*outcome);
    content.names = {PlayerText::nameOf(match.spec(), Side::South), PlayerText::nameOf(match.spec(), Side::North)};
    content.totalStones = history.start().layout().totalStones;
    content.sources = learn::stoneSources(history, history.plies().size());
    if (match.spec().isRated)
        content.rating = RatingText::of(games.rating(match.spec().setup.game()));
    if (tally.games() > 1) {
        content.matchScore = tr("Match: %1 %2 – %3 %4", "name, points, points, name")
                                 .arg(PlayerText::nameOf(match.spec(), Side::South), tally.points(Side::South),
                                      tally.points(Side::North), PlayerText::nameOf(match.spec(), Side::North));
    }
    return content;
}

} // namespace qumalaq::desktop
