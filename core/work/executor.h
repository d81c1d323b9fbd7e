// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// A disk may hang for minutes (a network, a drive that is being unplugged), but the program must still end. Therefore
/// nobody waits for the thread longer than the patience, and a job must own everything that it uses: it may outlive the
/// executor.
class Executor {
public:
    using Job = std::function<void()>;

    static constexpr std::chrono::milliseconds kPatience = std::chrono::seconds(5);

    explicit Executor(std::chrono::milliseconds patience = kPatience);
    /// Waits until all jobs are done, but not longer than the patience. Jobs not started by then are dropped.
    ~Executor();
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;

    /// Never blocks.
    void post(Job job);
    /// Blocks until all jobs are done, but not longer than the patience. Returns whether they are.
    bool wait();

private:
    struct Queue {
        std::mutex mutex;
        std::condition_variable hasChanged;
        std::deque<Job> jobs;
        bool isBusy = false;
        bool isEnding = false;
    };
    static void work(const std::shared_ptr<Queue>& queue);

    std::shared_ptr<Queue> m_queue = std::make_shared<Queue>();
    std::chrono::milliseconds m_patience;
    std::thread m_thread;
};

} // namespace qumalaq::work
