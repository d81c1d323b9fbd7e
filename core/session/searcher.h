// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/engine_resources.h"

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>, and needs none of it
#include "core/ai/engine.h"
#include "core/rules/history.h"
#endif

#include <QObject>

namespace qumalaq::session {

/// Searches positions for Match, Analyst and Reviewer. EngineClient is the real one; tests have their own.
///
/// Belongs to one thread; its functions are called and its signals are emitted there, and nothing blocks. Only the
/// latest request counts: after ask() or cancel() no answer to an earlier request is emitted.
class Searcher : public QObject {
    Q_OBJECT

public:
    explicit Searcher(QObject* parent = nullptr) : QObject(parent) {}

    /// Requests a move for the position at the end of `history`; answered() follows from the event loop, never
    /// directly.
    virtual ai::RequestId ask(const rules::History& history, const ai::Limits& limits) = 0;
    /// Stops thinking; no answer is emitted.
    virtual void cancel() = 0;
    /// Forgets what was learned from the previous game. Also cancels.
    virtual void forget() = 0;
    /// Thinks about a position that is expected, so that a later request for it, or for one like it, finds more in the
    /// same time. No answer is emitted. Ends with the next call of another function, or after a minute.
    virtual void thinkAhead(const rules::History&) {}
    /// For later requests. Another size of the table makes it forget; some players always use the same.
    virtual void use(const EngineResources&) {}

Q_SIGNALS:
    /// The search for the latest request has finished an iteration.
    void progressed(const qumalaq::ai::SearchInfo& info);
    void answered(const qumalaq::ai::SearchResult& result);
};

} // namespace qumalaq::session
