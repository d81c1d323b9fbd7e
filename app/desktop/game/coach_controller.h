// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/fact_text.h"
#include "core/session/match.h"
#include "core/session/review.h"
#include "core/session/searcher.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class BoardWidget;
class GameController;
class DisplayedGame;

/// Comments on a game in one sentence at a time: explains hints and, while it is on, tells the most important fact of
/// the last move (learn::mainFact()). What a review would call a mistake can be taken back.
///
/// Reviews the person's moves asynchronously with a Reviewer of its own.
class CoachController : public QObject {
    Q_OBJECT

    struct MadeMove {
        rules::AnyPosition position; ///< before the move
        rules::Move move;
        std::size_t ply = 0; ///< moves made before it
    };
    struct Mistake {
        std::size_t ply = 0;
        rules::AnyPosition position;
        rules::Move made;
        rules::Move better;
        int lost = 0;           ///< stones, as the engine estimates; 0 if it cannot say
        bool missesWin = false; ///< the better move wins for certain
        bool losesGame = false; ///< the made move loses for certain
    };

public:
    /// All arguments must exist while the controller is used, and may be destroyed in any order. `searcher` replaces
    /// the engine in tests.
    CoachController(session::Match& match, GameController& game, BoardWidget& board, QObject* parent = nullptr,
                    std::unique_ptr<session::Searcher> searcher = nullptr);

    /// It stays off in a game without advice.
    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_state.isOn; }
    /// A person without a finished game is told what a tuzdyk is, until there is one on the board.
    void setForNewcomer(bool isForNewcomer) { m_state.isForNewcomer = isForNewcomer; }
    /// Until the next move, the comment states when the coach comments. Does nothing if the coach is off or has a
    /// comment.
    void showWhenReady();

    /// The current comment, if any. While offersBack() is true it names the better move and the reason, or what the
    /// move that was made loses.
    [[nodiscard]] std::optional<FactPhrase> comment() const;
    /// Shows the move or pit of the comment on the board, or restores the board.
    void point(bool isPointed);

    /// Whether the person's last move is still being judged. Until then a comment on what it does would sound like
    /// praise.
    [[nodiscard]] bool isJudging() const;

    /// Whether the person's last move was a clear mistake and can be taken back. A hint takes the place of the offer.
    [[nodiscard]] bool offersBack() const;
    /// False while the person's next move is being sown: an undo would take back that move instead.
    [[nodiscard]] bool canTakeBack() const;
    void takeBack();

    /// The comments without the hint, for a later controller of the same match.
    struct State {
        bool isOn = false;
        bool showsWhenReady = false;
        bool isForNewcomer = false;
        std::optional<MadeMove> own;  ///< the last move of the only person; it stays until the next one
        std::optional<MadeMove> last; ///< the last move, if it is not `own`
        std::optional<Mistake> mistake;
    };
    [[nodiscard]] const State& state() const { return m_state; }
    void restore(const State& state);

Q_SIGNALS:
    /// The comment changed.
    void changed();

private:
    [[nodiscard]] QString textOf(const FactPhrase& reason, const rules::AnyPosition& before) const;
    [[nodiscard]] FactPhrase commentOnHint() const;
    [[nodiscard]] FactPhrase commentOnMistake() const;
    [[nodiscard]] std::optional<FactPhrase> commentOnMove() const;
    /// The only person in the game; nothing if there are two or none.
    [[nodiscard]] std::optional<rules::Side> addressee() const;
    void forget();
    void onMoveLanded(int ply);
    void judge(std::size_t ply);
    void onReviewed(const session::GameReview& review);

    session::Match& m_match;
    const GameController& m_game;
    const DisplayedGame& m_shown;
    BoardWidget& m_board;
    session::Reviewer* m_reviewer;
    std::size_t m_judged = 0; ///< the ply of the move that is being reviewed
    State m_state;
    std::optional<std::pair<std::size_t, rules::Move>>
        m_hinted; ///< the moves made before it, and the move of the last hint
};

} // namespace qumalaq::desktop
