// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::session {

class EngineWorker;
class MatchJournal;

/// Who sits at one side of the board.
struct Player {
    enum class Kind : std::uint8_t { Human, Computer };

    Kind kind = Kind::Human;
    int level = 1; ///< of a computer: 1 to ai::kLevelCount
    QString name;  ///< as the player entered it; empty: the view says who it is

    friend bool operator==(const Player&, const Player&) = default;
};

/// What a match is played with.
struct MatchSpec {
    rules::GameSetup setup;
    std::optional<rules::AnyPosition> start; ///< if not the start of the game
    std::array<Player, 2> players;           ///< [side]
};

/// One game being played: the rules, the players, the record on disk. The face of the core to the view.
///
/// Lives in the user interface thread and never blocks it. The model is always ahead of what the view animates. Every
/// change is in the journal before its signal is sent.
class Match : public QObject {
    Q_OBJECT

public:
    explicit Match(QObject* parent = nullptr);
    ~Match() override;

    // --- The record ---

    /// Where unfinished games are kept from now on; without it nothing is kept. Returns false if the file can not be
    /// written (the game can be played all the same; see journalFailed()).
    bool keepIn(const QString& path);

    // --- State ---

    [[nodiscard]] const MatchSpec& spec() const;
    [[nodiscard]] const rules::History& history() const;
    /// By the rules, or by resignation or agreement.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    [[nodiscard]] const Player& player(rules::Side side) const;
    /// A person is to move, and the game is not over.
    [[nodiscard]] bool isHumanToMove() const;
    [[nodiscard]] bool isThinking() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// The side whose offer of a draw waits for an answer.
    [[nodiscard]] std::optional<rules::Side> pendingDrawOffer() const;

    // --- Actions. Each does nothing and returns false where it is not possible. ---

    /// A new game; the old one is given up. Sends started().
    void start(const MatchSpec& spec);
    /// Goes on with a game that was kept at `path` (MatchJournal::read() tells whether there is one). Sends started().
    bool resume(const QString& path);
    /// A person's move.
    bool play(rules::Move move);
    /// One ply between two people; against the computer back to the person's own turn. Also takes back a resignation or
    /// an agreed draw.
    bool undo();
    bool redo();
    bool resign(rules::Side side);
    /// A computer answers at once, by its evaluation; a person by acceptDraw() or declineDraw(), or by moving on.
    bool offerDraw(rules::Side by);
    bool acceptDraw();
    bool declineDraw();
    /// Asks the engine for the best move; hintReady() follows unless the position changes first.
    bool requestHint();
    /// The computer moves no sooner than this after its turn began.
    void setMinimumThinkingTime(int milliseconds);

Q_SIGNALS:
    /// A game has begun or was resumed; everything may be different.
    void started();
    /// history().plies()[ply] has just been made (or made again by redo).
    void moveMade(int ply);
    /// The move that was plies()[ply] has been taken back; it is given, since the history has it no more.
    void moveTakenBack(int ply, const qumalaq::rules::History::Ply& undone);
    void finished(const qumalaq::rules::Outcome& outcome);
    /// A resignation or an agreed draw was taken back.
    void reopened();
    void drawOffered(qumalaq::rules::Side by);
    void drawDeclined(qumalaq::rules::Side by);
    void thinkingChanged(bool thinking);
    void hintReady(qumalaq::rules::Move move);
    /// The record could not be written; `reason` is the operating system's words. Sent once a failure, not every move.
    void journalFailed(const QString& path, const QString& reason);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace qumalaq::session
