// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"
#include "core/session/clock.h"

#include <QObject>

#include <array>
#include <cstdint>
#include <deque>
#include <optional>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class BoardWidget;
enum class Pace;

/// The part of a match that a board has shown so far: the game up to the last move that has landed, or an earlier
/// position that the person looks at. Everything seen or heard about the game follows it. The match is ahead during an
/// animation. It owns neither the match nor the board.
///
/// A move that is taken back leaves the displayed game at once; its stones fly back afterwards.
class DisplayedGame : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the object. Create it before other receivers of the match's signals that use it.
    DisplayedGame(session::Match& match, BoardWidget& board, QObject* parent = nullptr);

    /// The game up to the last move whose stones have landed.
    [[nodiscard]] const rules::History& history() const { return m_history; }
    /// The number of plies in the displayed position.
    [[nodiscard]] int plies() const { return m_lookedAt.value_or(static_cast<int>(m_history.plies().size())); }
    /// The displayed position.
    [[nodiscard]] const rules::AnyPosition& position() const
    {
        return m_history.positionAt(static_cast<std::size_t>(plies()));
    }

    /// Whether a move that is not yet in history(), or the sweep at the end, is being animated.
    [[nodiscard]] bool isSowing() const;
    [[nodiscard]] bool isLookingBack() const { return m_lookedAt.has_value(); }
    /// Whether the displayed position is that of the match.
    [[nodiscard]] bool isCurrent() const { return !isSowing() && !isLookingBack(); }
    /// The outcome of the match, after its last move and the sweep have landed.
    [[nodiscard]] std::optional<rules::Outcome> outcome() const;
    /// The time that each side has left; none without a clock. The move that is being sown counts, but not an answer
    /// to it that is already made.
    [[nodiscard]] std::optional<std::array<session::Milliseconds, 2>> timeLeft() const;
    /// Whether the computer thinks about the displayed position.
    [[nodiscard]] bool isThinking() const;

    /// The pace of the board, except for replays.
    void setPace(Pace pace);
    /// Shows the last move again, slowly. False if there is none.
    bool replayLastMove();

    /// Displays the position after this many plies, at most all of the game's. Completes an animation.
    void lookAt(int plies);
    void lookBack();
    void lookForward();
    void returnToGame();

Q_SIGNALS:
    /// The displayed position is about to change, or the game is over: hints and comments are out of date.
    void positionLeft();
    /// Another game is displayed. changed() follows.
    void started();
    /// history().plies()[ply] is now part of the displayed game. changed() follows.
    void moveLanded(int ply);
    /// The move that was plies()[ply] is no longer part of the shown game. changed() follows.
    void moveTakenBack(int ply, qumalaq::rules::Move move);
    /// Anything above may have changed. Also emitted after each animation.
    void changed();

private:
    struct Sown {
        enum class Kind : std::uint8_t {
            Move,
            Sweep,  ///< of the stones that count at the end
            Back,   ///< a move that is taken back
            Replay, ///< the last move once more
        };
        Kind kind = Kind::Move;
        rules::Move move = {}; ///< Kind::Move: becomes part of the displayed game
    };

    void onStarted();
    void onMoveMade(int ply);
    void onMoveTakenBack(int ply, const rules::History::Ply& undone);
    /// The first animation of the board's queue is over.
    void onLanded();
    void onAllLanded();
    void showPosition();

    session::Match& m_match;
    BoardWidget& m_board;
    rules::History m_history;
    /// One entry for each animation in the board's queue.
    std::deque<Sown> m_queue;
    std::optional<int> m_lookedAt; ///< in plies, if it is not the game's current position
    Pace m_pace{};                 ///< Pace::Chosen
};

} // namespace qumalaq::desktop
