// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"
#include "core/session/clock.h"
#include "core/session/match_journal.h"
#include "core/session/match_record.h"
#include "core/session/match_spec.h"
#include "core/session/remote.h"
#include "core/session/searcher.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace qumalaq::session {

/// A game that is being played: rules, players and journal. The core's interface to the view.
///
/// Lives in the user interface thread and never blocks it. Does not wait for the animation in the view: an action that
/// makes or undoes several moves completes all of them before it emits the first signal. Every change is in the journal
/// before its signal is emitted.
class Match : public QObject {
    Q_OBJECT

public:
    /// The computer player is created on first use.
    explicit Match(QObject* parent = nullptr) : Match(nullptr, parent) {}
    /// Uses `searcher` instead of the engine; null for the engine.
    explicit Match(std::unique_ptr<Searcher> searcher, QObject* parent = nullptr);
    /// Stops a search, which takes at most the engine's 50 ms. The journal stays on disk.
    ~Match() override;

    // --- The record ---

    /// Sets the file of the journal; without it no game is kept. A running game is written there at once; otherwise an
    /// existing file stays until start(). Returns false if the file cannot be written; the game can still be played,
    /// see journalFailed(). Only one process may use a path.
    bool setJournal(const QString& path);
    /// Whether the last change is in the journal.
    [[nodiscard]] bool isJournalWritten() const { return m_journal.isActive() && !m_journal.isFailing(); }
    /// Stops keeping the game and sets its complete file aside (storage::setAside()), for another game to begin.
    /// start(), resume() and setJournal() keep a game again.
    [[nodiscard]] SuspendedGame suspend();

    // --- State ---

