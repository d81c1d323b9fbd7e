// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/learn/lesson_catalog.h"
#include "core/base/stop_token.h"
#include "core/learn/mistake.h"
#include "core/learn/openings.h"
#include "core/session/review.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <vector>

namespace qumalaq::desktop {

/// A question about a position and the words around it: a task of a lesson, a puzzle of a pack, a mistake from one of
/// the learner's games, or a move of the learner's openings. The last two are shown like a puzzle.
struct Exercise {
    Q_DECLARE_TR_FUNCTIONS(Exercise)

public:
    Exercise(const TaskRef& lessonTask);         // NOLINT(google-explicit-constructor): lists are converted
    Exercise(const PuzzleRef& packPuzzle);       // NOLINT(google-explicit-constructor)
    Exercise(const learn::Mistake& gameMistake); // NOLINT(google-explicit-constructor)
    Exercise(const learn::OpeningTask& ownMove); // NOLINT(google-explicit-constructor)

    rules::GameId game = rules::GameId::Togyzqumalaq;
    learn::Task task;                      ///< for a puzzle, to make a move
    std::vector<rules::Move> solution;     ///< to be shown after the right answer; of a long one only the beginning
    const learn::Lesson* lesson = nullptr; ///< null for a puzzle
    bool isRepeat = false;                 ///< it was missed in the same lesson and is asked once more
    bool isVariant = false;                ///< the position is another one, so the texts of the lesson do not fit
    QString startedGame;                   ///< for a game: the moves that were made another time
    std::optional<learn::Puzzle> puzzle;   ///< also for a mistake and for a move of an opening
    std::optional<learn::Mistake> mistake;
    std::optional<learn::OpeningTask> opening;
    /// Review of the learner's move in the opening alone, when it is known.
    std::optional<session::GameReview> review;

    /// Its key in the schedule of the learner's progress; not for a puzzle of a pack.
    [[nodiscard]] std::string key() const
    {
        return mistake ? mistake->key() : opening ? opening->key() : lesson->keyOf(task);
    }
    /// The same task of a lesson once more, about another position where there is one.
    [[nodiscard]] Exercise repeated() const;
    /// To explain a wrong answer is to tell the right one: where the last stone falls, the number or the player.
    [[nodiscard]] bool isAnswerInRefutation() const
    {
        return task.kind == learn::TaskKind::Landing || task.kind == learn::TaskKind::Count
               || task.kind == learn::TaskKind::Who;
    }
    /// A mistake may have several right answers.
    [[nodiscard]] bool isRight(const learn::Answer& answer) const;

    /// Why an answer is wrong: moves to be shown on the board, and the words for afterwards.
    struct Refutation {
        std::vector<rules::Move> line;
        std::function<QString()> text; ///< in the language of the program at the time of the call
    };
    /// `misses` includes this one. The first refutation reveals neither the move of the opening nor, if
    /// isAnswerInRefutation() is true, the answer. Can take seconds: do not call it in the user interface thread. After
    /// a stop it returns soon, with an undefined result.
    [[nodiscard]] Refutation refute(const learn::Answer& wrong, int misses, const StopToken& stop) const;

    [[nodiscard]] QString heading(std::size_t number, std::size_t all, Language language) const;
    [[nodiscard]] QString question(Language language) const;
    /// What the board shows besides the stones and the marked() place while the question is open, as text.
    [[nodiscard]] QString clue() const;
    /// The place that is marked on the board while the question is open.
    [[nodiscard]] std::optional<rules::Place> marked() const;
    /// "The answer: pit 4."
    [[nodiscard]] QString answerText() const;
    /// How the answer is found, without it.
    [[nodiscard]] QString hint() const;
    /// When it is solved: for a puzzle which move is right and why, at once; for a task of a lesson the rule, when the
    /// solution was shown. `given` is the right answer that the learner gave; none if they asked for the solution or
    /// only had to watch.
    [[nodiscard]] QString praise(const std::optional<learn::Answer>& given, bool isSolutionShown,
                                 Language language) const;

    /// The move that the computer clearly prefers to that of the opening; none if there is none, or it is not known.
    [[nodiscard]] std::optional<rules::Move> preferred() const;
    /// The same in words, and why.
    [[nodiscard]] QString preference() const;

private:
    [[nodiscard]] Refutation refuteInOpening(rules::Move wrong, int misses, const StopToken& stop) const;
    [[nodiscard]] QString questionOfVariant() const;
    [[nodiscard]] QString rule(Language language) const;
    [[nodiscard]] QString reasons(const std::optional<learn::Answer>& given) const;
    [[nodiscard]] TaskRef ref() const { return {lesson, &task}; }
    void setPuzzle(learn::Puzzle asked);
    [[nodiscard]] QString continuation() const;
    [[nodiscard]] QString openingName() const;
    [[nodiscard]] QString openingMove(std::optional<rules::Move> wrong) const;
};

/// The key under which the store remembers a solved puzzle.
[[nodiscard]] QString keyOf(const learn::Puzzle& puzzle);

} // namespace qumalaq::desktop
