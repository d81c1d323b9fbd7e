// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/engine.h"

#include <cstdint>
#include <optional>

namespace qumalaq::ai {

/// Chooses moves within limits. With a limit of nodes it neither waits nor depends on the machine.
class EnginePlayer {
public:
    EnginePlayer(const Limits& limits, std::optional<std::uint64_t> seed) : m_limits(limits)
    {
        m_engine.setHashSize(1);
        m_engine.setSeed(seed);
    }
    EnginePlayer(int level, std::optional<std::uint64_t> seed, std::optional<std::uint64_t> nodes = std::nullopt)
        : EnginePlayer(Limits(), seed)
    {
        m_limits.level = level;
        m_limits.nodes = nodes;
    }

    rules::Move operator()(const rules::History& history)
    {
        m_engine.setPosition(history);
        m_engine.go(m_limits);
        m_engine.waitUntilIdle();
        return *m_best;
    }

private:
    Limits m_limits;
    std::optional<rules::Move> m_best;
    Engine m_engine{{{}, [this](const SearchResult& result) { m_best = result.best; }}};
};

} // namespace qumalaq::ai
