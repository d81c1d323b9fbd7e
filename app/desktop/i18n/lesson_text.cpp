// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/lesson_text.h"

#include "core/notation/move_text.h"

namespace qumalaq::desktop {

using learn::isTogyz;
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
    if (isTogyz(position)) {
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
            return tr("No tuzdyk: the last stone has to make three, and it makes %1.", "how many stones").arg(wrong);
        case NoTuzdykReason::OwnRow:
            return tr("No tuzdyk: the last stone falls on your own row.");
        case NoTuzdykReason::LastPit:
            return tr("No tuzdyk: pit 9 can not become one.");
        case NoTuzdykReason::MirrorPit:
            return tr("No tuzdyk: the opponent’s has the same number.");
        case NoTuzdykReason::AlreadyOne:
            return tr("No tuzdyk: you have one already.");
        }
        return {};
    case RefutationKind::LeavesMore:
        return tr("Then the opponent takes %1.", "how many stones").arg(wrong);
    case RefutationKind::LetsTuzdyk:
        return tr("Then the opponent makes a tuzdyk here: %1.", "a place").arg(place);
    case RefutationKind::NoExtraMove:
        return tr("No second move: the last stone falls here: %1.", "a place").arg(place);
    case RefutationKind::DoesNotWin:
        return refutation.line.size() > 1 ? tr("This does not win: there is an answer.") : tr("This does not win.");
    case RefutationKind::OtherMove:
        return tr("The scoresheet says another move.");
    case RefutationKind::OtherHouse:
        if (task.goal == learn::Goal::Make)
            return tr("This pit can not become a tuzdyk now.");
        if (wrong == 0)
            return tr("Nothing can be taken from this pit.");
        return tr("From this pit %1 can be taken; from another more.", "how many stones").arg(wrong);
    case RefutationKind::OtherNumber:
        if (task.goal == learn::Goal::Waits || task.goal == learn::Goal::Needed)
            return tr("It is not %1. Count again.", "a number").arg(wrong);
        return tr("It is not %1. Watch the move, then count again.", "a number").arg(wrong);
    }
    return {};
}

QString LessonText::nameOf(learn::PuzzleKind kind)
{
    switch (kind) {
    case learn::PuzzleKind::Capture:
        return tr("Capture", "kind of puzzle");
    case learn::PuzzleKind::Tuzdyk:
        return tr("Tuzdyk", "kind of puzzle");
    case learn::PuzzleKind::Guard:
        return tr("Guard", "kind of puzzle");
    case learn::PuzzleKind::Atsyrau:
        return tr("Atsyrau", "kind of puzzle");
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
