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

/// A thread that runs jobs one after the other. It starts with the first job. All functions belong to the owner's
/// thread.
///
/// Nobody waits for the thread longer than the patience (shutdown.h). Therefore a job must own everything that it uses:
/// it may outlive the executor.
class Executor {
public:
    using Job = std::function<void()>;

    static constexpr std::chrono::milliseconds kPatience = work::kPatience;

    explicit Executor(std::chrono::milliseconds patience = kPatience);
    /// Waits until all jobs are done, but not longer than the patience. Then it drops the jobs that were not started,
    /// and asks the running one to stop.
    ~Executor();
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;

    /// Never blocks.
    void post(Job job);
    [[nodiscard]] bool hasStarted() const { return m_thread.joinable(); }
    /// Blocks until all jobs are done, but not longer than the patience. Returns whether they are.
    bool wait();
    /// Tells a job that the destructor has lost its patience.
    [[nodiscard]] StopToken stopToken() const { return m_stop.token(); }

    /// Calls the function (null: none) on each thread that is about to wait(), also if all jobs are done already. For
    /// tests: on the user interface thread, such a wait is a fault.
    static void observeWaits(void (*observer)());

private:
    struct Queue {
        std::mutex mutex;
        std::condition_variable hasChanged;
        std::deque<Job> jobs;
        bool isBusy = false;
        bool isEnding = false;
        bool isLeftBehind = false;
    };
    static void work(const std::shared_ptr<Queue>& queue);

    std::shared_ptr<Queue> m_queue = std::make_shared<Queue>();
    std::chrono::milliseconds m_patience;
    StopSource m_stop;
    std::thread m_thread;
};

} // namespace qumalaq::work
