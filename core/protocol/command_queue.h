// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace qumalaq::protocol {

/// Commands are carried out one after another on a thread of the queue, so that the thread that reads them can go on
/// reading while one of them waits.
///
/// All functions are for the thread that reads, except whileItWaits().
class CommandQueue {
public:
    /// From 1, in the order of push().
    using Number = std::uint64_t;
    using Handler = std::function<void(std::string_view line, Number number)>;

    explicit CommandQueue(Handler handler);
    /// Drops what has not begun; waits for the end of what has.
    ~CommandQueue();
    CommandQueue(const CommandQueue&) = delete;
    CommandQueue& operator=(const CommandQueue&) = delete;

    /// Returns when this command and all before it were carried out, or as soon as one of them waits.
    void push(std::string_view line);

    /// That of the last push(); 0 before the first.
    [[nodiscard]] Number lastNumber() const { return m_lastNumber; }

    void waitUntilEmpty();
    /// False if it takes longer.
    bool waitUntilEmpty(std::chrono::milliseconds limit);

    /// For the handler: calls `wait`, which may take long.
    template <typename Wait>
    auto whileItWaits(const Wait& wait)
    {
        const Waiting waiting(*this);
        return wait();
    }

private:
    class Waiting {
    public:
        explicit Waiting(CommandQueue& queue) : m_queue(queue) { m_queue.setWaiting(true); }
        ~Waiting() { m_queue.setWaiting(false); }
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;

    private:
        CommandQueue& m_queue;
    };

    void setWaiting(bool isWaiting);
    [[nodiscard]] bool isEmpty() const { return m_lines.empty() && !m_isBusy; }
    void work();

    Handler m_handler;
    Number m_lastNumber = 0; ///< the reader's

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::string> m_lines;
    std::size_t m_bytes = 0; ///< of m_lines
    bool m_isBusy = false;
    bool m_isWaiting = false;
    bool m_isOver = false;

    std::thread m_thread; ///< last: it uses all members above
};

} // namespace qumalaq::protocol
