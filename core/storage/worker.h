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

namespace qumalaq::storage {

/// A thread that does what it is given, one job after the other. It is started with the first job. The functions belong
/// to the owner's thread.
///
/// A disk can hang for minutes (a network, a drive that is being unplugged). The program must still end, so the thread
/// is waited for no longer than the patience. A job must therefore own all that it uses: it may outlive the worker.
class Worker {
public:
    using Job = std::function<void()>;

    static constexpr std::chrono::milliseconds kPatience = std::chrono::seconds(5);

    explicit Worker(std::chrono::milliseconds patience = kPatience);
    /// Waits until all jobs are done, but not longer than the patience. What has not begun by then is dropped.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

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

} // namespace qumalaq::storage
