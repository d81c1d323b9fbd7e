// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/window_fixture.h"

#include <QLabel>

#include <chrono>

namespace qumalaq::desktop {

inline session::ClockSpec fiveMinutes()
{
    session::ClockSpec clock;
    clock.main = {std::chrono::minutes(5), std::chrono::minutes(5)};
    return clock;
}

/// Two people with a clock that the test advances.
struct Timed {
    session::Milliseconds now{1'000'000};
    const QTemporaryDir folder;
    Program program{folder.path()};

    explicit Timed(const session::ClockSpec& clock = fiveMinutes())
    {
        program.match.setTimeSource([this] { return now; });
        program.begin({.opponent = NewGameChoice::Opponent::Person, .clock = clock});
    }
    [[nodiscard]] session::Match& match() { return program.match; }
    [[nodiscard]] qint64 left(rules::Side side) const
    {
        return (*program.match.timeLeft())[rules::indexOf(side)].count();
    }
};

/// The visible clock; empty if there is none.
inline QString shownClock(const QWidget* where)
{
    for (const auto* label : where->findChildren<QLabel*>()) {
        if (label->property("role") == QLatin1String("clock") && label->isVisible())
            return label->text();
    }
    return {};
}

} // namespace qumalaq::desktop
