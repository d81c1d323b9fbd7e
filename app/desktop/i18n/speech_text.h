// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Announcements for somebody who does not see the board.
class SpeechText {
    Q_DECLARE_TR_FUNCTIONS(SpeechText)

public:
    /// Announces history.plies()[ply]: "South plays 7, last stone in North's 6. Takes 10."
    [[nodiscard]] static QString move(const rules::History& history, std::size_t ply);
    /// "South's kazan 10, North's kazan 0."
    [[nodiscard]] static QString kazans(const rules::BoardState& board);
    /// Every pit, row by row, then the kazans and the side to move.
    [[nodiscard]] static QString board(const rules::AnyPosition& position);
};

} // namespace qumalaq::desktop
