// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

/// The end of the program. A disk, a device or a service may hang for minutes, but the program must end: nobody waits
/// for a thread longer than a patience, and at the end of the program all of them together wait no longer than
/// kLongestEnd.
namespace qumalaq::work {

inline constexpr std::chrono::milliseconds kPatience = std::chrono::seconds(5);
inline constexpr std::chrono::milliseconds kLongestEnd = std::chrono::seconds(6);

/// From now on all waits together last at most `longest`. Call it when the event loop has ended. Any thread.
void beginShutdown(std::chrono::milliseconds longest = kLongestEnd);

/// The time that may still be waited: `patience`, but after beginShutdown() no longer than until its deadline.
[[nodiscard]] std::chrono::milliseconds patienceLeft(std::chrono::milliseconds patience);

/// Counts threads that were not waited for, so that they are still running. Any thread.
class LeftBehind {
public:
    static void add();
    static void remove();
    /// True while there are such threads.
    [[nodiscard]] static bool any();
};

/// Returns the exit status for main(). While there are threads left behind it ends the program at once: they may use
/// what the destructors of static objects destroy.
[[nodiscard]] int exitStatus(int status);

} // namespace qumalaq::work
