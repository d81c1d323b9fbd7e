// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/clock.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// With less time a clock shows tenths and ticks, and stones are sown fast.
inline constexpr session::Milliseconds kShortOfTime = std::chrono::seconds(20);

class ClockText {
    Q_DECLARE_TR_FUNCTIONS(ClockText)

public:
    /// 1:05:00, 4:07, and 0:09.4 below kShortOfTime. Rounded up: 0:00.0 only when no time is left.
    [[nodiscard]] static QString digits(session::Milliseconds left);
    /// The time used for a move, rounded to seconds: 0:07.
    [[nodiscard]] static QString spent(session::Milliseconds time);
    /// For a screen reader: "4 minutes 7 seconds".
    [[nodiscard]] static QString spoken(session::Milliseconds left);
    /// "10 min + 5 s".
    [[nodiscard]] static QString nameOf(const session::ClockSpec& spec);
    /// What happens when a player's time runs out.
    [[nodiscard]] static QString noteOf(const session::ClockSpec& spec);
};

} // namespace qumalaq::desktop
