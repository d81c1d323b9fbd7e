// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/board_overlay.h"
#include "app/desktop/gameboard/displayed_game.h"
#include "core/session/score_view.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

/// Lets a person play a match on a board: plays requested moves, and shows previews and hints. It owns neither the
/// match nor the board.
class GameController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the controller.
    GameController(session::Match& match, BoardWidget& board, QObject* parent = nullptr);

    [[nodiscard]] DisplayedGame& shown() { return m_shown; }
    [[nodiscard]] const DisplayedGame& shown() const { return m_shown; }

    /// Whose turn it is or who sows, and anything unusual about the turn; empty when the game is over.
    [[nodiscard]] QString status() const;

    /// Requests a hint, shown when the engine has found it; a position has one hint, which is shown again at once.
    /// False if no hint can be requested now.
    bool showHint();
    [[nodiscard]] bool isHintComing() const { return m_isHintComing; }
    struct Hint {
        rules::Move move;
        ai::Score score; ///< from the mover's view
        bool isExplained = false;
    };
    [[nodiscard]] const std::optional<Hint>& hint() const { return m_hint; }
    /// Whether a hint is shown and not yet explained, or is coming: then it comes with its reason.
    [[nodiscard]] bool canExplainHint() const;
    void explainHint();

    void setPreviewDetail(PreviewDetail detail) { m_overlay.setDetail(detail); }
    /// While this is on, there is no preview: the person chooses a pit, guesses where the last stone falls, and then
    /// sees it. It ends with the game.
    void setPredicting(bool on);
    [[nodiscard]] bool isPredicting() const { return m_predicts; }
    /// While this is on, a pit must be pressed twice.
    void setConfirming(bool on);
    void setParityShown(bool shown);
    [[nodiscard]] const BoardWidget& board() const { return m_board; }
    [[nodiscard]] bool isParityShown() const { return m_board.isParityShown(); }

    /// What a person must do to complete a chosen move.
    enum class Awaited {
        Nothing,
        Guess,   ///< the place of the last stone
        Confirm, ///< press the same pit again
    };
    [[nodiscard]] Awaited awaited() const;
    /// Whether the last guess was right, while it is shown.
    [[nodiscard]] std::optional<bool> guessed() const { return m_guessed; }
    /// Where the last stone of the guessed move falls. Valid while guessed() has a value.
    [[nodiscard]] rules::Place lastPlace() const { return m_lastPlace; }

Q_SIGNALS:
    /// The information beside the board may have changed.
    void changed();

private:
    void refresh();
    void onMoveRequested(rules::Pit pit);
    void onHintReady(rules::Move move, ai::Score score);
    void ringHint(bool isExplained);
    void onPlacePicked(rules::Place place);
    void playNow(rules::Move move);
    /// Cancels a chosen move: no guess or second press is expected.
    void forgetChosenMove();
    void forgetGuess();
    [[nodiscard]] QString turn() const;
    [[nodiscard]] bool canActOn(std::optional<rules::Pit> pit) const;
    void forgetHint();

    session::Match& m_match;
    BoardWidget& m_board;
    DisplayedGame m_shown;
    bool m_isHintComing = false;
    bool m_isReasonWanted = false; ///< of the hint that is coming
    std::optional<Hint> m_hint;
    std::optional<rules::AnyPosition> m_hinted; ///< the position of m_lastHint
    Hint m_lastHint;

    BoardOverlay m_overlay;
    bool m_predicts = false;
    bool m_confirms = false;
    std::optional<rules::Move> m_chosenMove; ///< chosen but not played
    std::optional<bool> m_guessed;
    rules::Place m_lastPlace;
    QTimer m_guessShown;
};

} // namespace qumalaq::desktop
