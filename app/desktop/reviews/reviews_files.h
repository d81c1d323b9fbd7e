// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/reviews/review_queue.h"

#include <QByteArray>
#include <QString>

#include <vector>

class QAbstractItemModel;

/// What is made from the reviews of many games.
namespace qumalaq::desktop {

/// As CSV in UTF-8 with commas, a line for each reviewed game, with a heading in the program's language.
[[nodiscard]] QByteArray csvOf(const std::vector<QueuedGame>& games);
/// The table of the players as it is shown, with the mistakes by kind.
[[nodiscard]] QByteArray csvOf(const QAbstractItemModel& players);

struct MistakePack {
    QByteArray text; ///< empty without puzzles
    int puzzles = 0;
    int mistakes = 0; ///< in the games
};

/// The mistakes that have one best move, as a pack of puzzles. The same position occurs once.
/// `player`: a name as shown, to include only this player's mistakes; empty for all players.
[[nodiscard]] MistakePack packOf(const std::vector<QueuedGame>& games, const QString& title,
                                 const QString& player = {});

} // namespace qumalaq::desktop
