// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/executor.h"

#include <algorithm>
#include <atomic>
#include <utility>

namespace qumalaq::work {

namespace {

/// For a job that was asked to stop, to undo what it has half done.
constexpr std::chrono::milliseconds kToStop(200);

std::atomic<void (*)()>& waitObserver()
{
    static std::atomic<void (*)()> observer = nullptr;
    return observer;
}

} // namespace

Executor::Executor(std::chrono::milliseconds patience) : m_patience(patience) {}

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
        m_queue->hasChanged.wait_for(lock, patienceLeft(std::min(m_patience, kToStop)),
                                     [this] { return !m_queue->isBusy; });
    }
    m_queue->isLeftBehind = m_queue->isBusy;
    if (m_queue->isLeftBehind) {
        LeftBehind::add();
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
    if (observer != nullptr && m_patience.count() > 0)
        observer();
    std::unique_lock lock(m_queue->mutex);
    return m_queue->hasChanged.wait_for(lock, patienceLeft(m_patience),
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
        job = nullptr; // destroy its captures before it counts as done
        lock.lock();
        queue->isBusy = false;
        queue->hasChanged.notify_all();
    }
    if (queue->isLeftBehind)
        LeftBehind::remove();
}

} // namespace qumalaq::work
