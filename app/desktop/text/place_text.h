// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

class PlaceText {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)

public:
    /// "your pit 3", "the opponent’s home", in the game's words. Without an addressee: "First’s pit 2".
    [[nodiscard]] static QString nameOf(rules::GameId game, rules::Place place,
                                        std::optional<rules::Side> addressee = std::nullopt);
    /// The same at the beginning of a text: "Your pit 3".
    [[nodiscard]] static QString titleOf(rules::GameId game, rules::Place place,
                                         std::optional<rules::Side> addressee = std::nullopt);
    /// Side, number and content, for a screen reader.
    [[nodiscard]] static QString describe(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                          std::optional<rules::Side> addressee = std::nullopt);
    /// As describe(), with the traditional name of the pit.
    [[nodiscard]] static QString describeFully(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                               std::optional<rules::Side> addressee = std::nullopt);
    /// "2: 9" in the addressee's row, "opposite 2: 9" in the other one.
    [[nodiscard]] static QString describeBriefly(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                                 rules::Side addressee);
    /// Number, traditional name and count.
    [[nodiscard]] static QString toolTip(rules::GameId game, const rules::BoardState& board, rules::Place place,
                                         std::optional<rules::Side> addressee = std::nullopt);
    /// "5 stones" in the game's word, in the nominative: use it where no word governs its case.
    [[nodiscard]] static QString stonesOf(rules::GameId game, int count);
    /// The sign of a pit that is a tuzdyk, in a list of words.
    [[nodiscard]] static QString tuzdyk() { return tr("tuzdyk"); }

private:
    /// %1 is for the number.
    [[nodiscard]] static QString tuzdykOf(rules::Side owner, std::optional<rules::Side> addressee);
};

} // namespace qumalaq::desktop
