// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/command_queue.h"

#include <utility>

namespace qumalaq::protocol {

namespace {

/// The most bytes of queued commands. Beyond it push() waits, so that endless input does not fill the memory.
constexpr std::size_t kMaxBytes = 64U << 20U;

} // namespace

CommandQueue::CommandQueue(Handler handler) : m_handler(std::move(handler)), m_thread([this] { work(); }) {}

CommandQueue::~CommandQueue()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isOver = true;
        m_changed.notify_all();
    }
    m_thread.join();
}

void CommandQueue::push(std::string_view line)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_bytes < kMaxBytes; });
    ++m_lastNumber;
    m_lines.emplace_back(line);
    m_bytes += sizeof(std::string) + line.size();
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return isEmpty() || m_isWaiting; });
}

void CommandQueue::waitUntilEmpty()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return isEmpty(); });
}

bool CommandQueue::waitUntilEmpty(std::chrono::milliseconds limit)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, limit, [this] { return isEmpty(); });
}

void CommandQueue::setWaiting(bool isWaiting)
{
    const std::scoped_lock lock(m_mutex);
    m_isWaiting = isWaiting;
    m_changed.notify_all();
}

void CommandQueue::work()
{
    std::unique_lock lock(m_mutex);
    for (Number number = 1;; ++number) {
        m_changed.wait(lock, [this] { return m_isOver || !m_lines.empty(); });
        if (m_isOver)
            return;
        const std::string line = std::move(m_lines.front());
        m_lines.pop_front();
        m_bytes -= sizeof(std::string) + line.size();
        m_isBusy = true;
        lock.unlock();
        m_handler(line, number);
        lock.lock();
        m_isBusy = false;
        m_changed.notify_all();
    }
}

} // namespace qumalaq::protocol
