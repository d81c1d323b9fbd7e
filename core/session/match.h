// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>, and needs none of it
#include "core/rules/history.h"
#include "core/session/match_record.h"
#include "core/session/match_spec.h"
#endif

#include <QDateTime>
#include <QObject>
#include <QString>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace qumalaq::session {

class Thinker;

/// A game that made way for another one.
struct SuspendedGame {
    MatchRecord record;
    QDateTime startedAt; ///< UTC; may be invalid
    QString file;        ///< where it is on disk; empty: nowhere
};

/// One game being played: the rules, the players, the record on disk. The face of the core to the view.
///
/// Lives in the user interface thread and never blocks it. The model is always ahead of what the view animates: when an
/// action makes or takes back several moves, all of them are done before the first of their signals. Every change is in
/// the journal before its signal is sent.
class Match : public QObject {
    Q_OBJECT

public:
    /// The computer player is made when it is first needed.
    explicit Match(QObject* parent = nullptr);
    /// With another computer player than the engine (not null).
    explicit Match(std::unique_ptr<Thinker> thinker, QObject* parent = nullptr);
    /// Ends a search within the engine's 50 ms. The record stays on disk.
    ~Match() override;

    // --- The record ---

    /// Where unfinished games are kept from now on; without it nothing is kept. A game that is being played is written
    /// there at once, otherwise what is there stays until start(). Returns false if the file cannot be written (the
    /// game can be played all the same; see journalFailed()). One running program only may use a path.
    bool keepIn(const QString& path);
    /// The last change is in the file.
    [[nodiscard]] bool isKept() const;
    /// The game makes way for another one: its file, complete up to this moment, is set aside (storage::setAside()) and
    /// not written any more. start(), resume() and keepIn() keep a game again.
    [[nodiscard]] SuspendedGame suspend();

    // --- State ---

    /// start() or resume() has been called.
    [[nodiscard]] bool hasGame() const;
    /// With the players as they are now.
    [[nodiscard]] const MatchSpec& spec() const;
    [[nodiscard]] const rules::History& history() const;
    /// All of it as a value.
    [[nodiscard]] const MatchRecord& record() const;
    /// When the game began, in UTC. Invalid before a game, and if its journal did not say.
    [[nodiscard]] QDateTime startedAt() const;
    /// By the rules, or by resignation, agreement or time.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    [[nodiscard]] const Player& player(rules::Side side) const;
    /// A person is to move, and the game is neither over nor paused.
    [[nodiscard]] bool isHumanToMove() const;
    /// A computer is to move. (A search for a hint does not count.)
    [[nodiscard]] bool isThinking() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// offerDraw(by) would be possible.
    [[nodiscard]] bool canOfferDraw(rules::Side by) const;
    /// The side whose offer of a draw waits for an answer.
    [[nodiscard]] std::optional<rules::Side> pendingDrawOffer() const;

    // --- Time. A side's clock runs while it is to move, unless the clocks are paused or held. ---

    /// What each side has left at this moment, never less than nothing; empty without a clock.
    [[nodiscard]] std::optional<std::array<Milliseconds, 2>> timeLeft() const;
    /// The side whose time runs.
    [[nodiscard]] std::optional<rules::Side> runningClock() const;
    [[nodiscard]] bool isPaused() const;
    /// By a person: the clocks stand, and nobody moves. False without a clock, or when the game is over.
    bool setPaused(bool paused);
    /// By the view, while it shows what has happened (time runs to think, never for a sowing) or is not seen at all.
    /// The game goes on.
    void holdClock(bool held);
    /// Another time than awakeTime(), for tests. Before a game.
    void setTimeSource(std::function<Milliseconds()> now);

    // --- Actions. Each does nothing and returns false where it is not possible. ---

    /// A new game; the old one is given up. Sends started(), and finished() if the position is over already.
    void start(const MatchSpec& spec);
    /// Goes on with a game as it was: players, clocks, moves taken back. It is kept where keepIn() said. Sends
    /// started(), and finished() if it is over.
    void resume(const SuspendedGame& game);
    /// Goes on with the unfinished game that was kept at `path` (MatchJournal::read() tells whether there is one) and
    /// keeps it there from now on. Sends started().
    bool resume(const QString& path);
    /// A person's move.
    bool play(rules::Move move);
    /// One ply between two people; against the computer back to the person's own turn. Also takes back a resignation or
    /// an agreed draw (and no move with it). Not possible between two computers.
    bool undo();
    /// The opposite: one ply, and on to a person's turn as far as there are moves.
    bool redo();
    /// Only by a person.
    bool resign(rules::Side side);
    /// By a person, once between two moves. A computer answers by its evaluation within a moment; a person by
    /// acceptDraw() or declineDraw(), or by moving on.
    bool offerDraw(rules::Side by);
    /// By the person to whom a draw is offered.
    bool acceptDraw();
    bool declineDraw();
    /// Asks the engine for the best move (about a second); hintReady() follows unless the position or a player changes
    /// first. Possible at a person's turn when no other answer is awaited.
    bool requestHint();
    /// Someone else sits down at a side, also in the middle of a game.
    bool setPlayer(rules::Side side, const Player& player);

    /// The computer moves no sooner than this after its turn began. 0 at first.
    void setMinimumThinkingTime(int milliseconds);

Q_SIGNALS:
    /// A game has begun or was resumed; everything may be different.
    void started();
    /// history().plies()[ply] has just been made (or made again by redo).
    void moveMade(int ply);
    /// The move that was plies()[ply] has been taken back; it is given, since the history has it no more.
    void moveTakenBack(int ply, const qumalaq::rules::History::Ply& undone);
    void finished(const qumalaq::rules::Outcome& outcome);
    /// The game was over and is not any more: a resignation, an agreed draw or the last move was taken back.
    void reopened();
    void drawOffered(qumalaq::rules::Side by);
    /// The offer is gone: `by` declined it or moved on, or the position was changed otherwise.
    void drawDeclined(qumalaq::rules::Side by);
    void thinkingChanged(bool thinking);
    void hintReady(qumalaq::rules::Move move);
    void playerChanged(qumalaq::rules::Side side);
    /// A clock began to run, stands, or shows another time than it would have.
    void clockChanged();
    /// The record could not be written; `reason` is the operating system's words. Sent once a failure, not every move;
    /// every further move, and every few seconds, it is tried again to write the whole record.
    void journalFailed(const QString& path, const QString& reason);
    /// After journalFailed(): the whole record is written.
    void journalRecovered();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::session
