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

/// The number of positions that all threads of one search have counted.
using SharedNodes = std::atomic<std::uint64_t>;

/// Counts the positions of one searching thread, and decides when it must end.
class SearchControl {
public:
    /// After this many positions a thread looks whether it has to end: too rarely to slow the search down, and often
    /// enough to answer within milliseconds even where one move is a thousand laps.
    static constexpr std::uint64_t kPollInterval = 256;

    /// `sinceBegin` and `together` must outlive this. `together` counts for all threads of a search, and the budget of
    /// nodes is for all of them together; null for a thread that is alone, which keeps to its budget exactly.
    SearchControl(const Stopwatch& sinceBegin, const SearchBudget& budget, StopRequested stopRequested,
                  SharedNodes* together = nullptr)
        : m_stopwatch(sinceBegin)
        , m_budget(budget)
        , m_stopRequested(std::move(stopRequested))
        , m_together(together)
    {
    }

    /// Counts a position. Returns whether the search must end.
    [[nodiscard]] bool count()
    {
        if (m_nodes >= m_budget.nodes)
            m_isStopped = true;
        else if (++m_nodes >= m_nextPoll)
            poll();
        return m_isStopped;
    }

    /// Counts the root, which is searched whatever the budget is.
    void countRoot() { ++m_nodes; }

    /// Adds the positions counted since the last call to those of all threads, and returns the sum.
    std::uint64_t publish()
    {
        if (m_together == nullptr)
            return m_nodes;
        const std::uint64_t more = m_nodes - std::exchange(m_published, m_nodes);
        return m_together->fetch_add(more, std::memory_order_relaxed) + more;
    }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    [[nodiscard]] int maxDepth() const { return m_budget.depth; }
    [[nodiscard]] bool mayBeginIteration() const { return !isOutOfTime(m_budget.softTime); }

    /// The positions counted by this thread.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    void poll()
    {
        m_nextPoll = m_nodes + kPollInterval;
        const bool isSpent = m_together != nullptr && publish() >= m_budget.nodes;
        if (isSpent || m_stopRequested() || isOutOfTime(m_budget.hardTime))
            m_isStopped = true;
    }

    [[nodiscard]] bool isOutOfTime(const std::optional<std::chrono::milliseconds>& limit) const
    {
        return limit && m_stopwatch.elapsed() >= *limit && !(m_budget.isPondering && m_budget.isPondering());
    }

    const Stopwatch& m_stopwatch;
    SearchBudget m_budget;
    StopRequested m_stopRequested;
    SharedNodes* m_together;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nextPoll = kPollInterval;
    std::uint64_t m_published = 0;
    bool m_isStopped = false;
};

} // namespace qumalaq::ai
