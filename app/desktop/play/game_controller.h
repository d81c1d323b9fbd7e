// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/play/board_lens.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/rules/history.h"
#include "core/session/match_spec.h"
#endif

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// Connects a match with a board: the board always ends with the true position, requests become moves, and the lens
/// shows what the rules say. It can also show earlier positions. It owns neither the match nor the board.
class GameController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the controller.
    GameController(session::Match& match, BoardWidget& board, QObject* parent = nullptr);

    /// The displayed game.
    [[nodiscard]] const rules::History& history() const;
    [[nodiscard]] const session::Player& player(rules::Side side) const;

    /// The speed of sowing, except for replays.
    void setSpeed(SowingSpeed speed);
    /// Shows the last move again, slowly. False if there is none.
    bool replayLastMove();

    /// Shows the position after this many plies. The last one is the game itself, in which moves can be made.
    void lookAt(int plies);
    void lookBack();
    void lookForward();
    void returnToGame();
    /// The number of plies in the displayed position.
    [[nodiscard]] int shownPlies() const;
    [[nodiscard]] bool isLookingBack() const { return m_lookedAt.has_value(); }

    /// Rings the best move when the engine has found it.
    bool showHint();
    [[nodiscard]] bool isHintComing() const { return m_isHintComing; }

    void setLensDepth(LensDepth depth);
    /// While this is on, the lens is dark: a person who chooses a pit first guesses where the last stone falls, and
    /// then sees it.
    void setPredicting(bool on);
    [[nodiscard]] bool isPredicting() const { return m_predicts; }
    /// While this is on, a pit must be pressed twice.
    void setConfirming(bool on);
    void setGlasses(bool on);
    [[nodiscard]] bool hasGlasses() const { return m_lens.hasGlasses(); }

    /// What a person must do to complete a chosen move.
    enum class Awaited {
        Nothing,
        Guess,   ///< the place of the last stone
        Confirm, ///< press the same pit again
    };
    [[nodiscard]] Awaited awaited() const;
    /// Whether the last guess was right, while that is shown.
    [[nodiscard]] std::optional<bool> guessed() const { return m_guessed; }

    /// Updates names and texts on the board.
    void retranslate();

Q_SIGNALS:
    /// The information beside the board may have changed.
    void changed();

private:
    void restart();
    void onMoveMade(int ply);
    void onMoveTakenBack(int ply, const rules::History::Ply& undone);
    void onMoveWished(rules::House house);
    void onHintReady(rules::Move move);
    void onPlacePicked(rules::Place place);
    void playNow(rules::Move move);
    /// Cancels a chosen move: no guess or second press is expected.
    void forgetBegun();
    void forgetGuess();
    [[nodiscard]] bool canActOn(std::optional<rules::House> house) const;
    void showTruth();
    void updatePlayable();
    void forgetHint();

    session::Match& m_match;
    BoardWidget& m_board;
    /// The game up to the last received signal; the match may be several moves ahead.
    rules::History m_followed;
    SowingSpeed m_speed = SowingSpeed::Normal;
    bool m_isReplaying = false;
    std::optional<int> m_lookedAt; ///< in plies, if it is not the game's current position
    bool m_isHintComing = false;

    BoardLens m_lens;
    bool m_predicts = false;
    bool m_confirms = false;
    std::optional<rules::Move> m_begun; ///< chosen but not played
    std::optional<bool> m_guessed;
    QTimer m_guessShown;
};

} // namespace qumalaq::desktop
