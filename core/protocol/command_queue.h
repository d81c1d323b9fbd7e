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

/// Executes commands one after another in its own thread, so that the reading thread can continue while a command
/// waits.
///
/// All functions must be called in the reading thread, except whileItWaits().
class CommandQueue {
public:
    /// From 1, in the order of push().
    using Number = std::uint64_t;
    using Handler = std::function<void(std::string_view line, Number number)>;

    explicit CommandQueue(Handler handler);
    /// Drops the commands that have not begun, and waits for the current one.
    ~CommandQueue();
    CommandQueue(const CommandQueue&) = delete;
    CommandQueue& operator=(const CommandQueue&) = delete;

    /// Returns when this command and all before it were executed, or as soon as one of them waits.
    void push(std::string_view line);

    /// The number of the last push(); 0 before the first.
    [[nodiscard]] Number lastNumber() const { return m_lastNumber; }

    void waitUntilEmpty();
    /// Returns false after a timeout.
    bool waitUntilEmpty(std::chrono::milliseconds limit);

    /// Called by the handler: calls `wait`, which may block for long.
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
    Number m_lastNumber = 0; ///< only used in the reading thread

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::string> m_lines;
    std::size_t m_bytes = 0; ///< of m_lines
    bool m_isBusy = false;
    bool m_isWaiting = false;
    bool m_isOver = false;

    std::thread m_thread; ///< last, because it uses all members above
};

} // namespace qumalaq::protocol
