// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/work/latest_work.h"

namespace qumalaq::work {

LatestWork::LatestWork(QObject* parent) : QObject(parent)
{
    m_untilLong.setSingleShot(true);
    m_untilLong.setInterval(kLongMs);
    connect(&m_untilLong, &QTimer::timeout, this, &work::LatestWork::becameLong);
}

LatestWork::~LatestWork()
{
    m_stop.requestStop();
}

void LatestWork::begin()
{
    cancel();
    m_stop = StopSource();
    m_isRunning = true;
    m_untilLong.start();
}

void LatestWork::end()
{
    m_isRunning = false;
    m_untilLong.stop();
}

void LatestWork::cancel()
{
    m_stop.requestStop();
    end();
}

} // namespace qumalaq::work
