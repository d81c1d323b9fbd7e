// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/object_thread.h"

#include "core/work/callback_context.h"
#include "core/work/shutdown.h"
#include "tests/semaphore.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using namespace qumalaq;
using namespace qumalaq::work;

namespace {

/// Tells where it is destroyed.
class Device : public QObject {
public:
    explicit Device(std::atomic<QThread*>& destroyedIn) : m_destroyedIn(destroyedIn) {}
    ~Device() override { m_destroyedIn = QThread::currentThread(); }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

private:
    std::atomic<QThread*>& m_destroyedIn;
};

} // namespace

class TestObjectThread : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theObjectIsUsedAndDestroyedInItsThread()
    {
        std::atomic<QThread*> usedIn = nullptr;
        std::atomic<QThread*> destroyedIn = nullptr;
        {
            ObjectThread thread(QStringLiteral("device"), new Device(destroyedIn));
            thread.post([&usedIn] { usedIn = QThread::currentThread(); });
        }
        QVERIFY(usedIn != nullptr);
        QVERIFY(usedIn != QThread::currentThread());
        QCOMPARE(destroyedIn.load(), usedIn.load());
        QVERIFY(!AbandonedThreads::any());
    }

    /// A sound server that never answers: without the time limit this test would not end.
    void anObjectThatHangsIsLeftBehind()
    {
        struct Server {
            Semaphore answers;
            Semaphore isDone;
        };
        const auto server = std::make_shared<Server>();
        {
            ObjectThread thread(QStringLiteral("device"), new QObject, std::chrono::milliseconds(20));
            thread.post([server] {
                server->answers.acquire();
                server->isDone.release();
            });
        }
        QVERIFY(AbandonedThreads::any());
        server->answers.release();
        server->isDone.acquire();
        QTRY_VERIFY(!AbandonedThreads::any()); // it did go on
    }

    void aCallToAnOwnerThatIsGoneIsDropped()
    {
        const auto context = std::make_shared<CallbackContext>();
        int calls = 0;
        std::thread([&] { context->call([&calls] { ++calls; }); }).join();
        QTRY_COMPARE(calls, 1);
        std::thread([&] { context->call([&calls] { ++calls; }); }).join();
        context->close();
        std::thread([&] { context->call([&calls] { ++calls; }); }).join();
        QCoreApplication::processEvents();
        QCOMPARE(calls, 1);
    }
};

QTEST_GUILESS_MAIN(TestObjectThread)
#include "tst_object_thread.moc"
