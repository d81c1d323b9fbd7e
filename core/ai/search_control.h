// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/search_types.h"
#include "core/base/stopwatch.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace qumalaq::ai {

/// Counts the positions of one searching thread, and says when it has to end.
class SearchControl {
public:
    /// `sinceBegin` must outlive this.
    SearchControl(const Stopwatch& sinceBegin, const SearchBudget& budget, StopRequested stopRequested)
        : m_stopwatch(sinceBegin)
        , m_budget(budget)
        , m_stopRequested(std::move(stopRequested))
    {
    }

    /// Counts a position; true if the search is to end. Looks at the clock rarely enough to cost nothing, and often
    /// enough to answer within milliseconds even where one move is a thousand laps.
    [[nodiscard]] bool count()
    {
        constexpr std::uint64_t kBetweenLooks = 256;
        if (m_nodes >= m_budget.nodes) {
            m_isStopped = true;
        } else if (++m_nodes % kBetweenLooks == 0) {
            m_published.store(m_nodes, std::memory_order_relaxed);
            if (m_stopRequested() || isOutOfTime(m_budget.hardTime))
                m_isStopped = true;
        }
        return m_isStopped;
    }

    /// The root, which is searched whatever the budget says.
    void countRoot() { ++m_nodes; }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    [[nodiscard]] int mostDepth() const { return m_budget.depth; }
    [[nodiscard]] bool mayBeginIteration() const { return !isOutOfTime(m_budget.softTime); }

    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    /// The same, somewhat late, and for any thread.
    [[nodiscard]] std::uint64_t publishedNodes() const { return m_published.load(std::memory_order_relaxed); }

private:
    [[nodiscard]] bool isOutOfTime(const std::optional<std::chrono::milliseconds>& limit) const
    {
        return limit && m_stopwatch.elapsed() >= *limit && !(m_budget.isPondering && m_budget.isPondering());
    }

    const Stopwatch& m_stopwatch;
    SearchBudget m_budget;
    StopRequested m_stopRequested;
    std::uint64_t m_nodes = 0;
    std::atomic<std::uint64_t> m_published = 0;
    bool m_isStopped = false;
};

} // namespace qumalaq::ai
