// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace qumalaq {

/// Time since construction or the last restart, by the monotonic clock.
class Stopwatch {
public:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] Clock::duration elapsed() const { return Clock::now() - m_start; }
    [[nodiscard]] std::chrono::milliseconds elapsedMs() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(elapsed());
    }
    void restart() { m_start = Clock::now(); }

private:
    Clock::time_point m_start = Clock::now();
};

} // namespace qumalaq
