// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>
#include <vector>

namespace qumalaq {

/// Calls `work` on `threads` threads at once, the caller's included, and returns when all calls have returned. `work`
/// must not throw.
template <typename Work>
void runOnThreads(int threads, const Work& work)
{
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back([&work] { work(); });
    work();
    for (std::thread& other : others)
        other.join();
}

} // namespace qumalaq
