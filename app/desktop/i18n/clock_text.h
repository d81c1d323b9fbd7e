// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/clock.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// Below this a clock is shown with tenths, ticks, and stones are sown fast.
inline constexpr session::Milliseconds kShortOfTime = std::chrono::seconds(20);

/// Clocks in words and digits.
class ClockText {
    Q_DECLARE_TR_FUNCTIONS(ClockText)

public:
    /// What a clock shows: 1:05:00, 4:07, and when time is short 0:09.4. Never early: 0:00.0 is nothing left.
    [[nodiscard]] static QString digits(session::Milliseconds left);
    /// For a screen reader: "4 minutes 7 seconds".
    [[nodiscard]] static QString spoken(session::Milliseconds left);
    /// "10 min + 5 s".
    [[nodiscard]] static QString nameOf(const session::ClockSpec& spec);
    /// In short, where a setting is played: a name, or nothing.
    [[nodiscard]] static QString originOf(session::ClockOrigin origin);
    /// Where it is played and what a fallen flag means there.
    [[nodiscard]] static QString noteOf(const session::ClockPreset& preset);
};

} // namespace qumalaq::desktop
