// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace qumalaq::desktop {

/// What is unusual about the current turn, without a full stop.
class TurnText {
    Q_DECLARE_TR_FUNCTIONS(TurnText)

public:
    /// Whether of() names the side to move.
    [[nodiscard]] static bool saysWhoMoves(const rules::History& game);
    /// Somebody passed, the same side moves again, or a hole is prescribed. Empty if none of these applies or the game
    /// is over. `addressee` is the only person at this computer; without one the sides are named.
    [[nodiscard]] static QString of(const rules::History& game, std::optional<rules::Side> addressee = std::nullopt);

private:
    [[nodiscard]] static QString movesAgain(rules::Side side, std::optional<rules::Side> addressee);
};

} // namespace qumalaq::desktop
