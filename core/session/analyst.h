// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/score.h"
#include "core/rules/history.h"

#include "core/session/engine_resources.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <memory>
#include <vector>

namespace qumalaq::ai {
struct SearchInfo;
struct SearchResult;
} // namespace qumalaq::ai

namespace qumalaq::session {

class Searcher;

/// The results for a position so far.
struct Analysis {
    struct Line {
        ai::Score score;                ///< from South's point of view
        std::vector<rules::Move> moves; ///< from the position, never empty
    };

    std::vector<Line> lines; ///< best first for the side to move; empty before the first result
    int depth = 0;           ///< plies, completely searched
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};

    [[nodiscard]] std::uint64_t nodesPerSecond() const
    {
        return elapsed.count() > 0 ? nodes * 1000 / static_cast<std::uint64_t>(elapsed.count()) : 0;
    }
};

/// Searches the best few moves of a position with increasing depth, until it has been searched long enough.
///
/// Lives in the user interface thread and never blocks it.
class Analyst : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxLines = 5;

    /// The engine is created on first use.
    explicit Analyst(QObject* parent = nullptr);
    /// Uses `searcher`, which must not be null, instead of the engine.
    explicit Analyst(std::unique_ptr<Searcher> searcher, QObject* parent = nullptr);
    /// Stops a search, which takes at most the engine's 50 ms.
    ~Analyst() override;

    /// The number of best moves to report, 1 to kMaxLines; initially 3.
    void setLines(int lines);
    [[nodiscard]] int lines() const { return m_lines; }
    /// Initially one thread and a small table.
    void setResources(const EngineResources& resources);

    /// Sets the position at the end of `history`. Results for another position are cleared at once; a search of the
    /// same position continues.
    void setHistory(const rules::History& history);
    [[nodiscard]] const rules::History& history() const { return m_history; }

    /// An inactive analyst has no results and uses no resources. Initially inactive.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// True during a search.
    [[nodiscard]] bool isThinking() const { return m_request != 0; }

    [[nodiscard]] const Analysis& analysis() const { return m_analysis; }

Q_SIGNALS:
    /// analysis() or isThinking() changed.
    void changed();

private:
    void restart();
    void onProgress(const ai::SearchInfo& info);
    void onAnswer(const ai::SearchResult& result);
    void employ(std::unique_ptr<Searcher> searcher);
    /// Created on first use.
    Searcher& searcher();

    std::unique_ptr<Searcher> m_searcher;
    rules::History m_history;
    Analysis m_analysis;
    Analysis m_coming; ///< the incomplete current iteration
    std::uint64_t m_request = 0;
    std::size_t m_expected = 0; ///< lines of each iteration
    int m_lines = 3;
    EngineResources m_resources;
    bool m_isActive = false;
};

} // namespace qumalaq::session
