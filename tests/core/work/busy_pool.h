// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/transferred_function.h"
#include "core/work/pool.h"

#include <QSemaphore>

namespace qumalaq::work {

/// Keeps all threads of the pool busy until it is destroyed or released, so that a test controls how long work waits.
class BusyPool {
public:
    BusyPool()
    {
        QThreadPool& threads = pool();
        threads.waitForDone();
        for (int i = 0; i < threads.maxThreadCount(); ++i) {
            threads.start(TransferredFunction([this] {
                m_begun.release();
                m_end.acquire();
            }));
        }
        m_begun.acquire(threads.maxThreadCount());
    }
    ~BusyPool() { release(); }
    BusyPool(const BusyPool&) = delete;
    BusyPool& operator=(const BusyPool&) = delete;
    BusyPool(BusyPool&&) = delete;
    BusyPool& operator=(BusyPool&&) = delete;

    /// Releases the threads and waits until the pool is idle.
    void release()
    {
        m_end.release(pool().maxThreadCount());
        pool().waitForDone();
    }

private:
    QSemaphore m_begun;
    QSemaphore m_end;
};

} // namespace qumalaq::work
