// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/limits.h"

#include <QElapsedTimer>

#include <algorithm>

namespace qumalaq::net {

/// Limits what an untrusted sender may send: `most` messages in a burst, refilled at `aSecond` per second.
class RateLimit {
public:
    explicit RateLimit(double most = kMaxMessages, double aSecond = kMessagesASecond)
        : m_most(most)
        , m_aSecond(aSecond)
        , m_allowance(most)
    {
        m_since.start();
    }

    /// Whether one more may come now.
    [[nodiscard]] bool tryAcquire()
    {
        constexpr double kMillisecondsOfSecond = 1000;
        const double earned = m_aSecond * double(m_since.restart()) / kMillisecondsOfSecond;
        m_allowance = std::min(m_most, m_allowance + earned);
        if (m_allowance < 1)
            return false;
        --m_allowance;
        return true;
    }

private:
    double m_most;
    double m_aSecond;
    double m_allowance;
    QElapsedTimer m_since;
};

} // namespace qumalaq::net
