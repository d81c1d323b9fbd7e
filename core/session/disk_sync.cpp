// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/disk_sync.h"

#include <QRunnable>
#include <QThreadPool>

#include <utility>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace qumalaq::session {

namespace {

#ifdef Q_OS_WIN
int duplicate(int descriptor)
{
    return _dup(descriptor);
}
void syncAndClose(int descriptor)
{
    _commit(descriptor);
    _close(descriptor);
}
#else
int duplicate(int descriptor)
{
    return dup(descriptor);
}
void syncAndClose(int descriptor)
{
    fsync(descriptor);
    close(descriptor);
}
#endif

/// The pool deletes it after run().
class SyncJob final : public QRunnable {
public:
    SyncJob(int descriptor, std::shared_ptr<std::atomic<bool>> isWaiting)
        : m_descriptor(descriptor)
        , m_isWaiting(std::move(isWaiting))
    {
        m_isMade.store(true, std::memory_order_release);
    }

    void run() override
    {
        // The pool's own lock does this already, but lies in Qt, where ThreadSanitizer does not see it.
        if (!m_isMade.load(std::memory_order_acquire))
            return;
        // First, so that what is written from now on asks again.
        *m_isWaiting = false;
        syncAndClose(m_descriptor);
    }

private:
    int m_descriptor;
    std::shared_ptr<std::atomic<bool>> m_isWaiting;
    std::atomic<bool> m_isMade = false;
};

} // namespace

void DiskSync::request(int fileDescriptor)
{
    if (m_isWaiting->exchange(true))
        return;
    const int copy = duplicate(fileDescriptor);
    if (copy < 0) {
        *m_isWaiting = false;
        return;
    }
    QThreadPool::globalInstance()->start(new SyncJob(copy, m_isWaiting));
}

} // namespace qumalaq::session
