// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>

namespace qumalaq {

/// As std::counting_semaphore. With MinGW's library a thread that waits for that one, or for a std::latch, can miss its
/// release and sleep for ever: the library compares the value before it locks. ThreadSanitizer sees this one, but not
/// QSemaphore.
class Semaphore {
public:
    void release()
    {
        const std::lock_guard lock(m_mutex);
        ++m_count;
        m_isReleased.notify_one(); // locked, because who acquires it may destroy it
    }
    void acquire()
    {
        std::unique_lock lock(m_mutex);
        m_isReleased.wait(lock, [this] { return m_count > 0; });
        --m_count;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_isReleased;
    int m_count = 0;
};

} // namespace qumalaq
