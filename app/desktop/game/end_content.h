// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/ledger.h"
#include "core/rules/outcome.h"
#include "core/session/match_tally.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class OwnGames;

/// The content of the panel at the end of a game.
struct EndContent {
    Q_DECLARE_TR_FUNCTIONS(EndContent)

public:
    /// None while the game is still on.
    [[nodiscard]] static std::optional<EndContent> of(const session::Match& match, const session::MatchTally& tally,
                                                      const OwnGames& games);

    rules::Outcome outcome;
    QString title;                ///< who won, with the players' names
    std::array<QString, 2> names; ///< [side]
    QString reason;               ///< why the game is over
    bool isByStones = true;       ///< otherwise the stones do not say who won
    int totalStones = 0;
    std::array<learn::StoneSources, 2> sources; ///< [side]
    QString rating;                             ///< after a rated game
    QString matchScore;                         ///< of several games between the same players; empty after the first
};

} // namespace qumalaq::desktop
