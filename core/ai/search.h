// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/moves_being_searched.h"
#include "core/ai/root_search.h"

#include <atomic>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace qumalaq::ai {

/// One search of one position, on one or several threads. The threads search the same tree, share results in the table,
/// and defer moves that another thread is searching (moves_being_searched.h).
///
/// On one thread, with the same table contents and a budget without times, it visits the same positions every time, on
/// every machine. On several threads, each may exceed the budget's nodes by SearchControl::kPollInterval.
template <rules::GamePosition P>
class Search {
public:
    Search(TranspositionTable& table, const SearchSettings& settings, StopRequested stopRequested)
        : m_table(table)
        , m_settings(settings)
        , m_stopRequested(std::move(stopRequested))
    {
    }

    /// `before`: the game up to the root, without the root. The callbacks are called in the caller's thread.
    [[nodiscard]] SearchOutcome run(const P& root, std::span<const PathEntry> before, const SearchBudget& budget,
                                    const IterationReport& report)
    {
        m_table.startNewSearch();
        if (m_settings.threads == 1) {
            SearchControl control(m_stopwatch, budget, m_stopRequested);
            RootSearch<P> search(m_table, m_settings, control, root, before, nullptr);
            search.run(1, report);
            return search.outcome();
        }

        MovesBeingSearched inWork;
        SharedNodes nodes = 0;
        SearchControl control(m_stopwatch, budget, m_stopRequested, &nodes);
        RootSearch<P> search(m_table, m_settings, control, root, before, &inWork);
        const auto withAllNodes = [&](SearchOutcome outcome) {
            outcome.nodes = control.publish();
            return outcome;
        };
        {
            const Helpers helpers(*this, root, before, budget, nodes, inWork);
            search.run(1, [&](const SearchOutcome& outcome) {
                if (report)
                    report(withAllNodes(outcome));
            });
        }
        return withAllNodes(search.outcome());
    }

    /// The time since the construction.
    [[nodiscard]] std::chrono::milliseconds elapsed() const { return m_stopwatch.elapsedMs(); }

private:
    /// The threads besides the caller's. They search until the destruction.
    class Helpers {
    public:
        Helpers(Search& search, const P& root, std::span<const PathEntry> before, const SearchBudget& budget,
                SharedNodes& nodes, MovesBeingSearched& inWork)
        {
            for (int i = 1; i < search.m_settings.threads; ++i) {
                try {
                    m_all.push_back(std::make_unique<Helper>(*this, search, root, before, budget, nodes, inWork));
                } catch (const std::system_error&) {
                    break; // the system has no more threads
                }
            }
        }

        ~Helpers()
        {
            m_isOver.store(true, std::memory_order_relaxed);
            for (const auto& helper : m_all)
                helper->thread.join();
        }

        Helpers(const Helpers&) = delete;
        Helpers& operator=(const Helpers&) = delete;

    private:
        struct Helper {
            Helper(Helpers& helpers, Search& search, const P& position, std::span<const PathEntry> before,
                   const SearchBudget& budget, SharedNodes& nodes, MovesBeingSearched& inWork)
                : control(
                    search.m_stopwatch, SearchBudget{budget.depth, budget.nodes},
                    [&helpers] { return helpers.m_isOver.load(std::memory_order_relaxed); }, &nodes)
                , root(search.m_table, search.m_settings, control, position, before, &inWork)
                , thread([this] {
                    root.run(1, {});
                    control.publish();
                })
            {
            }

            SearchControl control;
            RootSearch<P> root;
            std::thread thread;
        };

        std::atomic<bool> m_isOver = false;
        std::vector<std::unique_ptr<Helper>> m_all;
    };

    TranspositionTable& m_table;
    SearchSettings m_settings;
    StopRequested m_stopRequested;
    Stopwatch m_stopwatch;
};

} // namespace qumalaq::ai
