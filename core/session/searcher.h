// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/engine_resources.h"

#include "core/ai/engine.h"
#include "core/rules/history.h"

#include <QObject>

namespace qumalaq::session {

/// Searches positions for Match, Analyst and Reviewer. Implemented by EngineClient, and by tests.
///
/// Lives in one thread, in which its functions must be called and its signals are emitted. No function blocks. Only the
/// latest request counts: after ask() or cancel() no answer to an earlier request is emitted.
class Searcher : public QObject {
    Q_OBJECT

public:
    explicit Searcher(QObject* parent = nullptr) : QObject(parent) {}

    /// Requests a move in the position at the end of `history`; resultReady() follows from the event loop.
    virtual ai::RequestId ask(const rules::History& history, const ai::Limits& limits) = 0;
    /// Stops a search; no answer is emitted.
    virtual void cancel() = 0;
    /// Drops what was learned from the previous game. Also cancels.
    virtual void clearMemory() = 0;
    /// Searches an expected position, so that a later request for it or a similar one finds more in the same time. No
    /// answer is emitted. Ends with the next call of another function, or after a minute.
    virtual void ponder(const rules::History&) {}
    /// Sets the resources of later requests. Another size of the table also does what clearMemory() does.
    virtual void setResources(const EngineResources&) {}

Q_SIGNALS:
    /// The search for the latest request has finished an iteration.
    void progressed(const qumalaq::ai::SearchInfo& info);
    void resultReady(const qumalaq::ai::SearchResult& result);
};

} // namespace qumalaq::session
