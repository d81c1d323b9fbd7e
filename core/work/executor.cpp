// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/executor.h"

#include <utility>

namespace qumalaq::work {

Executor::Executor(std::chrono::milliseconds patience) : m_patience(patience) {}

Executor::~Executor()
{
    if (!m_thread.joinable())
        return;
    const bool isDone = wait();
    {
        const std::lock_guard lock(m_queue->mutex);
        m_queue->isEnding = true;
        m_queue->jobs.clear();
    }
    m_queue->hasChanged.notify_all();
    if (isDone)
        m_thread.join();
    else
        m_thread.detach();
}

void Executor::post(Job job)
{
    {
        const std::lock_guard lock(m_queue->mutex);
        m_queue->jobs.push_back(std::move(job));
    }
    m_queue->hasChanged.notify_all();
    if (!m_thread.joinable())
        m_thread = std::thread([queue = m_queue] { work(queue); });
}

bool Executor::wait()
{
    std::unique_lock lock(m_queue->mutex);
    return m_queue->hasChanged.wait_for(lock, m_patience, [this] { return m_queue->jobs.empty() && !m_queue->isBusy; });
}

void Executor::work(const std::shared_ptr<Queue>& queue)
{
    std::unique_lock lock(queue->mutex);
    for (;;) {
        queue->hasChanged.wait(lock, [&] { return queue->isEnding || !queue->jobs.empty(); });
        if (queue->isEnding)
            return;
        Job job = std::move(queue->jobs.front());
        queue->jobs.pop_front();
        queue->isBusy = true;
        lock.unlock();
        job();
        job = nullptr; // destroy its captures before it counts as done
        lock.lock();
        queue->isBusy = false;
        queue->hasChanged.notify_all();
    }
}

} // namespace qumalaq::work
