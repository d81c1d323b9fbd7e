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
    /// Announces history.plies()[ply]: "First plays pit 7. Last stone in Second's pit 6. Takes 10."
    [[nodiscard]] static QString move(const rules::History& history, std::size_t ply);
    /// "First's kazan 10, Second's kazan 0."
    [[nodiscard]] static QString kazans(const rules::AnyPosition& position);
    /// Every pit, row by row, then the kazans and the side to move.
    [[nodiscard]] static QString board(const rules::AnyPosition& position);

private:
    // Games of the Togyz family have pits and kazans, the southern games have holes and homes. %1 stands for the number
    // or the counts.
    [[nodiscard]] static QString playsText(bool hasPits, rules::Side mover);
    [[nodiscard]] static QString landingText(bool hasPits, rules::Side row);
    [[nodiscard]] static QString rowText(bool hasPits, rules::Side row);
};

} // namespace qumalaq::desktop
