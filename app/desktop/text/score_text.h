// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/rules/board_state.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstdint>

namespace qumalaq::desktop {

/// Results of the engine as text, from South's point of view.
class ScoreText {
    Q_DECLARE_TR_FUNCTIONS(ScoreText)

public:
    /// "First is ahead by about 5 stones", "First wins in 12 moves", "Proven draw", "Even". With the names of the
    /// players, [side], as PlayerText has them: "You are ahead by about 5 stones".
    [[nodiscard]] static QString sentence(ai::Score score, rules::GameId game,
                                          const std::array<QString, 2>& names = {});
    /// Why somebody is ahead: "Why: 12 more gathered, a tuzdyk." Empty if it cannot be seen on the board.
    [[nodiscard]] static QString reason(ai::Score score, const rules::BoardState& board);
    /// "+5.2", "−0.4"; "#12" for a win proven in 12 moves, "−#12" for a loss; "=" for a proven draw.
    [[nodiscard]] static QString sign(ai::Score score);
    /// South's chance to win: "68%".
    [[nodiscard]] static QString chance(ai::Score score);
    /// "68%", with a space if the language has one.
    [[nodiscard]] static QString percent(int share);
    /// Positions searched per second: "4.1 M/s".
    [[nodiscard]] static QString speed(std::uint64_t nodesPerSecond);
};

} // namespace qumalaq::desktop
