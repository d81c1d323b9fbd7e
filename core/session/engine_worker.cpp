// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/engine_worker.h"

#include "core/base/handed_over.h"

#include <QMetaObject>

#include <chrono>

namespace qumalaq::session {

namespace {

/// Whoever needs longer for a move may have gone away.
constexpr std::chrono::seconds kMostTimeAhead(60);

} // namespace

// Both lambdas are safe: Qt drops events posted to this object when it is destroyed, and a destroyed engine makes no
// callbacks.
EngineWorker::EngineWorker(QObject* parent, ai::Priority priority)
    : Thinker(parent)
    , m_engine({
                   [this](const ai::SearchInfo& info) {
                       QMetaObject::invokeMethod(this, HandedOver([this, info] {
                                                     if (info.request == m_newest)
                                                         Q_EMIT progressed(info);
                                                 }),
                                                 Qt::QueuedConnection);
                   },
                   [this](const ai::SearchResult& result) {
                       QMetaObject::invokeMethod(this, HandedOver([this, result] {
                                                     if (result.request != m_newest)
                                                         return;
                                                     m_newest = 0;
                                                     Q_EMIT answered(result);
                                                 }),
                                                 Qt::QueuedConnection);
                   },
               },
               priority)
{
}

EngineWorker::~EngineWorker() = default;

ai::RequestId EngineWorker::ask(const rules::History& history, const ai::Limits& limits)
{
    m_engine.setPosition(history);
    m_newest = m_engine.go(limits);
    m_thinksAhead = false;
    return m_newest;
}

void EngineWorker::cancel()
{
    if (m_newest != 0 || m_thinksAhead)
        m_engine.stop();
    m_newest = 0;
    m_thinksAhead = false;
}

void EngineWorker::forget()
{
    m_newest = 0;
    m_thinksAhead = false;
    m_engine.newGame();
}

void EngineWorker::thinkAhead(const rules::History& expected)
{
    ai::Limits limits;
    limits.moveTime = kMostTimeAhead;
    m_engine.setPosition(expected);
    m_engine.go(limits); // its answer has no request, so it is dropped
    m_newest = 0;
    m_thinksAhead = true;
}

void EngineWorker::use(const EngineResources& resources)
{
    m_engine.setThreads(resources.threads);
    if (resources.hashMebibytes != m_resources.hashMebibytes)
        m_engine.setHashSize(resources.hashMebibytes);
    m_resources = resources;
}

} // namespace qumalaq::session
