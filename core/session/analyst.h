// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>, and needs none of it
#include "core/ai/score.h"
#include "core/rules/history.h"
#endif

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

class Thinker;

/// What is known of a position so far.
struct Analysis {
    struct Line {
        ai::Score score;                ///< as South sees it
        std::vector<rules::Move> moves; ///< from the position on, never empty
    };

    std::vector<Line> lines; ///< the best for the side to move first; empty before the first answer
    int depth = 0;           ///< plies searched in full
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};

    [[nodiscard]] std::uint64_t nodesPerSecond() const
    {
        return elapsed.count() > 0 ? nodes * 1000 / static_cast<std::uint64_t>(elapsed.count()) : 0;
    }
};

/// Thinks about whatever position it is shown, as long as it is active: the best few moves, again and again deeper.
///
/// Lives in the user interface thread and never blocks it. It uses one thread of the machine unless told otherwise, and
/// rests when a position has been thought about long enough.
class Analyst : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostLines = 5;

    /// The engine is made when it is first needed.
    explicit Analyst(QObject* parent = nullptr);
    /// With another computer player than the engine (not null).
    explicit Analyst(std::unique_ptr<Thinker> thinker, QObject* parent = nullptr);
    /// Ends a search within the engine's 50 ms.
    ~Analyst() override;

    /// How many of the best moves it tells of, 1 to kMostLines; 3 at first.
    void setLines(int lines);
    [[nodiscard]] int lines() const { return m_lines; }
    /// How many of the machine's threads it uses; 1 at first.
    void setThreads(int threads);
    [[nodiscard]] int threads() const { return m_threads; }
    /// No position is thought about for longer; 30 seconds at first.
    void setMostTime(std::chrono::milliseconds time);

    /// The position at the end of `history` from now on. What was known of another one is gone at once; a position
    /// that is followed already is gone on with.
    void follow(const rules::History& history);
    [[nodiscard]] const rules::History& history() const { return m_history; }

    /// An analyst that is not active knows nothing and uses nothing. Not active at first.
    void setActive(bool active);
    [[nodiscard]] bool isActive() const { return m_isActive; }
    /// It is at work now: not in a position where the game is over, and not when it has thought enough.
    [[nodiscard]] bool isThinking() const { return m_request != 0; }

    [[nodiscard]] const Analysis& analysis() const { return m_analysis; }

Q_SIGNALS:
    /// analysis() or isThinking() may answer otherwise.
    void changed();

private:
    void restart();
    void onProgress(const ai::SearchInfo& info);
    void onAnswer(const ai::SearchResult& result);
    void employ(std::unique_ptr<Thinker> thinker);
    /// Made when it is first needed.
    Thinker& thinker();

    std::unique_ptr<Thinker> m_thinker;
    rules::History m_history;
    Analysis m_analysis;
    Analysis m_coming; ///< an iteration of which not all lines have come yet
    std::uint64_t m_request = 0;
    std::size_t m_expected = 0; ///< lines of each iteration
    int m_lines = 3;
    int m_threads = 1;
    std::chrono::milliseconds m_mostTime{30'000};
    bool m_isActive = false;
};

} // namespace qumalaq::session
