// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// What is out of the ordinary about the turn that begins, as a sentence without a full stop.
class TurnText {
    Q_DECLARE_TR_FUNCTIONS(TurnText)

public:
    /// Somebody had to pass, the same side moves again, a hole is prescribed; empty if none of these, and when the game
    /// is over.
    /// of() already tells whose turn it is.
    [[nodiscard]] static bool saysWhoMoves(const rules::History& game);
    [[nodiscard]] static QString of(const rules::History& game);
};

} // namespace qumalaq::desktop
