// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/pool.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>

namespace qumalaq::work {

namespace {

/// What waits for the disk must not keep what computes from its turn.
constexpr int kLeastThreads = 2;

class Pool : public QThreadPool {
public:
    Pool()
    {
        setMaxThreadCount(std::max(kLeastThreads, QThread::idealThreadCount()));
        // What is done here is told by events: none is left to be told when the application is gone.
        qAddPostRoutine([] { pool().waitForDone(); });
    }
};

} // namespace

QThreadPool& pool()
{
    static Pool thePool;
    return thePool;
}

} // namespace qumalaq::work
