// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "core/session/review.h"
#include "core/session/study_document.h"
#endif

#include <QObject>

#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// The review of a study's game: made on wish, told on wish, kept in the game on wish; and the exercise to find
/// something better where a mistake was made. A review lasts as long as the game's own moves stay as they are.
class ReviewController : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit ReviewController(session::StudyDocument& document, QObject* parent = nullptr);
    ~ReviewController() override;

    [[nodiscard]] session::Reviewer& reviewer() { return m_reviewer; }
    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reviewer.isRunning(); }
    [[nodiscard]] int progress() const { return m_permille; }
    [[nodiscard]] const std::optional<session::GameReview>& review() const { return m_review; }

    /// Nothing is told of the review before it is shown.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_review && m_isShown; }

    /// The game that was reviewed.
    [[nodiscard]] const rules::History& game() const { return m_game; }
    /// How many of the game's moves lead to the move that is looked at; nothing in a variation.
    [[nodiscard]] std::optional<std::size_t> currentPly() const;
    void goToPly(std::size_t ply);

    /// The nearest turning point before or behind the move that is looked at: the position in which the mistake was
    /// made. Nothing where there is none.
    [[nodiscard]] std::optional<std::size_t> turningPointBefore() const;
    [[nodiscard]] std::optional<std::size_t> turningPointBehind() const;

    /// Remarks on the doubtful moves, the evaluation as a comment, and the better line as a variation: one step of
    /// undo. Texts are numbers and signs, in no language.
    void keepInGame();

    // --- Learn from your mistakes ---

    enum class Answer {
        Right,  ///< as good as the best one
        Played, ///< what was played
        Half,   ///< better than what was played, but not good enough
        Wrong,
    };
    /// Stands before the first mistake of a side. False if it made none.
    bool startLearning(rules::Side side);
    void stopLearning();
    /// The mistake before which the learner stands; nothing while nobody learns.
    [[nodiscard]] std::optional<std::size_t> exercise() const;
    [[nodiscard]] std::size_t exerciseNumber() const { return m_exercise + 1; }
    [[nodiscard]] std::size_t exerciseCount() const { return m_exercises.size(); }
    /// A legal move at the exercise. The last one is remembered.
    void answer(rules::Move move);
    [[nodiscard]] const std::optional<std::pair<rules::Move, Answer>>& lastAnswer() const { return m_answer; }
    /// Gives the answer up: the best one counts as seen.
    void reveal();
    /// To the next mistake; behind the last one the learning ends.
    void nextExercise();

Q_SIGNALS:
    void changed();
    /// A move of the learner's, or the answer that was asked for: to be shown on the board, but not in the game.
    void moveShown(qumalaq::rules::Move move);

private:
    void onRecordChanged();
    void drop();
    [[nodiscard]] std::vector<notation::NodeId> line() const;

    session::StudyDocument& m_document;
    session::Reviewer m_reviewer;
    rules::History m_game;
    std::optional<session::GameReview> m_review;
    int m_permille = 0;
    bool m_isShown = false;
    std::vector<std::size_t> m_exercises;
    std::size_t m_exercise = 0;
    std::optional<std::pair<rules::Move, Answer>> m_answer;
};

} // namespace qumalaq::desktop
