// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/searcher.h"

#include "core/rules/history.h"

#include <memory>
#include <optional>

/// A computer player that answers when the test wants it to.
class ScriptedSearcher final : public qumalaq::session::Searcher {
public:
    qumalaq::ai::RequestId ask(const qumalaq::rules::History& history, const qumalaq::ai::Limits& limits) override
    {
        m_history = history;
        m_limits = limits;
        m_isAsked = true;
        m_ahead.reset();
        ++m_asked;
        return ++m_newest;
    }
    void cancel() override
    {
        m_isAsked = false;
        m_ahead.reset();
        ++m_cancelled;
    }
    void clearMemory() override
    {
        m_isAsked = false;
        m_ahead.reset();
        ++m_forgotten;
    }

    void ponder(const qumalaq::rules::History& expected) override { m_ahead = expected; }
    void setResources(const qumalaq::session::EngineResources& resources) override { m_resources = resources; }

    /// Answers the latest request.
    void answer(qumalaq::rules::Move move, qumalaq::ai::Score score = {})
    {
        m_isAsked = false;
        answerTo(m_newest, move, score);
    }
    /// Answers the latest request and tells the reply that it expects.
    void answerExpecting(qumalaq::rules::Move move, qumalaq::rules::Move reply)
    {
        m_isAsked = false;
        qumalaq::ai::SearchResult result;
        result.request = m_newest;
        result.best = move;
        result.reply = reply;
        Q_EMIT resultReady(result);
    }
    /// Answers any request, like a worker that does not drop stale ones.
    void answerTo(qumalaq::ai::RequestId request, qumalaq::rules::Move move, qumalaq::ai::Score score = {})
    {
        qumalaq::ai::SearchResult result;
        result.request = request;
        result.best = move;
        result.score = score;
        Q_EMIT resultReady(result);
    }
    /// Answers the latest request with the first legal move.
    void answerAny(qumalaq::ai::Score score = {}) { answer(m_history.position().legalMoves()[0], score); }

    bool m_isAsked = false;
    std::optional<qumalaq::rules::History> m_ahead; ///< what it thinks about during the other side's turn
    qumalaq::session::EngineResources m_resources;
    int m_asked = 0;
    int m_cancelled = 0;
    int m_forgotten = 0;
    qumalaq::ai::RequestId m_newest = 0;
    qumalaq::rules::History m_history;
    qumalaq::ai::Limits m_limits;
};

/// For a match in which no computer plays.
inline std::unique_ptr<qumalaq::session::Searcher> noSearcher()
{
    return std::make_unique<ScriptedSearcher>();
}
