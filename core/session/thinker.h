// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>, and needs none of it
#include "core/ai/engine.h"
#include "core/rules/history.h"
#endif

#include <QObject>

namespace qumalaq::session {

/// What Match asks of a computer player: EngineWorker is the real one, tests write their own.
///
/// Lives in one thread, whose functions and signals are meant for; nothing here blocks it. Of all that was asked only
/// the newest counts: after ask() or cancel() no answer to an earlier question is sent.
class Thinker : public QObject {
    Q_OBJECT

public:
    explicit Thinker(QObject* parent = nullptr) : QObject(parent) {}

    /// Asks for a move in the position at the end of `history`; answered() follows from the event loop, never at once.
    virtual ai::RequestId ask(const rules::History& history, const ai::Limits& limits) = 0;
    /// Ends the thinking; nothing is sent for it.
    virtual void cancel() = 0;
    /// Another game begins: forgets what was learned. Also cancels.
    virtual void forget() = 0;
    /// How many threads think together from the next question on; some have but one.
    virtual void setThreads(int) {}

Q_SIGNALS:
    /// The newest question's search came one iteration further.
    void progressed(const qumalaq::ai::SearchInfo& info);
    void answered(const qumalaq::ai::SearchResult& result);
};

} // namespace qumalaq::session
