// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/session/review.h"
#include "core/session/study_document.h"
#endif

#include <QObject>

#include <optional>
#include <vector>

namespace qumalaq::session {

/// The review of a study's game: made, shown and kept in the game only when the person asks for it; and the exercises,
/// to find a better move where a mistake was made. A review is dropped when the main line of the game changes.
///
/// Belongs to the user interface thread; the reviewer searches on its own.
class StudyReview : public QObject {
    Q_OBJECT

public:
    /// The document must outlive this.
    explicit StudyReview(StudyDocument& document, QObject* parent = nullptr);
    ~StudyReview() override;

    [[nodiscard]] Reviewer& reviewer() { return m_reviewer; }
    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reviewer.isRunning(); }
    [[nodiscard]] int progress() const { return m_permille; }
    [[nodiscard]] const std::optional<GameReview>& review() const { return m_review; }

    /// The review is hidden until it is shown.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_review && m_isShown; }

    /// The game that was reviewed.
    [[nodiscard]] const rules::History& game() const { return m_game; }
    /// How many moves of the game lead to the current move; nothing in a variation.
    [[nodiscard]] std::optional<std::size_t> currentPly() const;
    void goToPly(std::size_t ply);

    /// The nearest turning point before or after the current move: the position in which the mistake was made. Nothing
    /// if there is none.
    [[nodiscard]] std::optional<std::size_t> turningPointBefore() const;
    [[nodiscard]] std::optional<std::size_t> turningPointBehind() const;

    /// Remarks on the doubtful moves, the evaluation as a comment, and the better line as a variation: one step of
    /// undo. Texts are numbers and signs, the same in every language.
    void keepInGame();

    // --- Learn from your mistakes ---

    enum class Answer {
        Right,  ///< as good as the best one
        Played, ///< what was played
        Half,   ///< better than what was played, but not good enough
        Wrong,
    };
    /// Goes to the position before the first mistake of a side. False if it made none.
    bool startLearning(rules::Side side);
    void stopLearning();
    /// The ply of the mistake that is the exercise now; nothing if there is no exercise.
    [[nodiscard]] std::optional<std::size_t> exercise() const;
    [[nodiscard]] std::size_t exerciseNumber() const { return m_exercise + 1; }
    [[nodiscard]] std::size_t exerciseCount() const { return m_exercises.size(); }
    /// A legal move at the exercise. The last one is remembered.
    void answer(rules::Move move);
    [[nodiscard]] const std::optional<std::pair<rules::Move, Answer>>& lastAnswer() const { return m_answer; }
    /// Shows the best move instead of an answer.
    void reveal();
    /// To the next mistake; after the last one the exercises end.
    void nextExercise();

Q_SIGNALS:
    void changed();
    /// A move of the learner, or the answer that was asked for: to be shown on the board, but not added to the game.
    void moveShown(qumalaq::rules::Move move);

private:
    void onRecordChanged();
    void drop();
    [[nodiscard]] std::vector<notation::NodeId> line() const;

    StudyDocument& m_document;
    Reviewer m_reviewer;
    rules::History m_game;
    std::optional<GameReview> m_review;
    int m_permille = 0;
    bool m_isShown = false;
    std::vector<std::size_t> m_exercises;
    std::size_t m_exercise = 0;
    std::optional<std::pair<rules::Move, Answer>> m_answer;
};

} // namespace qumalaq::session
