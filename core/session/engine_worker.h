// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/thinker.h"

#ifndef Q_MOC_RUN // see thinker.h
#include "core/ai/engine.h"
#endif

namespace qumalaq::session {

/// The engine as a QObject: its callbacks, which come on the engine's thread, arrive as signals in the thread this
/// object lives in, and what was asked before the newest question is dropped.
///
/// The destructor stops a search and waits for its end (at most the engine's 50 ms).
class EngineWorker final : public Thinker {
    Q_OBJECT

public:
    explicit EngineWorker(QObject* parent = nullptr);
    ~EngineWorker() override;

    ai::RequestId ask(const rules::History& history, const ai::Limits& limits) override;
    void cancel() override;
    void forget() override;
    void setThreads(int threads) override;

private:
    ai::RequestId m_newest = 0; ///< 0: nothing is asked
    ai::Engine m_engine;        ///< last, so it ends first, while the rest of this object can still be called back
};

} // namespace qumalaq::session
