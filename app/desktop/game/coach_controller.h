// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/i18n/fact_text.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/session/match.h"
#include "core/session/thinker.h"
#endif

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

class BoardWidget;
class GameController;

/// What is said about moves in a game: why a hint is good, and, while the coach is on, what a move did, after it was
/// made and never before: a person who is to answer it does not hear what the answer could win. What a person's move
/// did is said until the computer's answer lies on the board. A clear mistake of a person who plays against the
/// computer is offered back.
///
/// It asks a computer player of its own, which is made when the coach is first needed. Nothing here waits.
class CoachController : public QObject {
    Q_OBJECT

public:
    /// All must be there while it is used; they may go in any order. `thinker`: another computer player than the
    /// engine, for tests.
    CoachController(session::Match& match, GameController& game, BoardWidget& board, QObject* parent = nullptr,
                    std::unique_ptr<session::Thinker> thinker = nullptr);

    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_isOn; }

    /// A hint is ringed that has not been explained yet.
    [[nodiscard]] bool canExplainHint() const;
    void explainHint();

    /// What is said now, and the line above it; both empty if nothing is.
    [[nodiscard]] QString heading() const;
    [[nodiscard]] std::vector<FactPhrase> phrases() const;
    /// Shows on the board what a phrase speaks of; nothing: as it was.
    void point(std::optional<std::size_t> phrase);

    /// The last own move was a clear mistake and can be taken back.
    [[nodiscard]] bool offersBack() const;
    void takeBack();

Q_SIGNALS:
    /// What is said is different.
    void changed();

private:
    struct Subject {
        enum class Kind : std::uint8_t {
            Hint,
            Made,
            ToBeAnswered, ///< made, and a person is to move now
        };

        rules::AnyPosition position; ///< before the move
        rules::Move move;
        std::size_t ply = 0; ///< moves made before it
        Kind kind = Kind::Made;
    };
    struct Mistake {
        std::size_t ply = 0;
        rules::AnyPosition position;
        rules::Move better;
    };

    [[nodiscard]] bool isPerson(rules::Side side) const;
    /// The only person; nothing if there are two or none.
    [[nodiscard]] std::optional<rules::Side> listener() const;
    /// What is spoken of now.
    [[nodiscard]] const std::optional<Subject>& subject() const { return m_earlier ? m_earlier : m_subject; }
    void forget();
    void onMoveMade(int ply);
    void judge(std::size_t ply);
    void onProgress(const ai::SearchInfo& info);
    void onJudged(const ai::SearchResult& result);

    session::Match& m_match;
    GameController& m_game;
    BoardWidget& m_board;
    std::unique_ptr<session::Thinker> m_thinker;
    bool m_isOn = false;
    std::optional<rules::Move> m_hint;
    std::optional<Subject> m_subject;
    std::optional<Subject> m_earlier; ///< spoken of until the stones of m_subject lie; there only if m_subject is
    std::optional<Mistake> m_mistake;

    /// The move that is being judged.
    struct Judgement {
        std::size_t ply = 0;
        rules::Move move;
        std::vector<ai::SearchInfo> lines; ///< of the last finished iteration
    };
    std::optional<Judgement> m_judged;
};

} // namespace qumalaq::desktop
