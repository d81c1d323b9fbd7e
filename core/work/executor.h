// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/work/shutdown.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace qumalaq::work {

/// A thread that runs jobs one after the other. It is started by the first job. All functions must be called in the
/// owner's thread. Jobs must not throw.
///
/// No function waits for the thread longer than the timeout (shutdown.h). A job must own everything that it uses,
/// because it may outlive the executor.
class Executor {
public:
    using Job = std::function<void()>;

    explicit Executor(std::chrono::milliseconds timeout = kTimeout);
    /// Waits until all jobs are done, but not longer than the timeout. Then drops the jobs that were not started, and
    /// requests the running one to stop.
    ~Executor();
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;

    /// Never blocks.
    void post(Job job);
    [[nodiscard]] bool hasStarted() const { return m_thread.joinable(); }
    /// Blocks until all jobs are done, but not longer than the timeout. Returns whether they are.
    bool wait();
    /// Stopped when the destructor has timed out.
    [[nodiscard]] StopToken stopToken() const { return m_stop.token(); }

    /// For tests: calls the function (null: none) in each thread that is about to wait(), even if all jobs are done.
    /// The user interface thread must not wait.
    static void observeWaits(void (*observer)());

private:
    struct Queue {
        std::mutex mutex;
        std::condition_variable hasChanged;
        std::deque<Job> jobs;
        bool isBusy = false;
        bool isEnding = false;
        bool isAbandoned = false;
    };
    static void work(const std::shared_ptr<Queue>& queue);

    std::shared_ptr<Queue> m_queue = std::make_shared<Queue>();
    std::chrono::milliseconds m_timeout;
    StopSource m_stop;
    std::thread m_thread;
};

} // namespace qumalaq::work
