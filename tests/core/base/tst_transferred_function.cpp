// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/transferred_function.h"

#include <QCoreApplication>
#include <QObject>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace qumalaq;

/// ThreadSanitizer finds further errors in these tests.
class TestTransferredFunction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void carriesWhatItWasGiven()
    {
        std::string told;
        TransferredFunction first([&told, text = std::string("a long text, which lies on the heap")] { told += text; });
        TransferredFunction second(first);
        const TransferredFunction third(std::move(second));
        std::function<void()> wrapped(third);
        first();
        wrapped();
        QCOMPARE(told, std::string("a long text, which lies on the heapa long text, which lies on the heap"));
    }

    void goesThroughQueuesInBothDirections()
    {
        QThread thread;
        QObject there;
        there.moveToThread(&thread);
        thread.start();
        std::vector<int> heard;
        for (int i = 0; i < 200; ++i) {
            const auto answer = [this, &heard, given = std::make_shared<std::vector<int>>(10, i)] {
                QMetaObject::invokeMethod(this,
                                          TransferredFunction([&heard, sum = given->front()] { heard.push_back(sum); }),
                                          Qt::QueuedConnection);
            };
            QMetaObject::invokeMethod(&there, TransferredFunction(answer), Qt::QueuedConnection);
        }
        QTRY_COMPARE(heard.size(), std::size_t(200));
        for (int i = 0; i < 200; ++i)
            QCOMPARE(heard[static_cast<std::size_t>(i)], i);
        thread.quit();
        thread.wait();
    }

    void whatIsNeverCalledIsFreed()
    {
        const auto kept = std::make_shared<int>(1);
        {
            QThread thread;
            QObject there;
            there.moveToThread(&thread); // it never runs
            QMetaObject::invokeMethod(&there, TransferredFunction([kept] { ++*kept; }), Qt::QueuedConnection);
            QCOMPARE(kept.use_count(), 2L);
        }
        QCOMPARE(kept.use_count(), 1L);
        QCOMPARE(*kept, 1);
    }

    void goesToAPool()
    {
        std::vector<std::atomic<int>> counts(50);
        QThreadPool pool;
        for (auto& count : counts)
            pool.start(TransferredFunction([&count, many = std::vector<int>(7, 1)] {
                for (const int one : many)
                    count += one;
            }));
        QVERIFY(pool.waitForDone());
        for (const auto& count : counts)
            QCOMPARE(count.load(), 7);
    }
};

QTEST_GUILESS_MAIN(TestTransferredFunction)
#include "tst_transferred_function.moc"
