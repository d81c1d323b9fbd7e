// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWheelEvent>

namespace qumalaq::desktop {

/// Counts the notches of a wheel. Adds up the parts of notches that a touch pad sends.
class WheelStepCounter {
public:
    /// The whole steps that this event completes; positive is down.
    [[nodiscard]] int of(const QWheelEvent& event)
    {
        constexpr int kNotch = 120; // eighths of a degree, see QWheelEvent::angleDelta()
        m_turned -= event.angleDelta().y();
        const int steps = m_turned / kNotch;
        m_turned %= kNotch;
        return steps;
    }

private:
    int m_turned = 0;
};

} // namespace qumalaq::desktop
