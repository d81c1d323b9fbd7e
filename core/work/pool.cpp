// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/pool.h"

#include "core/work/shutdown.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace qumalaq::work {

namespace {

/// Two, so that a job that waits for the disk does not delay computations.
constexpr int kMinThreads = 2;

class Pool : public QThreadPool {
public:
    Pool()
    {
        setMaxThreadCount(std::max(kMinThreads, QThread::idealThreadCount()));
        // Results are delivered as events, so the jobs must end before the application object is destroyed.
        qAddPostRoutine([] {
            if (!pool().waitForDone(static_cast<int>(remainingTimeout(kTimeout).count())))
                AbandonedThreads::add();
        });
    }
};

} // namespace

QThreadPool& pool()
{
    static Pool* const thePool = new Pool; // never destroyed: that would wait for a job that hangs
    return *thePool;
}

} // namespace qumalaq::work
