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
    /// "your pit 3", "the opponent’s home", "First’s pit 2", in the words of the game. For a learner the places are
    /// called his own or the opponent's; without one the sides are named.
    [[nodiscard]] static QString nameOf(rules::GameId game, rules::Place place,
                                        std::optional<rules::Side> learner = std::nullopt);
    /// The same at the beginning of a text: "Your pit 3".
    [[nodiscard]] static QString titleOf(rules::GameId game, rules::Place place,
                                         std::optional<rules::Side> learner = std::nullopt);
    /// For a screen reader: side, number and content.
    [[nodiscard]] static QString describe(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                          std::optional<rules::Side> learner = std::nullopt);
    /// The same with the traditional name of the pit.
    [[nodiscard]] static QString describeFully(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                               std::optional<rules::Side> learner = std::nullopt);
    /// "First's pit 2: 9"
    [[nodiscard]] static QString describeInNumbers(rules::GameId game, const rules::BoardState& board,
                                                   rules::Place place);
    /// "2: 9" in the listener's row, "opposite 2: 9" in the other one.
    [[nodiscard]] static QString describeBriefly(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                                 rules::Side listener);
    /// The tool tip: the number, the traditional name and the count.
    [[nodiscard]] static QString toolTip(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                         std::optional<rules::Side> learner = std::nullopt);
    /// "5 stones", in the word of the game, in the nominative: as an argument it fits where nothing governs it.
    [[nodiscard]] static QString stonesOf(rules::GameId game, int count);

private:
    /// With %1 where the number belongs.
    [[nodiscard]] static QString tuzdykOf(rules::Side owner, std::optional<rules::Side> learner);
};

} // namespace qumalaq::desktop
