// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/sowing_queue.h"

#include <QPointer>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kFrameMs = 16;

} // namespace

SowingQueue::SowingQueue(QObject* parent) : QObject(parent)
{
    m_ticker.setTimerType(Qt::PreciseTimer);
    m_ticker.setInterval(kFrameMs);
    connect(&m_ticker, &QTimer::timeout, this, &SowingQueue::tick);
}

void SowingQueue::add(Item item)
{
    item.id = ++m_generation;
    const bool isFirst = m_items.empty();
    m_items.push_back(std::move(item));
    if (isFirst)
        begin();
}

std::optional<SowingTimeline::Frame> SowingQueue::frame() const
{
    if (m_items.empty())
        return std::nullopt;
    return m_items.front().timeline.at(m_elapsed - m_items.front().leadIn);
}

bool SowingQueue::isGoingBack() const
{
    return isRunning() && std::all_of(m_items.begin(), m_items.end(), [](const Item& item) {
               return item.timeline.direction() == SowingTimeline::Direction::Backward;
           });
}

void SowingQueue::drop()
{
    ++m_generation;
    m_ticker.stop();
    m_items.clear();
}

void SowingQueue::complete()
{
    if (isRunning())
        finish(false);
}

void SowingQueue::begin()
{
    double total = 0;
    for (const Item& item : m_items)
        total += item.length();
    if (total * m_timeScale <= 0)
        return finish(isInstant());
    m_elapsed = 0;
    Q_EMIT begun(m_items.front().from);
    m_clock.start();
    m_ticker.start();
}

void SowingQueue::finish(bool tellCues)
{
    const Item last = std::move(m_items.back());
    drop();
    const unsigned mine = m_generation;
    const QPointer<SowingQueue> alive(this);
    Q_EMIT ended(last.marks, tellCues);
    for (const SowingTimeline::Cue& cue : last.timeline.cues()) {
        if (!tellCues)
            break;
        Q_EMIT cued(cue);
        if (!alive || m_generation != mine)
            return;
    }
    Q_EMIT finished();
}

void SowingQueue::tick()
{
    if (m_items.empty())
        return;
    const QPointer<SowingQueue> alive(this);
    m_elapsed += static_cast<double>(m_clock.nsecsElapsed()) / 1e6 / m_timeScale;
    m_clock.start();
    Item& first = m_items.front();
    const double time = m_elapsed - first.leadIn;
    Q_EMIT moment(first, time);

    const unsigned id = first.id;
    const auto& cues = first.timeline.cues();
    while (first.cuesDone < cues.size() && cues[first.cuesDone].at <= time) {
        Q_EMIT cued(cues[first.cuesDone++]);
        if (!alive || m_items.empty() || m_items.front().id != id)
            return;
    }
    if (m_elapsed < first.length())
        return;
    if (m_items.size() == 1)
        return finish(false);
    ++m_generation;
    const double late = m_elapsed - first.length();
    m_items.pop_front();
    m_elapsed = 0;
    const unsigned next = m_items.front().id;
    Q_EMIT advanced();
    if (!alive || m_items.empty() || m_items.front().id != next)
        return;
    begin();
    if (!m_items.empty())
        m_elapsed = late;
}

} // namespace qumalaq::desktop
