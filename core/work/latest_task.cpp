// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/latest_task.h"

namespace qumalaq::work {

LatestTask::LatestTask(QObject* parent) : QObject(parent)
{
    m_untilLong.setSingleShot(true);
    m_untilLong.setInterval(kLongMs);
    connect(&m_untilLong, &QTimer::timeout, this, &work::LatestTask::becameLong);
}

LatestTask::~LatestTask()
{
    m_stop.requestStop();
}

void LatestTask::begin()
{
    cancel();
    m_stop = StopSource();
    m_isRunning = true;
    m_untilLong.start();
}

void LatestTask::end()
{
    m_isRunning = false;
    m_untilLong.stop();
}

void LatestTask::cancel()
{
    m_stop.requestStop();
    end();
}

} // namespace qumalaq::work
