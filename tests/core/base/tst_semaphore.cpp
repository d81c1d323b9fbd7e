// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/semaphore.h"

#include <QTest>

#include <memory>
#include <thread>

using namespace qumalaq;

/// ThreadSanitizer finds further errors in these tests.
class TestSemaphore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReleaseIsAcquiredOnce()
    {
        constexpr int kTimes = 20'000;
        Semaphore there;
        Semaphore back;
        int value = 0; // the semaphores order the accesses
        std::thread other([&] {
            for (int i = 0; i < kTimes; ++i) {
                there.acquire();
                ++value;
                back.release();
            }
        });
        for (int i = 0; i < kTimes; ++i) {
            there.release();
            back.acquire();
        }
        other.join();
        QCOMPARE(value, kTimes);
    }

    void mayBeDestroyedByTheOneWhoAcquiredIt()
    {
        for (int i = 0; i < 1000; ++i) {
            auto done = std::make_unique<Semaphore>();
            std::thread other([&semaphore = *done] { semaphore.release(); });
            done->acquire();
            done.reset();
            other.join();
        }
    }
};

QTEST_APPLESS_MAIN(TestSemaphore)
#include "tst_semaphore.moc"
