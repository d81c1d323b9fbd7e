// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/disk_sync.h"

#include "core/base/handed_over.h"

#include <QThreadPool>

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
    QThreadPool::globalInstance()->start(HandedOver([copy, isWaiting = m_isWaiting] {
        // First, so that what is written from now on asks again.
        *isWaiting = false;
        syncAndClose(copy);
    }));
}

} // namespace qumalaq::session
