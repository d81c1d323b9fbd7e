// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/executor.h"
#include "core/work/latest_task.h"
#include "core/work/object_thread.h"
#include "core/work/shutdown.h"
#include "tests/semaphore.h"
#include "tests/victim.h"

using namespace qumalaq;

namespace {

/// Never returns.
void hang()
{
    Semaphore* const never = new Semaphore; // for ever, as the thread
    never->acquire();
}

int hangEverywhere(int& argc, char** argv)
{
    QCoreApplication application(argc, argv);
    Semaphore begun;
    work::LatestTask computation;
    computation.start(
        [&begun](const StopToken&) {
            begun.release();
            hang();
            return 0;
        },
        [](int) {});
    work::Executor disk;
    work::Executor secondDisk;
    work::ObjectThread sound(QStringLiteral("sound"), new QObject);
    const auto begin = [&begun] {
        begun.release();
        hang();
    };
    disk.post(begin);
    secondDisk.post(begin);
    sound.post(begin);
    for (int i = 0; i < 4; ++i)
        begun.acquire();
    work::beginShutdown(std::chrono::milliseconds(300));
    return 3;
}

int victim(int argc, char** argv)
{
    return work::exitStatus(hangEverywhere(argc, argv));
}

} // namespace

class TestShutdown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProgramEndsThoughAllItsThreadsHang()
    {
        Victim program({});
        QCOMPARE(program.exitCode(), 3);
    }
};

QUMALAQ_TEST_WITH_VICTIM(QCoreApplication, TestShutdown, victim)
#include "tst_shutdown.moc"
