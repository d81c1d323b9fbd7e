// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stopwatch.h"
#include "core/session/clock.h"
#include "core/session/match.h"
#include "core/session/match_journal.h"
#include "core/session/match_record.h"
#include "core/session/remote.h"
#include "core/session/searcher.h"

#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::session {

/// awakeTime() without the time in which the event loop did not run: the process was stopped, or the thread was
/// blocked. Nobody could move or see a clock meanwhile. Must be called at least every kCall while a clock runs.
class RunningTime {
public:
    static constexpr Milliseconds kCall = std::chrono::milliseconds(500);
    /// Time without a call that still counts.
    static constexpr Milliseconds kMostGap = std::chrono::seconds(1);

    [[nodiscard]] Milliseconds operator()();

private:
    Milliseconds m_time{0};
    std::optional<Milliseconds> m_last;
};

/// The state of a match, and the steps of its actions. Only for match.cpp.
class Match::Private {
public:
    using History = rules::History;
    using Move = rules::Move;
    using Outcome = rules::Outcome;
    using Side = rules::Side;

    static constexpr Milliseconds kKeepTime = std::chrono::seconds(5);

    /// The searcher's current request.
    enum class Question { None, Move, Hint, DrawAnswer };

    Private(Match& match, std::unique_ptr<Searcher> given);

    // --- Reading ---

    [[nodiscard]] Side sideToMove() const { return m_record.history().position().sideToMove(); }
    [[nodiscard]] const Player& playerOf(Side side) const { return m_record.spec().players[indexOf(side)]; }
    /// Whether the side is that of the person for whom the match acts: at this computer, or during carryOut() a remote
    /// one.
    [[nodiscard]] bool isActing(Side side) const { return m_actor ? side == *m_actor : playerOf(side).isPerson(); }
    [[nodiscard]] bool hasRemote() const { return m_record.spec().hasRemote(); }
    /// The other computer decides.
    [[nodiscard]] bool isFollowing() const { return hasRemote() && m_remote && m_remote->decides(); }
    /// A person at this computer wants what the other one must agree to.
    [[nodiscard]] bool needsConsent() const { return hasRemote() && !m_actor; }
    [[nodiscard]] bool isReachable() const { return !hasRemote() || (m_remote && m_isConnected); }
    bool request(const Request& request) { return m_remote && m_isConnected && m_remote->request(request); }
    [[nodiscard]] bool isRunning() const { return m_hasGame && !m_record.outcome(); }
    [[nodiscard]] bool isPersonToMove() const;
    /// The number of plies that undo() undoes; 0 if it is not possible.
    [[nodiscard]] int pliesToUndo() const;
    [[nodiscard]] int pliesToRedo() const;
    [[nodiscard]] bool isDrawOfferedToPerson() const
    {
        return isRunning() && m_offer && isActing(opponentOf(*m_offer));
    }

    // --- Time ---

    [[nodiscard]] bool hasClock() const { return m_hasGame && m_record.spec().clock.has_value(); }
    /// The time of the turn so far, without what the network took.
    [[nodiscard]] Milliseconds spentInTurn() const;
    /// The time left for the side to move; may be negative.
    [[nodiscard]] Milliseconds moverLeft() const;
    /// Must be called when a turn begins, or was changed by an action.
    void beginTurnTimer();
    /// Starts or stops the clock as required, and emits clockChanged(). No clock runs before the first move.
    void syncClock();
    void keepTurn();
    /// Ends the game if the side to move has no time left. Returns whether that is so.
    bool letFlagFall();

    // --- Changes. Nothing here emits a signal except journalFailed() and journalRecovered(). ---

    void commit(const MatchEvent& event);
    /// Emits a change: the journal cannot be written, or can be written again.
    void reportJournal();
    void retryJournal();
    bool putJournal();

    // --- Thinking ---

    Searcher& searcher();
    void connectSearcher();
    void ask(Question question, const ai::Limits& limits);
    /// Cancels any request. Returns whether a computer was thinking about its move.
    [[nodiscard]] bool cancelQuestion();
    void emitIfStopped(bool wasThinking);
    /// After every change of the position: starts the computer if it is to move.
    void beginTurn();
    [[nodiscard]] EngineResources resourcesOf(const Player& player) const;
    /// During a person's turn a computer searches, too, if its resources allow it: the position after the expected
    /// reply, or the person's position if there is none because it moved without a search.
    void thinkAhead(const std::optional<Move>& reply);
    void take(const ai::SearchResult& result);
    void playAnswer();
    void makeMove(Move move, bool wasThinking);
    void makeMove(const event::Played& played, bool wasThinking);
    /// Undoes the last plies; none: reopens a game that did not end by the rules.
    void undo(int count);

    // --- Draws ---

    /// Answers the pending offer for the computer. Returns whether that ended the game.
    bool answerDraw(const ai::SearchResult& result);
    void end(const MatchEvent& event);
    /// Undo and similar changes withdraw an offer. Returns the side that should have answered.
    [[nodiscard]] std::optional<Side> dropOffer();
    void beginGame(const MatchRecord& record, const QDateTime& startedAt);

    Match& q;
    MatchRecord m_record;
    bool m_hasGame = false;
    QDateTime m_startedAt;
    quint64 m_change = 0; ///< number of changes, by which emitting code detects that it is outdated

    QString m_path;
    MatchJournal m_journal;
    QTimer m_journalRetry;
    bool m_isFailureTold = false;

    std::unique_ptr<Searcher> m_searcher;
    Question m_question = Question::None;
    ai::RequestId m_request = 0;
    std::optional<ai::SearchResult> m_answer; ///< a move that waits for the minimum thinking time
    std::function<EngineResources()> m_resources;
    bool m_thinksAhead = false;
    QTimer m_thinkingDelay;
    Stopwatch m_turn;
    int m_minimumThinkingMs = 0;

    std::function<Milliseconds()> m_now = RunningTime();
    TurnTimer m_turnTimer;
    QTimer m_flag;
    QTimer m_keepTime;
    QTimer m_readTime; ///< calls m_now
    bool m_isPaused = false;
    bool m_isHeld = false;

    Remote* m_remote = nullptr;
    bool m_isConnected = false;
    Milliseconds m_lag{0};
    std::optional<Side> m_actor; ///< during carryOut(), until something has changed and signals say so

    std::optional<Side> m_offer;
    std::array<std::optional<std::size_t>, 2> m_lastOffer; ///< [side]: number of plies at the last offer
};

} // namespace qumalaq::session
