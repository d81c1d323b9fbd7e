// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

/// Places on the board in words.
class PlaceText {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)

public:
    /// For a screen reader: side, number and what lies there. To a learner it is said what is his own and what the
    /// opponent’s; without one the sides have their names.
    [[nodiscard]] static QString describe(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                          std::optional<rules::Side> learner = std::nullopt);
    /// Likewise for the eye: the number, the traditional name and the count.
    [[nodiscard]] static QString toolTip(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                         std::optional<rules::Side> learner = std::nullopt);

private:
    [[nodiscard]] static QString stonesOf(rules::GameId game, int count);
    // With %1 for what is to be told of it.
    [[nodiscard]] static QString storeOf(rules::GameId game, rules::Side side, std::optional<rules::Side> learner);
    [[nodiscard]] static QString houseOf(rules::GameId game, rules::Side side, std::optional<rules::Side> learner);
    [[nodiscard]] static QString tuzdykOf(rules::Side owner, std::optional<rules::Side> learner);
};

} // namespace qumalaq::desktop
