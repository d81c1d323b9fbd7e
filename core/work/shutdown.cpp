// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/shutdown.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace qumalaq::work {

namespace {

using Clock = std::chrono::steady_clock;

std::atomic<Clock::time_point> s_deadline = Clock::time_point::max();
std::atomic<int> s_abandoned = 0;

} // namespace

void beginShutdown(std::chrono::milliseconds longest)
{
    s_deadline = Clock::now() + longest;
}

std::chrono::milliseconds remainingTimeout(std::chrono::milliseconds timeout)
{
    const Clock::time_point deadline = s_deadline;
    if (deadline == Clock::time_point::max())
        return timeout;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    return std::clamp(left, std::chrono::milliseconds(0), timeout);
}

void AbandonedThreads::add()
{
    ++s_abandoned;
}

void AbandonedThreads::remove()
{
    --s_abandoned;
}

bool AbandonedThreads::any()
{
    return s_abandoned > 0;
}

int exitStatus(int status)
{
    if (AbandonedThreads::any()) {
        std::fflush(stdout);
        std::_Exit(status);
    }
    return status;
}

} // namespace qumalaq::work
