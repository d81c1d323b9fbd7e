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

/// Feedback to a learner, beside the lesson's own words.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// Why an answer to a task is wrong: one or two short sentences.
    [[nodiscard]] static QString of(const learn::Task& task, const learn::Refutation& refutation);

    /// The rule behind a number, in one sentence; empty if there is none.
    [[nodiscard]] static QString of(rules::GameId game, const learn::NumberRule& rule);

    /// "The starting pit is one: 2, 3, 4, 5.": how the stones of a move are counted, up to the pit of the last one, or
    /// of the first stones only.
    [[nodiscard]] static QString countOf(const rules::AnyPosition& position, rules::Move move,
                                         std::size_t most = SIZE_MAX);

    /// A reason why the answer to a task is right, as a whole sentence to the learner.
    [[nodiscard]] static QString reasonOf(const learn::Task& task, rules::Move answer, const learn::Fact& fact);

    /// The question of a task that has no texts of its own, see learn::variantOf().
    [[nodiscard]] static QString questionOf(const learn::Task& task);

    /// How to find the answer to a task, without the answer.
    [[nodiscard]] static QString ideaOf(const learn::Task& task);

    /// The answers to a task of the kind Who, in the order of learn::Person.
    [[nodiscard]] static std::vector<QString> personsOf(const learn::Task& task);

    /// What the learner is told who clicked the other end of the right move, see learn::isOtherEnd().
    [[nodiscard]] static QString otherEnd(const learn::Task& task);

    /// Why a move cannot begin in a pit.
    [[nodiscard]] static QString of(const rules::AnyPosition& position, learn::NotLegalReason reason);

    /// What is wrong with a move that does not solve a puzzle, in one or two sentences that do not give away the
    /// answer.
    [[nodiscard]] static QString of(const learn::Puzzle& puzzle, const learn::WrongMove& wrongMove);

    /// "your pit 4", "the opponent’s pit 4": a place in the mover's row or in the other, in the words of the game.
    [[nodiscard]] static QString placeName(const rules::AnyPosition& position, rules::Place place);

    /// The words of the game are used.
    [[nodiscard]] static QString nameOf(learn::PuzzleKind kind, rules::GameId game);
    /// The task in a puzzle of a kind.
    [[nodiscard]] static QString taskOf(learn::PuzzleKind kind);
    /// From 1, the easiest, to 5.
    [[nodiscard]] static QString gradeName(int grade);

    /// The question of a task, with the move it is about.
    [[nodiscard]] static QString questionOf(const learn::RushTask& task);
    /// The same with its answer, as a statement.
    [[nodiscard]] static QString answerOf(const learn::RushTask& task);

private:
    /// "7, 8, 9, then the opponent’s 1, 2".
    [[nodiscard]] static QString pathText(const rules::AnyPosition& position, std::span<const rules::Place> path);
    /// `made`: the stones that the last one makes.
    [[nodiscard]] static QString of(rules::GameId game, learn::NothingReason reason, int made);
    /// Not for NotThree.
    [[nodiscard]] static QString of(learn::NoTuzdykReason reason);
    [[nodiscard]] static QString notThisPit(const learn::Task& task, const learn::Refutation& refutation);
    [[nodiscard]] static QString notWon(const learn::Task& task, const learn::Refutation& refutation);
    /// Whose turn it is, or that the game is over, and why.
    [[nodiscard]] static QString whoseTurn(const learn::Task& task, const learn::Refutation& refutation);
    [[nodiscard]] static QString gameOver(rules::GameId game, rules::EndReason reason);
};

} // namespace qumalaq::desktop
