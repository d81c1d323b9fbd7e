// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/review.h"
#include "core/session/study_document.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace qumalaq::session {

/// The mark of a doubtful move in a game record; none for other moves.
[[nodiscard]] std::optional<notation::Nag> remarkFor(ai::MoveQuality quality);

/// The review of a study's game, which is made and added to the game only on request, and exercises: finding a
/// better move in the positions of mistakes. A review is dropped when the main line of the game changes.
///
/// Lives in the user interface thread and never blocks it.
class StudyReview : public QObject {
    Q_OBJECT

public:
    /// The document must outlive the object.
    explicit StudyReview(StudyDocument& document, QObject* parent = nullptr);
    ~StudyReview() override;

    [[nodiscard]] Reviewer& reviewer() { return m_reviewer; }
    void start();
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_reviewer.isRunning(); }
    [[nodiscard]] int progress() const { return m_permille; }
    [[nodiscard]] const std::optional<GameReview>& review() const { return m_review; }
    /// Shows a review that was made earlier. Does nothing if it is of another game, or there is a review already.
    void open(const GameReview& review);

    /// A review is shown when it is ready, and hidden during the exercises.
    [[nodiscard]] bool isShown() const { return m_review && !exercise(); }
    /// The marks of the review for each move of the game, 0 for none. Empty while it is hidden.
    [[nodiscard]] std::vector<notation::Nag> remarks() const;

    /// The game that was reviewed.
    [[nodiscard]] const rules::History& game() const { return m_game; }
    /// The number of main line moves before the current position; none in a variation.
    [[nodiscard]] std::optional<std::size_t> currentPly() const;
    /// The same, and in a variation the number of the move that it replaces.
    [[nodiscard]] std::size_t nearestPly() const;
    /// currentPly(), if the review is shown and judges the last of these moves.
    [[nodiscard]] std::optional<std::size_t> judgedPly() const;
    void goToPly(std::size_t ply);

    /// The nearest mistake before or after the current move: the number of moves up to and with the mistake, which the
    /// review then explains. None if there is none.
    [[nodiscard]] std::optional<std::size_t> mistakeBefore() const;
    [[nodiscard]] std::optional<std::size_t> mistakeAfter() const;

    using IsWanted = std::function<bool(const GameReview& review, std::size_t ply)>;
    /// Goes to the first mistake that is wanted, and reviews the game first if there is no review yet. Without such a
    /// mistake to the one that is shown after every review.
    void showMistake(const IsWanted& isWanted);

    /// Marks the doubtful moves, and adds the evaluation as a comment and the better line as a variation, in one undo
    /// step. `wordsFor` returns the text of a score.
    void addToGame(const std::function<QString(ai::Score)>& wordsFor);

    // --- Learning from mistakes ---

    enum class Answer {
        Right,  ///< as good as the best move
        Played, ///< the move of the game
        Half,   ///< better than the move of the game, but not good enough
        Wrong,
    };
    /// The plies of a side's mistakes. Empty without a review.
    [[nodiscard]] std::vector<std::size_t> mistakesOf(rules::Side side) const;
    /// Goes to the position before the first mistake of a side. Does nothing if it made none.
    void startLearning(rules::Side side);
    /// Goes back to where the learning began.
    void stopLearning();
    /// Whether it goes back now: the move before is not made again.
    [[nodiscard]] bool isReturning() const { return m_isReturning; }
    /// The ply of the current exercise; none if there is no exercise.
    [[nodiscard]] std::optional<std::size_t> exercise() const;
    [[nodiscard]] std::size_t exerciseNumber() const { return m_exercise + 1; }
    [[nodiscard]] std::size_t exerciseCount() const { return m_exercises.size(); }
    /// The number of exercises up to the current one that the learner has solved.
    [[nodiscard]] std::size_t foundCount() const;
    /// Answers the exercise with a legal move.
    void answer(rules::Move move);
    [[nodiscard]] const std::optional<std::pair<rules::Move, Answer>>& lastAnswer() const { return m_answer; }
    /// Shows the best move instead of an answer.
    void reveal();
    /// Whether lastAnswer() is not the learner's.
    [[nodiscard]] bool isRevealed() const { return m_isRevealed; }
    /// Goes to the next mistake; ends the exercises after the last.
    void nextExercise();

Q_SIGNALS:
    void changed();
    /// A move is to be shown on the board without adding it to the game: the learner's, or the revealed one.
    void moveShown(qumalaq::rules::Move move);

private:
    void onRecordChanged();
    void drop();
    void endLearning();
    /// Goes to the first wanted mistake, or of the person against a computer, else of either side; not if the current
    /// move was changed during the review.
    void showFirstMistake();
    [[nodiscard]] std::vector<notation::NodeId> line() const { return m_document.tree().mainLine(); }

    StudyDocument& m_document;
    Reviewer m_reviewer;
    rules::History m_game;
    std::optional<GameReview> m_review;
    IsWanted m_isWanted;                                   ///< may be empty
    notation::NodeId m_startedAt = notation::NodeId::Root; ///< the current move when the review was started
    int m_permille = 0;
    std::vector<std::size_t> m_exercises;
    std::size_t m_exercise = 0;
    std::size_t m_learntFrom = 0; ///< the ply that was shown before
    bool m_isReturning = false;
    std::size_t m_foundBefore = 0; ///< the current one
    std::optional<std::pair<rules::Move, Answer>> m_answer;
    bool m_isRevealed = false;
};

} // namespace qumalaq::session
