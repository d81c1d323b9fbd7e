// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/net/limits.h"

#include <QElapsedTimer>

#include <algorithm>

namespace qumalaq::net {

/// Counts the messages of somebody who is not trusted: kMostMessages at once, and kMessagesASecond later.
class RateLimit {
public:
    RateLimit() { m_since.start(); }

    /// Whether one more message may come now.
    [[nodiscard]] bool take()
    {
        constexpr double kMillisecondsOfSecond = 1000;
        const double earned = kMessagesASecond * double(m_since.restart()) / kMillisecondsOfSecond;
        m_allowance = std::min(kMostMessages, m_allowance + earned);
        if (m_allowance < 1)
            return false;
        --m_allowance;
        return true;
    }

private:
    QElapsedTimer m_since;
    double m_allowance = kMostMessages;
};

} // namespace qumalaq::net
