// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/game.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Places on the board in words.
class PlaceText {
    Q_DECLARE_TR_FUNCTIONS(PlaceText)

public:
    /// For a screen reader: side, number and what lies there.
    [[nodiscard]] static QString describe(rules::GameId game, const rules::BoardState& board, rules::Place place);
    /// For the eye: the number, the traditional name and the count.
    [[nodiscard]] static QString toolTip(rules::GameId game, const rules::BoardState& board, rules::Place place);
};

} // namespace qumalaq::desktop
