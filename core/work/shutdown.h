// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// The end of the program. A disk, a device or a service may hang for minutes, but the program must end. So every wait
/// for a thread has a timeout, and at the end of the program all waits together take at most kMaxShutdownTime.
namespace qumalaq::work {

/// The usual timeout of a wait for a thread.
inline constexpr std::chrono::milliseconds kTimeout = std::chrono::seconds(5);
inline constexpr std::chrono::milliseconds kMaxShutdownTime = std::chrono::seconds(6);

/// Limits all waits together to `longest` from now on. Call it when the event loop has ended. Thread-safe.
void beginShutdown(std::chrono::milliseconds longest = kMaxShutdownTime);

/// `timeout`, but after beginShutdown() no more than the time until its deadline.
[[nodiscard]] std::chrono::milliseconds remainingTimeout(std::chrono::milliseconds timeout);

/// Counts the threads that still run after a wait for them has timed out. Thread-safe.
class AbandonedThreads {
public:
    static void add();
    static void remove();
    [[nodiscard]] static bool any();
};

/// Returns the exit status for main(). If there are abandoned threads, ends the program at once instead, because they
/// may use objects that static destructors would destroy.
[[nodiscard]] int exitStatus(int status);

} // namespace qumalaq::work
