// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/clock.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Below this a clock shows tenths and ticks, and stones are sown fast.
inline constexpr session::Milliseconds kShortOfTime = std::chrono::seconds(20);

/// Clocks in words and digits.
class ClockText {
    Q_DECLARE_TR_FUNCTIONS(ClockText)

public:
    /// Digits of a clock: 1:05:00, 4:07, and 0:09.4 when time is short. 0:00.0 only when no time is left.
    [[nodiscard]] static QString digits(session::Milliseconds left);
    /// The time that a move took, in whole seconds: 0:07.
    [[nodiscard]] static QString spent(session::Milliseconds time);
    /// For a screen reader: "4 minutes 7 seconds".
    [[nodiscard]] static QString spoken(session::Milliseconds left);
    /// "10 min + 5 s".
    [[nodiscard]] static QString nameOf(const session::ClockSpec& spec);
    /// What happens when a player's time runs out.
    [[nodiscard]] static QString noteOf(const session::ClockSpec& spec);
};

} // namespace qumalaq::desktop
