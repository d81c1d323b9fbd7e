// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/latest_task.h"
#include "tests/core/work/busy_pool.h"

#include <QList>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <memory>

using namespace qumalaq;
using namespace qumalaq::work;

/// Work on a pool of which only the newest result is wanted.
class TestLatestTask : public QObject {
    Q_OBJECT

private:
    /// Waits until all work is done and its results are delivered.
    static void settle()
    {
        pool().waitForDone();
        QCoreApplication::processEvents();
    }

private Q_SLOTS:
    void theResultArrivesByTheEventLoop()
    {
        LatestTask work;
        QThread* worker = nullptr;
        QThread* receiver = nullptr;
        work.start([](const StopToken&) { return QThread::currentThread(); },
                   [&](QThread* thread) {
                       worker = thread;
                       receiver = QThread::currentThread();
                   });
        QVERIFY(work.isRunning());
        pool().waitForDone();
        QVERIFY(!receiver && work.isRunning());
        QTRY_VERIFY(!work.isRunning());
        QVERIFY(worker != receiver);
        QCOMPARE(receiver, QThread::currentThread());
    }

    void onlyTheNewestResultArrives()
    {
        LatestTask work;
        QList<int> results;
        const auto add = [&results](int result) { results.append(result); };
        {
            // Done, but not yet delivered.
            work.start([](const StopToken&) { return 1; }, add);
            pool().waitForDone();
            work.start([](const StopToken&) { return 2; }, add);
            settle();
            QCOMPARE(results, QList<int>{2});
        }
        {
            // Not yet started, and never will be.
            bool hasBegun = false;
            BusyPool pool;
            work.start(
                [&hasBegun](const StopToken&) {
                    hasBegun = true;
                    return 3;
                },
                add);
            work.start([](const StopToken&) { return 4; }, add);
            pool.release();
            settle();
            QVERIFY(!hasBegun);
        }
        QCOMPARE(results, (QList<int>{2, 4}));
    }

    void theNextWorkCanBeStartedByTheResult()
    {
        LatestTask work;
        int result = 0;
        work.start(
            [](const StopToken&) { return 1; },
            [&](int one) { work.start([one](const StopToken&) { return one + 1; }, [&](int two) { result = two; }); });
        QTRY_COMPARE(result, 2);
        QVERIFY(!work.isRunning());
    }

    void cancelledWorkIsAskedToStopAndNotTold()
    {
        LatestTask work;
        bool isTold = false;
        QSemaphore hasBegun;
        work.start(
            [&hasBegun](const StopToken& stop) {
                hasBegun.release();
                while (!stop.isStopRequested())
                    QThread::yieldCurrentThread();
                return 0;
            },
            [&isTold](int) { isTold = true; });
        hasBegun.acquire();
        work.cancel();
        QVERIFY(!work.isRunning() && !work.takesLong());
        settle();
        QVERIFY(!isTold);
    }

    void nothingIsToldAfterTheEnd()
    {
        auto work = std::make_unique<LatestTask>();
        bool isTold = false;
        work->start([](const StopToken&) { return 0; }, [&isTold](int) { isTold = true; });
        pool().waitForDone();
        work.reset();
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
        // Running work ends, too.
        work = std::make_unique<LatestTask>();
        QSemaphore hasBegun;
        work->start(
            [&hasBegun](const StopToken& stop) {
                hasBegun.release();
                while (!stop.isStopRequested())
                    QThread::yieldCurrentThread();
                return 0;
            },
            [&isTold](int) { isTold = true; });
        hasBegun.acquire();
        work.reset();
        settle();
        QVERIFY(!isTold);
    }

    void onlyALongWaitIsTold()
    {
        LatestTask work;
        QSignalSpy spy(&work, &work::LatestTask::becameLong);
        BusyPool pool;
        work.start([](const StopToken&) { return 0; }, [](int) {});
        QVERIFY(!work.takesLong());
        QVERIFY(spy.wait(20'000));
        QVERIFY(work.isRunning() && work.takesLong());
        pool.release();
        settle();
        QVERIFY(!work.isRunning() && !work.takesLong());
        QCOMPARE(spy.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestLatestTask)
#include "tst_latest_task.moc"
