// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/executor.h"

#include "tests/semaphore.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::work;

class TestExecutor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jobsAreDoneInOrderOnAnotherThread()
    {
        std::vector<int> done;
        std::vector<std::thread::id> threads;
        Executor executor;
        for (int i = 0; i < 100; ++i) {
            executor.post([&, i] {
                done.push_back(i);
                threads.push_back(std::this_thread::get_id());
            });
        }
        QVERIFY(executor.wait());
        QCOMPARE(done.size(), 100U);
        QVERIFY(std::is_sorted(done.begin(), done.end()));
        QVERIFY(threads.front() != std::this_thread::get_id());
        QCOMPARE(threads.front(), threads.back());
    }

    void theEndWaitsForWhatWasPosted()
    {
        std::atomic<int> done = 0;
        {
            Executor executor;
            for (int i = 0; i < 20; ++i)
                executor.post([&done] { ++done; });
        }
        QCOMPARE(done.load(), 20);
    }

    void everyWaitIsObserved()
    {
        static int waits;
        waits = 0;
        Executor::observeWaits([] { ++waits; });
        {
            Executor unused;
            Executor executor;
            executor.post([] {});
            (void)executor.wait();
        }
        Executor::observeWaits(nullptr);
        QCOMPARE(waits, 2);
    }

    void anExecutorWithoutAJobEnds()
    {
        Executor executor;
        QVERIFY(executor.wait());
    }

    /// A job that never ends: without the time limit this test would not end.
    void aHangingJobIsNotWaitedForLongerThanTheTimeout()
    {
        struct Disk {
            Semaphore comesBack;
            Semaphore isDone;
            std::atomic<int> later = 0;
        };
        const auto disk = std::make_shared<Disk>();
        {
            Executor executor(std::chrono::milliseconds(20));
            executor.post([disk] {
                disk->comesBack.acquire();
                disk->isDone.release();
            });
            executor.post([disk] { ++disk->later; });
            QVERIFY(!executor.wait());
        }
        disk->comesBack.release();
        disk->isDone.acquire();
        QCOMPARE(disk->later.load(), 0); // the job was abandoned
    }

    /// What it has half done it can undo; it is not left behind.
    void aJobThatTakesTooLongIsAskedToStop()
    {
        std::atomic<bool> wasAsked = false;
        {
            Executor executor(std::chrono::milliseconds(20));
            executor.post([&wasAsked, stop = executor.stopToken()] {
                while (!stop.isStopRequested())
                    std::this_thread::yield();
                wasAsked = true;
            });
        }
        QVERIFY(wasAsked);
        QVERIFY(!AbandonedThreads::any());
    }

    /// Last, because it is the end of the program. Without one deadline for all it would take minutes and be ended.
    void theEndDoesNotWaitForEveryThreadThatHangs()
    {
        const auto disk = std::make_shared<Semaphore>();
        const auto isDone = std::make_shared<Semaphore>();
        constexpr int kExecutors = 40;
        {
            std::vector<std::unique_ptr<Executor>> executors;
            for (int i = 0; i < kExecutors; ++i) {
                executors.push_back(std::make_unique<Executor>());
                executors.back()->post([disk, isDone] {
                    disk->acquire();
                    isDone->release();
                });
            }
            beginShutdown(std::chrono::milliseconds(100));
            QVERIFY(remainingTimeout(std::chrono::hours(1)) <= std::chrono::milliseconds(100));
        }
        QVERIFY(AbandonedThreads::any());
        for (int i = 0; i < kExecutors; ++i)
            disk->release();
        for (int i = 0; i < kExecutors; ++i)
            isDone->acquire();
        QTRY_VERIFY(!AbandonedThreads::any());
    }
};

QTEST_GUILESS_MAIN(TestExecutor)
#include "tst_executor.moc"
