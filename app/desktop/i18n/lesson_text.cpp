// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/lesson_text.h"

#include "app/desktop/i18n/fact_text.h"
#include "core/notation/move_text.h"

namespace qumalaq::desktop {

using learn::MissKind;
using learn::NotLegalReason;
using learn::NoTuzdykReason;
using learn::Refutation;
using learn::RefutationKind;
using learn::Task;
using learn::TaskKind;

namespace {

QString moveText(const rules::AnyPosition& position, rules::Move move)
{
    return QString::fromStdString(notation::toText(position, move));
}

} // namespace

QString LessonText::placeName(const rules::AnyPosition& position, rules::Place place)
{
    const bool isOwn = place.side == position.sideToMove();
    const QString number = QString::number(place.number);
    if (rules::isTogyzFamily(position)) {
        if (place.isStore())
            return isOwn ? tr("your kazan") : tr("the opponent’s kazan");
        return isOwn ? tr("your pit %1").arg(number) : tr("the opponent’s pit %1").arg(number);
    }
    if (place.isStore())
        return isOwn ? tr("your home") : tr("the opponent’s home");
    return isOwn ? tr("your hole %1").arg(number) : tr("the opponent’s hole %1").arg(number);
}

QString LessonText::of(const Task& task, const Refutation& refutation)
{
    const int wrong = refutation.counts[0];
    const QString place = refutation.place ? placeName(task.position, *refutation.place) : QString();
    switch (refutation.kind) {
    case RefutationKind::NotLegal:
        return tr("That is not possible here.");
    case RefutationKind::LandsElsewhere:
        return tr("The last stone falls here: %1.", "a place").arg(place);
    case RefutationKind::TakesLess:
        if (wrong == 0)
            return tr("This takes nothing.");
        return tr("This takes %1; more is possible.", "how many stones").arg(wrong);
    case RefutationKind::GainsLess:
        if (wrong <= 0)
            return tr("This gains nothing.");
        return tr("This gains %1; more is possible.", "how many stones").arg(wrong);
    case RefutationKind::NoTuzdyk:
        switch (refutation.noTuzdyk) {
        case NoTuzdykReason::NotThree:
            return tr("No tuzdyk: the last stone must make three, and it makes %1.", "how many stones").arg(wrong);
        case NoTuzdykReason::OwnRow:
            return tr("No tuzdyk: the last stone falls on your own row.");
        case NoTuzdykReason::LastPit:
            return tr("No tuzdyk: pit 9 cannot become one.");
        case NoTuzdykReason::MirrorPit:
            return tr("No tuzdyk: the opponent’s tuzdyk has the same number.");
        case NoTuzdykReason::AlreadyOne:
            return tr("No tuzdyk: you have one already.");
        }
        return {};
    case RefutationKind::LeavesMore:
        return tr("Then the opponent takes %1.", "how many stones").arg(wrong);
    case RefutationKind::LetsTuzdyk:
        return tr("Then the opponent makes a tuzdyk here: %1.", "a place").arg(place);
    case RefutationKind::NoExtraMove:
        return tr("You do not move again: the last stone falls here: %1.", "a place").arg(place);
    case RefutationKind::DoesNotWin:
        return refutation.line.size() > 1 ? tr("This does not win: there is an answer.") : tr("This does not win.");
    case RefutationKind::OtherMove:
        return tr("This move is written %1; the scoresheet says %2.", "moves")
            .arg(moveText(task.position, refutation.line[0]), QString::fromStdString(task.written));
    case RefutationKind::OtherHouse:
        if (task.goal == learn::Goal::Make)
            return tr("This pit cannot become a tuzdyk now.");
        if (wrong == 0)
            return tr("Nothing can be taken from this pit.");
        return tr("You can take %1 from this pit, and more from another.", "how many stones").arg(wrong);
    case RefutationKind::OtherNumber:
        if (refutation.line.empty())
            return tr("Not %1. Count again.", "a number").arg(wrong);
        return tr("Not %1. Watch the move, then count again.", "a number").arg(wrong);
    case RefutationKind::OtherTurn:
        if (refutation.outcome)
            return refutation.outcome->reason == rules::EndReason::RowEmpty
                       ? tr("The game is over: the player whose turn it is has no stones.")
                       : tr("The game is over: one kazan holds more than half of the stones.");
        return refutation.person == learn::Person::You ? tr("Turns alternate, and nobody passes: it is your turn.")
                                                       : tr("Turns alternate, and nobody passes: it is the opponent’s "
                                                            "turn.");
    case RefutationKind::NotOver:
        return refutation.person == learn::Person::You
                   ? tr("The game goes on: it is your turn, and you have stones.")
                   : tr("The game goes on: it is the opponent’s turn, and they have stones.");
    case RefutationKind::OtherWinner:
        return tr("Count the stones: you have %1, the opponent has %2.").arg(wrong).arg(refutation.counts[1]);
    case RefutationKind::OtherWriting:
        return tr("First the pit where the move begins, then the pit of the last stone.");
    }
    return {};
}

std::vector<QString> LessonText::personsOf(const Task& task)
{
    return {tr("You", "who moves or wins"), tr("The opponent", "who moves or wins"),
            task.goal == learn::Goal::Turn ? tr("Nobody: it is over") : tr("Nobody: a draw")};
}

QString LessonText::otherEnd(const Task& task)
{
    if (task.kind == TaskKind::Landing)
        return tr("The move begins here. Click where its last stone falls.");
    return task.goal == learn::Goal::Danger ? tr("The opponent’s move begins here. Click the pit that it takes from.")
                                            : tr("Your move begins here. Click the pit that it takes from.");
}

QString LessonText::of(const rules::AnyPosition& position, NotLegalReason reason)
{
    const bool isFamily = rules::isTogyzFamily(position);
    switch (reason) {
    case NotLegalReason::Store:
        return isFamily ? tr("What lies in a kazan stays there.") : tr("What lies in a home stays there.");
    case NotLegalReason::Prescribed:
        return tr("The turn must begin in the hole with the two rings.");
    case NotLegalReason::OtherRow:
        return isFamily ? tr("This pit is the opponent’s: begin in your own row.")
                        : tr("This hole is the opponent’s: begin in your own row.");
    case NotLegalReason::Tuzdyk:
        return tr("This pit is the opponent’s tuzdyk: no move begins here.");
    case NotLegalReason::Empty:
        return isFamily ? tr("This pit is empty: there is nothing to sow.")
                        : tr("This hole is empty: there is nothing to sow.");
    }
    return {};
}

QString LessonText::of(const learn::Puzzle& puzzle, const learn::Miss& miss)
{
    const int count = miss.counts[0];
    const QString pit = miss.house ? QString::number(miss.house->number) : QString();
    const auto answer = [&] {
        rules::AnyPosition after = puzzle.position;
        after.play(miss.line[0]);
        return moveText(after, miss.line[1]);
    };
    switch (miss.kind) {
    case MissKind::LetsTuzdyk:
        return tr("Then %1 makes your pit %2 a tuzdyk. You can avoid that.", "the answer, number").arg(answer(), pit);
    case MissKind::NoTuzdyk:
        return tr("This makes no tuzdyk and threatens none.");
    case MissKind::TuzdykStopped:
        return tr("This threatens to make pit %1 a tuzdyk, but %2 prevents it.", "number, the answer")
            .arg(pit, answer());
    case MissKind::TakesLess:
        return count == 0 ? tr("This takes nothing, but another move does.")
                          : tr("This takes %n stones; more can be taken.", nullptr, count);
    case MissKind::LosesMore:
        return miss.counts[1] == 0
                   ? tr("Then %1 takes %n stones. You can avoid that.", "the answer", count).arg(answer())
                   : tr("Then %1 takes %n stones. You can give less.", "the answer", count).arg(answer());
    case MissKind::GainsLess:
        if (count > 0)
            return tr("After %1 you have gained %n stones; more is possible.", "moves", count)
                .arg(FactText::movesOf(puzzle.position, miss.line));
        if (count < 0)
            return tr("After %1 you have lost %n stones; you can lose less.", "moves", -count)
                .arg(FactText::movesOf(puzzle.position, miss.line));
        return tr("After %1 you have gained nothing; more is possible.", "moves")
            .arg(FactText::movesOf(puzzle.position, miss.line));
    case MissKind::NotWon:
        return tr("This does not win: %1 is an answer to it.", "a move").arg(answer());
    case MissKind::Later:
        return tr("The cost of this shows only later: in the end another move gains more.");
    }
    return {};
}

QString LessonText::nameOf(learn::PuzzleKind kind, rules::GameId game)
{
    switch (kind) {
    case learn::PuzzleKind::Capture:
        return tr("Capture", "kind of puzzle");
    case learn::PuzzleKind::Tuzdyk:
        return tr("Tuzdyk", "kind of puzzle");
    case learn::PuzzleKind::Guard:
        return tr("Guard", "kind of puzzle");
    case learn::PuzzleKind::Atsyrau:
        return rules::isTogyzFamily(game) ? tr("Atsyrau", "kind of puzzle") : tr("Ending", "kind of puzzle");
    }
    return {};
}

QString LessonText::taskOf(learn::PuzzleKind kind)
{
    switch (kind) {
    case learn::PuzzleKind::Capture:
        return tr("Find the move that gains the most in the end.");
    case learn::PuzzleKind::Tuzdyk:
        return tr("Make a tuzdyk, at once or with the next move.");
    case learn::PuzzleKind::Guard:
        return tr("Find the move that saves your stones.");
    case learn::PuzzleKind::Atsyrau:
        return tr("Few stones are left. Find the move that decides.");
    }
    return {};
}

QString LessonText::gradeName(int grade)
{
    switch (grade) {
    case 1:
        return tr("Grade 1: easiest");
    case 2:
        return tr("Grade 2: easy");
    case 3:
        return tr("Grade 3: medium");
    case 4:
        return tr("Grade 4: hard");
    default:
        return tr("Grade 5: hardest");
    }
}

QString LessonText::questionOf(const learn::RushTask& task)
{
    const QString pit = QString::number(task.move.from.number);
    switch (task.question) {
    case learn::RushQuestion::Landing:
        return tr("Pit %1: where does the last stone fall?").arg(pit);
    case learn::RushQuestion::Taken:
        return tr("Pit %1: how many stones does it take?").arg(pit);
    case learn::RushQuestion::AfterReply: {
        rules::AnyPosition after = task.position;
        after.play(task.move);
        return tr("First %1. How many does the answer %2 take?", "moves")
            .arg(moveText(task.position, task.move), moveText(after, *task.reply));
    }
    }
    return {};
}

} // namespace qumalaq::desktop