    /// Whether start() or resume() was called.
    [[nodiscard]] bool hasGame() const { return m_hasGame; }
    [[nodiscard]] const MatchSpec& spec() const { return m_record.spec(); }
    [[nodiscard]] const rules::History& history() const { return m_record.history(); }
    /// The whole state as a value.
    [[nodiscard]] const MatchRecord& record() const { return m_record; }
    /// When the game began, in UTC. Invalid if there is no game or its journal has no time.
    [[nodiscard]] QDateTime startedAt() const { return m_startedAt; }
    /// By the rules, resignation, agreement or time.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const { return m_record.outcome(); }
    [[nodiscard]] const Player& player(rules::Side side) const { return spec().players[indexOf(side)]; }
    /// Whether a person is to move and the game is neither over nor paused.
    [[nodiscard]] bool isPersonToMove() const;
    /// Whether a computer is searching its move. Searches for hints do not count.
    [[nodiscard]] bool isThinking() const { return m_searchPurpose == SearchPurpose::Move; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Whether offerDraw(by) is possible.
    [[nodiscard]] bool canOfferDraw(rules::Side by) const;
    /// The side that offered a draw and waits for an answer.
    [[nodiscard]] std::optional<rules::Side> pendingDrawOffer() const { return m_offer; }

    // --- Clocks. A side's clock runs while it is to move, from the first move of the game on, unless the clocks are
    // paused or held. ---

    /// The time that each side has left, at least 0; none without a clock.
    [[nodiscard]] std::optional<std::array<Milliseconds, 2>> timeLeft() const;
    /// The side whose clock runs.
    [[nodiscard]] std::optional<rules::Side> runningClock() const;
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// A pause requested by a person: the clocks stop and nobody can move. False without a clock or if the game is
    /// over.
    bool setPaused(bool paused);
    /// Stops the clocks, but not the game: for the view, during an animation and while the game is not visible.
    void holdClock(bool held);
    /// For tests: replaces the time of the system. Must be called before a game.
    void setTimeSource(std::function<Milliseconds()> now) { m_now = std::move(now); }

    // --- Actions. Those that can be refused return false and then do nothing. ---

    /// Starts a new game and drops the old one. Emits started(), and finished() if the start position is final.
    void start(const MatchSpec& spec);
    /// Continues a game with its players, clocks and undone moves, and keeps it in the file of setJournal(). Emits
    /// started(), and finished() if it is over.
    void resume(const SuspendedGame& game);
    /// Continues the unfinished game in the journal `path` (see MatchJournal::read()) and keeps it there. Emits
    /// started().
    bool resume(const QString& path);
    /// Plays a person's move.
    bool play(rules::Move move);
    /// Undoes one ply between two people; against the computer, the plies back to the person's turn. Undoes a
    /// resignation or an agreed draw without a move. Not possible between two computers or in a rated game.
    bool undo();
    /// The inverse of undo(): one ply, or the plies to the person's next turn.
    bool redo();
    /// Only for a person.
    bool resign(rules::Side side);
    /// Offers a draw for a person, at most once between two moves. A computer answers soon, by its evaluation; a person
    /// by acceptDraw(), declineDraw() or a move.
    bool offerDraw(rules::Side by);
    /// The answers of a person to whom a draw is offered.
    bool acceptDraw();
    bool declineDraw();
    /// Searches the best move for about a second. hintReady() follows unless the position changes or no move is found.
    /// Possible at a person's turn if no other answer is pending, except in a rated game.
    bool requestHint();

    // --- A game on two computers: one player is remote, or both for somebody who only watches. ---

    /// The other computer; null while there is none. It must outlive its use. Without it, and while it is not
    /// connected, neither side can move and the clocks are stopped.
    void setRemote(Remote* remote);
    [[nodiscard]] const Remote* remote() const { return m_remote; }
    /// Whether the other computer answers.
    void setConnected(bool connected);
    /// Whether the game is not over, and waits for the other computer.
    [[nodiscard]] bool isWaiting() const { return isRunning() && !isReachable(); }
    /// The time that the network took for the remote player's next move. It does not count for their clock.
    void setLag(Milliseconds lag);
    /// What the remote player `by` wants, or what both have agreed on. Where Remote::decides() is false.
    bool execute(const Request& request, rules::Side by);
    /// What happened on the computer that decides. Where Remote::decides() is true.
    bool applyEvent(const MatchEvent& event);
    /// The side that offers a draw there; none if the offer has ended.
    void applyOffer(std::optional<rules::Side> by);
    void applyPause(bool paused);

    /// The resources of a computer of the highest level; called before each of its turns. Other levels and hints use
    /// the defaults of EngineResources. Null for the defaults.
    void setResources(std::function<EngineResources()> resources) { m_resources = std::move(resources); }
    /// The computer's moves take at least this time. Initially 0.
    void setMinimumThinkingTime(int milliseconds) { m_minimumThinkingMs = std::max(0, milliseconds); }

Q_SIGNALS:
    /// A game was started or resumed; everything may have changed.
    void started();
    /// history().plies()[ply] was made, or made again by redo.
    void moveMade(int ply);
    /// The move plies()[ply] was undone. `undone` is no longer in the history.
    void moveTakenBack(int ply, const qumalaq::rules::History::Ply& undone);
    void finished(const qumalaq::rules::Outcome& outcome);
    /// The game was over and continues: a resignation, an agreed draw or the last move was undone.
    void reopened();
    void drawOffered(qumalaq::rules::Side by);
    /// `by` declined the offer, or moved instead.
    void drawDeclined(qumalaq::rules::Side by);
    void thinkingChanged(bool thinking);
    /// `score` is that of the mover.
    void hintReady(qumalaq::rules::Move move, qumalaq::ai::Score score);
    /// The game was paused or continued, or the other computer was lost or found.
    void pauseChanged();
    /// A clock started or stopped, or its time changed.
    void clockChanged();
    /// The journal could not be written; `reason` is the operating system's message. Emitted once until
    /// journalRecovered(). The whole journal is written again with every move, and every few seconds.
    void journalFailed(const QString& path, const QString& reason);
    /// The journal was written after journalFailed().
    void journalRecovered();

private:
    /// The searcher's current request.
    enum class SearchPurpose { None, Move, Hint, DrawAnswer };

    // --- Reading ---

    [[nodiscard]] rules::Side sideToMove() const { return m_record.history().position().sideToMove(); }
    /// Whether the side is that of the person for whom the match acts: at this computer, or during execute() a remote
    /// one.
    [[nodiscard]] bool isActing(rules::Side side) const { return m_actor ? side == *m_actor : player(side).isPerson(); }
    [[nodiscard]] bool hasRemote() const { return m_record.spec().hasRemote(); }
    /// The other computer decides.
    [[nodiscard]] bool isReplica() const { return hasRemote() && m_remote && m_remote->decides(); }
    /// A person at this computer wants what the other one must agree to.
    [[nodiscard]] bool needsConsent() const { return hasRemote() && !m_actor; }
    [[nodiscard]] bool isReachable() const { return !hasRemote() || (m_remote && m_isConnected); }
    bool request(const Request& request) { return m_remote && m_isConnected && m_remote->request(request); }
    [[nodiscard]] bool isRunning() const { return m_hasGame && !m_record.outcome(); }
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
    /// Starts or stops the clock as required. No clock runs before the first move.
    void runClock();
    void emitClockChanged();
    /// runClock() and emitClockChanged(), where nothing else changes.
    void syncClock();
    void journalTurnTime();
    /// Ends the game if the side to move has no time left. Returns whether that is so.
    bool checkFlag();

    // --- Changes. Nothing here emits a signal except journalFailed() and journalRecovered(). ---

    void commit(const MatchEvent& event);
    /// Emits a change: the journal cannot be written, or can be written again.
    void reportJournal();
    void retryJournal();
    bool rewriteJournal();

    // --- Thinking ---

    Searcher& searcher();
    void connectSearcher();
    void startSearch(SearchPurpose purpose, const ai::Limits& limits);
    /// Cancels any request. Returns whether a computer was thinking about its move.
    [[nodiscard]] bool cancelSearch();
    void emitIfStopped(bool wasThinking);
    /// After every change of the position: starts the computer if it is to move.
    void beginTurn();
    [[nodiscard]] EngineResources resourcesOf(const Player& player) const;
    /// During a person's turn a computer searches, too, if its resources allow it: the position after the expected
    /// reply, or the person's position if there is none because it moved without a search.
    void ponder(const std::optional<rules::Move>& reply);
    void onSearchResult(const ai::SearchResult& result);
    void playAnswer();
    void makeMove(rules::Move move, bool wasThinking);
    void makeMove(const event::Played& played, bool wasThinking);
    /// Undoes the last plies; none: reopens a game that did not end by the rules.
    void undo(int count);

    // --- Beginning and end ---

    /// `keep` begins the journal.
    void beginGame(const MatchRecord& record, const QDateTime& startedAt, const std::function<void()>& keep);
    void end(const MatchEvent& event);

    // --- Draws ---

    /// Answers the pending offer for the computer. Returns whether that ended the game.
    bool answerDraw(const ai::SearchResult& result);
    /// Undo and similar changes withdraw an offer. Returns the side that should have answered.
    [[nodiscard]] std::optional<rules::Side> dropOffer();

    MatchRecord m_record;
    bool m_hasGame = false;
    QDateTime m_startedAt;
    quint64 m_change = 0; ///< number of changes, by which emitting code detects that it is outdated

    QString m_path;
    MatchJournal m_journal;
    QTimer m_journalRetry;
    bool m_isFailureReported = false;

    std::unique_ptr<Searcher> m_searcher;
    SearchPurpose m_searchPurpose = SearchPurpose::None;
    ai::RequestId m_request = 0;
    std::optional<ai::SearchResult> m_answer; ///< a move that waits for the minimum thinking time
    std::function<EngineResources()> m_resources;
    bool m_isPondering = false;
    QTimer m_thinkingDelay;
    QElapsedTimer m_turn;
    int m_minimumThinkingMs = 0;

    std::function<Milliseconds()> m_now;
    TurnTimer m_turnTimer;
    QTimer m_flag;
    QTimer m_journalTimer;
    QTimer m_clockTick; ///< calls m_now
    bool m_isPaused = false;
    bool m_isHeld = false;

    Remote* m_remote = nullptr;
    bool m_isConnected = false;
    Milliseconds m_lag{0};
    std::optional<rules::Side> m_actor; ///< during execute(), until something has changed and signals say so

    std::optional<rules::Side> m_offer;
    std::array<std::optional<std::size_t>, 2> m_lastOffer; ///< [side]: number of plies at the last offer
};

} // namespace qumalaq::session
