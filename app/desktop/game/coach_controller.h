// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/fact_text.h"
#include "core/session/match.h"
#include "core/session/searcher.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class BoardWidget;
class GameController;
class DisplayedGame;

/// Comments on moves during a game: explains hints and, while it is on, each move made. It does not tell a person to
/// move what the answer could win. Against the computer, only a warning of the person's move stays after the answer,
/// with the comment on the answer beneath it: the rest would be read as advice. A clear mistake can be taken back.
///
/// Searches asynchronously with its own Searcher, created on first use.
class CoachController : public QObject {
    Q_OBJECT

    struct Subject {
        enum class Kind : std::uint8_t {
            Hint,
            Made,
            ToBeAnswered, ///< made, and a person is to move
            Answered,     ///< of the only person
        };

        rules::AnyPosition position; ///< before the move
        rules::Move move;
        std::size_t ply = 0; ///< moves made before it
        Kind kind = Kind::Made;
    };
    struct Mistake {
        std::size_t ply = 0;
        rules::AnyPosition position;
        rules::Move made;
        rules::Move better;
        int lost = 0;           ///< stones, as the engine estimates
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
    /// While it is on and has no comment: the heading says until the next move when there will be one.
    void sayWhen();

    /// Names the better move while offersBack(), and the loss if no fact in comments() explains it. See sayWhen().
    [[nodiscard]] QString heading() const;
    /// The comments, each in phrases: on the person's last move, then on the computer's answer; in a game of two
    /// people on the last move.
    [[nodiscard]] std::vector<std::vector<FactPhrase>> comments() const;
    struct Pointed {
        std::size_t comment = 0;
        std::size_t phrase = 0;
    };
    /// Shows the move or pit of a phrase on the board; std::nullopt restores the board.
    void point(std::optional<Pointed> at);

    /// Whether the person's last move was a clear mistake and can be taken back. A hint takes the place of the offer.
    [[nodiscard]] bool offersBack() const;
    /// False while the person's next move is being sown: an undo would take back that move instead.
    [[nodiscard]] bool canTakeBack() const;
    void takeBack();

    /// The comments without the hint, for a later controller of the same match.
    struct State {
        bool isOn = false;
        bool saysWhen = false;
        std::optional<Subject> own;  ///< the last move of the only person; it stays until the next one
        std::optional<Subject> last; ///< the last move, if it is not `own`
        std::optional<Mistake> mistake;
    };
    [[nodiscard]] const State& state() const { return m_state; }
    void restore(const State& state);

Q_SIGNALS:
    /// The comment changed.
    void changed();

private:
    [[nodiscard]] std::vector<Subject> subjects() const;
    /// Why the better move is better, at most one.
    [[nodiscard]] std::vector<FactPhrase> reasonsOfMistake() const;
    [[nodiscard]] std::vector<FactPhrase> phrasesOf(const Subject& subject) const;
    /// The only person in the game; nothing if there are two or none.
    [[nodiscard]] std::optional<rules::Side> addressee() const;
    void forget();
    void onMoveLanded(int ply);
    void judge(std::size_t ply);
    void onProgress(const ai::SearchInfo& info);
    void onJudged(const ai::SearchResult& result);

    session::Match& m_match;
    const GameController& m_game;
    const DisplayedGame& m_shown;
    BoardWidget& m_board;
    std::unique_ptr<session::Searcher> m_searcher;
    State m_state;
    std::pair<std::size_t, rules::Move> m_hinted; ///< the moves made before it, and the move of the last hint

    /// The move that is being evaluated.
    struct EvaluatedMove {
        std::size_t ply = 0;
        rules::Move move;
        std::vector<ai::SearchInfo> lines; ///< of the last finished iteration
    };
    std::optional<EvaluatedMove> m_judged;
};

} // namespace qumalaq::desktop
