// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/engine_client.h"

#include "core/work/executor.h"

#include <chrono>
#include <random>
#include <utility>

namespace qumalaq::session {

namespace {

/// A person who needs longer for a move may be absent.
constexpr std::chrono::seconds kMaxTimeAhead(60);

} // namespace

EngineClient::EngineClient(QObject* parent, ai::Priority priority)
    : Searcher(parent)
    , m_answers(std::make_shared<work::CallbackContext>())
    , m_engine(std::make_unique<ai::Engine>(ai::Engine::Callbacks{
                                                [this, answers = m_answers](const ai::SearchInfo& info) {
                                                    answers->call([this, info] {
                                                        if (info.request == m_newest)
                                                            Q_EMIT progressed(info);
                                                    });
                                                },
                                                [this, answers = m_answers](const ai::SearchResult& result) {
                                                    answers->call([this, result] {
                                                        if (result.request != m_newest)
                                                            return;
                                                        m_newest = 0;
                                                        Q_EMIT resultReady(result);
                                                    });
                                                },
                                            },
                                            priority))
{
    m_engine->setSeed(std::random_device()()); // so that the openings of the upper levels vary
}

EngineClient::~EngineClient()
{
    m_answers->close();
    m_engine->stop();
    work::Executor ending;
    ending.post([engine = std::shared_ptr<ai::Engine>(std::move(m_engine))]() mutable { engine.reset(); });
}

ai::RequestId EngineClient::ask(const rules::History& history, const ai::Limits& limits)
{
    m_engine->setPosition(history);
    m_newest = m_engine->go(limits);
    m_thinksAhead = false;
    return m_newest;
}

void EngineClient::cancel()
{
    if (m_newest != 0 || m_thinksAhead)
        m_engine->stop();
    m_newest = 0;
    m_thinksAhead = false;
}

void EngineClient::clearMemory()
{
    m_newest = 0;
    m_thinksAhead = false;
    m_engine->newGame();
}

void EngineClient::ponder(const rules::History& expected)
{
    ai::Limits limits;
    limits.moveTime = kMaxTimeAhead;
    m_engine->setPosition(expected);
    m_engine->go(limits); // its answer is dropped, because m_newest is 0
    m_newest = 0;
    m_thinksAhead = true;
}

void EngineClient::setResources(const EngineResources& resources)
{
    m_engine->setThreads(resources.threads);
    if (resources.hashMebibytes != m_resources.hashMebibytes)
        m_engine->setHashSize(resources.hashMebibytes);
    m_resources = resources;
}

} // namespace qumalaq::session
