// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/answer.h"
#include "core/learn/counting_rush.h"
#include "core/learn/puzzle_answer.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace qumalaq::desktop {

/// Feedback to a learner, in addition to the lesson's texts.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// Why an answer to a task is wrong: one or two short sentences.
    [[nodiscard]] static QString of(const learn::Task& task, const learn::Refutation& refutation);

    /// "Not 5." and why, or where to look.
    [[nodiscard]] static QString notThis(int number, const QString& why);

    /// The rule behind a number in one sentence; may be empty.
    [[nodiscard]] static QString of(rules::GameId game, const learn::NumberRule& rule);

    /// Where the stones of a move fall, or only the first `most` stones: "The first stone stays in pit 2. Then one by
    /// one: 3, 4, 5."
    [[nodiscard]] static QString countOf(const rules::AnyPosition& position, rules::Move move,
                                         std::size_t most = SIZE_MAX);

    /// `count`, after what a learner got wrong who clicked `given` in a task of the kind Landing: the direction, the
    /// first stone or a store. Only `count` if that cannot be told.
    [[nodiscard]] static QString withSlip(const learn::Task& task, rules::Place given, const QString& count);

    /// Why the answer to a task is right, as a sentence to the learner.
    [[nodiscard]] static QString reasonOf(const learn::Task& task, rules::Move answer, const learn::Fact& fact);

    /// The question of a task without texts of its own, see learn::variantOf().
    [[nodiscard]] static QString questionOf(const learn::Task& task);

    /// The answers to a task of the kind Who, in the order of learn::Person.
    [[nodiscard]] static std::vector<QString> personsOf(const learn::Task& task);

    /// For a learner who clicked the other end of the right move, see learn::isOtherEnd().
    [[nodiscard]] static QString otherEnd(const learn::Task& task);

    /// Why no move can begin in a pit.
    [[nodiscard]] static QString of(const rules::AnyPosition& position, learn::NotLegalReason reason);

    /// What is wrong with a move in a puzzle, in one or two sentences that do not name the solution.
    [[nodiscard]] static QString of(const learn::Puzzle& puzzle, const learn::WrongMove& wrongMove);

    /// "your pit 4", "the opponent’s pit 4", from the point of view of the mover, in the game's words.
    [[nodiscard]] static QString placeName(const rules::AnyPosition& position, rules::Place place);

    /// In the game's words.
    [[nodiscard]] static QString nameOf(learn::PuzzleKind kind, rules::GameId game);
    /// What to do in a puzzle of this kind.
    [[nodiscard]] static QString taskOf(learn::PuzzleKind kind);
    /// 1 is the easiest, 5 the hardest grade.
    [[nodiscard]] static QString gradeName(int grade);

    /// The question, including the move that it is about.
    [[nodiscard]] static QString questionOf(const learn::RushTask& task);
    /// The question and its answer as a statement.
    [[nodiscard]] static QString answerOf(const learn::RushTask& task);

private:
    /// "7, 8, 9, then the opponent’s 1, 2".
    [[nodiscard]] static QString pathText(const rules::AnyPosition& position, std::span<const rules::Place> path);
    /// `made` is the number of stones in the last pit.
    [[nodiscard]] static QString of(rules::GameId game, learn::NothingReason reason, int made);
    /// Except NotThree and NoMove.
    [[nodiscard]] static QString of(learn::NoTuzdykReason reason);
    [[nodiscard]] static QString notThisPit(const learn::Task& task, const learn::Refutation& refutation);
    [[nodiscard]] static QString notWon(const learn::Task& task, const learn::Refutation& refutation);
    /// Whose turn it is, or why the game is over.
    [[nodiscard]] static QString whoseTurn(const learn::Task& task, const learn::Refutation& refutation);
    [[nodiscard]] static QString gameOver(rules::GameId game, rules::EndReason reason);
};

} // namespace qumalaq::desktop
