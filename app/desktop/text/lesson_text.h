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
    [[nodiscard]] static QString of(const learn::NumberRule& rule);

    /// A reason why the answer to a task is right, as a whole sentence to the learner.
    [[nodiscard]] static QString reasonOf(const learn::Task& task, rules::Move answer, const learn::Fact& fact);

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

private:
    /// `made`: the stones that the last one makes, for an odd number.
    [[nodiscard]] static QString of(learn::NothingReason reason, int made);
    /// Not for NotThree.
    [[nodiscard]] static QString of(learn::NoTuzdykReason reason);
    [[nodiscard]] static QString notThisPit(const learn::Task& task, const learn::Refutation& refutation);
    [[nodiscard]] static QString notWon(const learn::Task& task, const learn::Refutation& refutation);
};

} // namespace qumalaq::desktop
