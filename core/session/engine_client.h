// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/searcher.h"

#include "core/ai/engine.h"
#include "core/work/callback_context.h"

#include <memory>

namespace qumalaq::session {

/// The engine as a QObject: callbacks in the engine's thread become signals in the thread of this object. Answers to
/// earlier requests are dropped.
///
/// Only the destructor waits for the engine, which it stops first. That takes up to 50 ms, some tenths of a second
/// while the engine prepares an endgame table, and seconds while it allocates a hash table of many gigabytes, but at
/// most work::kTimeout. So an EngineClient should live as long as its window.
class EngineClient final : public Searcher {
    Q_OBJECT

public:
    explicit EngineClient(QObject* parent = nullptr, ai::Priority priority = ai::Priority::Normal);
    ~EngineClient() override;

    ai::RequestId ask(const rules::History& history, const ai::Limits& limits) override;
    void cancel() override;
    void clearMemory() override;
    void ponder(const rules::History& expected) override;
    void setResources(const EngineResources& resources) override;

private:
    ai::RequestId m_newest = 0; ///< 0 if there is no request
    bool m_thinksAhead = false;
    EngineResources m_resources;
    std::shared_ptr<work::CallbackContext> m_answers; ///< shared with the engine's thread, which may be abandoned
    std::unique_ptr<ai::Engine> m_engine;
};

} // namespace qumalaq::session
