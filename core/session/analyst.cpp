// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/analyst.h"

#include "core/session/engine_client.h"
#include "core/session/score_view.h"

#include <algorithm>
#include <utility>

namespace qumalaq::session {

namespace {

/// The longest search of a position.
constexpr std::chrono::seconds kMaxTime{30};

/// Whether the positions and their repetitions are equal, so that results for one are valid for the other.
bool isSame(const rules::History& a, const rules::History& b)
{
    return a.plies().size() == b.plies().size() && a.position() == b.position() && a.start() == b.start()
           && a.setup() == b.setup()
           && std::equal(a.plies().begin(), a.plies().end(), b.plies().begin(),
                         [](const auto& one, const auto& other) { return one.move == other.move; });
}

} // namespace

Analyst::Analyst(QObject* parent) : QObject(parent) {}

Analyst::Analyst(std::unique_ptr<Searcher> searcher, QObject* parent) : QObject(parent)
{
    employ(std::move(searcher));
}

Analyst::~Analyst() = default;

void Analyst::employ(std::unique_ptr<Searcher> searcher)
{
    m_searcher = std::move(searcher);
    connect(m_searcher.get(), &Searcher::progressed, this, &Analyst::onProgress);
    connect(m_searcher.get(), &Searcher::resultReady, this, &Analyst::onAnswer);
}

Searcher& Analyst::searcher()
{
    if (!m_searcher) {
        employ(std::make_unique<EngineClient>());
        m_searcher->setResources(m_resources);
    }
    return *m_searcher;
}

void Analyst::setLines(int lines)
{
    lines = std::clamp(lines, 1, kMaxLines);
    if (lines == m_lines)
        return;
    m_lines = lines;
    restart();
}

void Analyst::setResources(const EngineResources& resources)
{
    if (resources == m_resources)
        return;
    m_resources = resources;
    if (m_searcher)
        m_searcher->setResources(resources);
    restart();
}

void Analyst::setHistory(const rules::History& history)
{
    if (isSame(history, m_history))
        return;
    m_history = history;
    restart();
}

void Analyst::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    restart();
}

void Analyst::restart()
{
    m_analysis = {};
    m_coming = {};
    if (!m_isActive || m_history.outcome()) {
        if (m_request != 0)
            m_searcher->cancel();
        m_request = 0;
    } else {
        ai::Limits limits;
        limits.moveTime = kMaxTime;
        limits.lines = m_lines;
        m_expected = std::min(static_cast<std::size_t>(m_lines), m_history.position().legalMoves().size());
        m_request = searcher().ask(m_history, limits);
    }
    Q_EMIT changed();
}

void Analyst::onProgress(const ai::SearchInfo& info)
{
    if (info.request != m_request)
        return;
    if (info.rank == 1)
        m_coming.lines.clear();
    if (static_cast<std::size_t>(info.rank) != m_coming.lines.size() + 1)
        return; // an earlier line of this iteration is missing
    m_coming.lines.push_back({seenBy(m_history.position().sideToMove(), info.score), info.line});
    m_coming.depth = info.depth;
    m_coming.nodes = info.nodes;
    m_coming.elapsed = info.elapsed;
    if (m_coming.lines.size() < m_expected)
        return;
    m_analysis = std::exchange(m_coming, {});
    Q_EMIT changed();
}

void Analyst::onAnswer(const ai::SearchResult& result)
{
    if (result.request != m_request)
        return;
    m_request = 0;
    Q_EMIT changed();
}

} // namespace qumalaq::session
