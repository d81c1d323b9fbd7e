// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/executor.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace qumalaq::work {

namespace {

/// How long a job that was asked to stop may take to roll back.
constexpr std::chrono::milliseconds kStopTimeout(200);

std::atomic<void (*)()>& waitObserver()
{
    static std::atomic<void (*)()> observer = nullptr;
    return observer;
}

} // namespace

Executor::Executor(std::chrono::milliseconds timeout) : m_timeout(timeout) {}

Executor::~Executor()
{
    if (!m_thread.joinable())
        return;
    const bool isDone = wait();
    std::unique_lock lock(m_queue->mutex);
    const auto dropped = std::exchange(m_queue->jobs, {});
    m_queue->isEnding = true;
    m_queue->hasChanged.notify_all();
    if (!isDone) {
        m_stop.requestStop();
        m_queue->hasChanged.wait_for(lock, remainingTimeout(std::min(m_timeout, kStopTimeout)),
                                     [this] { return !m_queue->isBusy; });
    }
    m_queue->isAbandoned = m_queue->isBusy;
    if (m_queue->isAbandoned) {
        AbandonedThreads::add();
        m_thread.detach();
    } else {
        lock.unlock();
        m_thread.join();
    }
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
    void (*observer)() = waitObserver();
    if (observer != nullptr && m_timeout.count() > 0)
        observer();
    std::unique_lock lock(m_queue->mutex);
    return m_queue->hasChanged.wait_for(lock, remainingTimeout(m_timeout),
                                        [this] { return m_queue->jobs.empty() && !m_queue->isBusy; });
}

void Executor::observeWaits(void (*observer)())
{
    waitObserver() = observer;
}

void Executor::work(const std::shared_ptr<Queue>& queue)
{
    std::unique_lock lock(queue->mutex);
    for (;;) {
        queue->hasChanged.wait(lock, [&] { return queue->isEnding || !queue->jobs.empty(); });
        if (queue->isEnding)
            break;
        Job job = std::move(queue->jobs.front());
        queue->jobs.pop_front();
        queue->isBusy = true;
        lock.unlock();
        job();
        job = nullptr; // destroys the captures before the job counts as done
        lock.lock();
        queue->isBusy = false;
        queue->hasChanged.notify_all();
    }
    if (queue->isAbandoned)
        AbandonedThreads::remove();
}

} // namespace qumalaq::work
