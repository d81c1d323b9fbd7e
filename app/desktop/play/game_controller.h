// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/play/board_lens.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
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

/// Between a match and the board: the board always ends on the true position, wishes become moves, the lens shows what
/// the rules say. It also lets the player look at earlier positions. Neither match nor board are owned.
class GameController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the controller.
    GameController(session::Match& match, BoardWidget& board, QObject* parent = nullptr);

    /// The game that is shown.
    [[nodiscard]] const rules::History& history() const;
    [[nodiscard]] const session::Player& player(rules::Side side) const;

    /// How fast the board sows, apart from replays.
    void setSpeed(SowingSpeed speed);
    /// The last move once more, slowly. False if there is none.
    bool replayLastMove();

    /// Shows the position after so many plies; all of them is the game itself, where one can play.
    void lookAt(int plies);
    void lookBack();
    void lookForward();
    void returnToGame();
    /// How many plies have been made in the position shown.
    [[nodiscard]] int shownPlies() const;
    [[nodiscard]] bool isLookingBack() const { return m_lookedAt.has_value(); }

    /// Rings the best move as soon as the engine knows it.
    bool showHint();
    [[nodiscard]] bool isHintComing() const { return m_isHintComing; }

    void setLensDepth(LensDepth depth);
    /// The lens stays dark: who has chosen a pit first says where the last stone will fall, and then sees it.
    void setPredicting(bool on);
    [[nodiscard]] bool isPredicting() const { return m_predicts; }
    /// A pit has to be pressed twice.
    void setConfirming(bool on);
    void setGlasses(bool on);
    [[nodiscard]] bool hasGlasses() const { return m_lens.hasGlasses(); }

    /// What the player has to do next to finish a move that was begun.
    enum class Awaited {
        Nothing,
        Guess,   ///< the place where the last stone will fall
        Confirm, ///< the same pit once more
    };
    [[nodiscard]] Awaited awaited() const;
    /// Whether the last guess was right, as long as it is shown.
    [[nodiscard]] std::optional<bool> guessed() const { return m_guessed; }

    /// Names and texts on the board anew.
    void retranslate();

Q_SIGNALS:
    /// Anything that the window shows beside the board may be different.
    void changed();

private:
    void restart();
    void onMoveMade(int ply);
    void onMoveTakenBack(int ply, const rules::History::Ply& undone);
    void onMoveWished(rules::House house);
    void onHintReady(rules::Move move);
    void onPlacePicked(rules::Place place);
    void playNow(rules::Move move);
    /// A move that was begun is not: no guess is awaited and no second press.
    void forgetBegun();
    void forgetGuess();
    [[nodiscard]] bool canActOn(std::optional<rules::House> house) const;
    void showTruth();
    void updatePlayable();
    void forgetHint();

    session::Match& m_match;
    BoardWidget& m_board;
    /// The game as far as its signals have told it: the match itself may be several moves ahead of them.
    rules::History m_followed;
    SowingSpeed m_speed = SowingSpeed::Normal;
    bool m_isReplaying = false;
    std::optional<int> m_lookedAt; ///< plies, if it is not the game's present position
    bool m_isHintComing = false;

    BoardLens m_lens;
    bool m_predicts = false;
    bool m_confirms = false;
    std::optional<rules::Move> m_begun; ///< chosen, but not played yet
    std::optional<bool> m_guessed;
    QTimer m_guessShown;
};

} // namespace qumalaq::desktop
