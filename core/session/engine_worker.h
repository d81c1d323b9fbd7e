// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/thinker.h"

#ifndef Q_MOC_RUN // see thinker.h
#include "core/ai/engine.h"
#endif

namespace qumalaq::session {

/// The engine as a QObject: its callbacks come on the engine's thread and are delivered as signals in the thread of
/// this object. Answers to anything but the latest request are dropped.
///
/// The destructor stops a search and waits for its end, at most the engine's 50 ms.
class EngineWorker final : public Thinker {
    Q_OBJECT

public:
    explicit EngineWorker(QObject* parent = nullptr, ai::Priority priority = ai::Priority::Normal);
    ~EngineWorker() override;

    ai::RequestId ask(const rules::History& history, const ai::Limits& limits) override;
    void cancel() override;
    void forget() override;
    void thinkAhead(const rules::History& expected) override;
    void use(const EngineResources& resources) override;

private:
    ai::RequestId m_newest = 0; ///< 0 if there is no request
    bool m_thinksAhead = false;
    EngineResources m_resources;
    ai::Engine m_engine; ///< destroyed first, because its callbacks use the other members
};

} // namespace qumalaq::session
