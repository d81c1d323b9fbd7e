// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/searcher.h"

#ifndef Q_MOC_RUN // see searcher.h
#include "core/ai/engine.h"
#include "core/work/callback_context.h"
#endif

#include <memory>

namespace qumalaq::session {

/// The engine as a QObject: its callbacks come on the engine's thread and are delivered as signals in the thread of
/// this object. Answers to anything but the latest request are dropped.
///
/// No function waits for the engine but the destructor, which stops it first. That takes the engine's 50 ms; some
/// tenths of a second while it prepares a table of endings; seconds while it makes a hash table of many gigabytes, but
/// never more than work::kTimeout. So an EngineClient lives as long as its window.
class EngineClient final : public Searcher {
    Q_OBJECT

public:
    explicit EngineClient(QObject* parent = nullptr, ai::Priority priority = ai::Priority::Normal);
    ~EngineClient() override;

    ai::RequestId ask(const rules::History& history, const ai::Limits& limits) override;
    void cancel() override;
    void forget() override;
    void thinkAhead(const rules::History& expected) override;
    void use(const EngineResources& resources) override;

private:
    ai::RequestId m_newest = 0; ///< 0 if there is no request
    bool m_thinksAhead = false;
    EngineResources m_resources;
    std::shared_ptr<work::CallbackContext> m_answers; ///< shared with the engine, which may be left behind
    std::unique_ptr<ai::Engine> m_engine;
};

} // namespace qumalaq::session
