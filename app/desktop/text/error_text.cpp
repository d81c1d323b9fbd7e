// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/error_text.h"

#include "core/learn/lesson.h"

namespace qumalaq::desktop {

namespace {

QString wrongThing(const notation::ParseError& error)
{
    using Code = notation::ParseError::Code;
    const QString found = QString::fromStdString(error.found);
    switch (error.code) {
    case Code::UnexpectedEnd:
        return ErrorText::tr("the text ends too early");
    case Code::UnexpectedText:
        return ErrorText::tr("“%1” does not belong here").arg(found);
    case Code::NumberTooLarge:
        return ErrorText::tr("“%1” is more stones than the game has").arg(found);
    case Code::WrongPitCount:
        return ErrorText::tr("the row has too many numbers or too few");
    case Code::WrongTotal:
        return ErrorText::tr("the numbers add up to %1 instead of %2").arg(error.actual).arg(error.expected);
    case Code::TuzdykNotAllowed:
        return ErrorText::tr("there can be no tuzdyk here");
    case Code::TuzdykOnLast:
        return ErrorText::tr("the ninth pit cannot be a tuzdyk");
    case Code::TuzdyksMirrored:
        return ErrorText::tr("both tuzdyks have the same number");
    case Code::StonesInTuzdyk:
        return ErrorText::tr("a tuzdyk holds stones");
    case Code::TwoTuzdyks:
        return ErrorText::tr("one player has two tuzdyks");
    case Code::NoSuchPit:
        return ErrorText::tr("there is no “%1” on this board").arg(found);
    case Code::IllegalMove:
        return ErrorText::tr("“%1” cannot be played here").arg(found);
    case Code::WrongLanding:
        return ErrorText::tr("the last stone falls into pit %1, not %2").arg(error.expected).arg(error.actual);
    case Code::WrongTuzdykMark:
        return ErrorText::tr("the mark of a tuzdyk does not fit the move");
    case Code::PrescribedNotAllowed:
        return ErrorText::tr("this game prescribes no hole here");
    case Code::PrescribedEmpty:
        return ErrorText::tr("the prescribed hole is empty");
    case Code::PrescribedAtEnd:
        return ErrorText::tr("a hole is prescribed though the game is over");
    case Code::SideCannotMove:
        return ErrorText::tr("this player has no move");
    case Code::NotPrescribed:
        return ErrorText::tr("another hole is prescribed");
    case Code::NotClosed:
        return ErrorText::tr("“%1” is not closed").arg(found);
    case Code::UnknownGame:
        return ErrorText::tr("there is no game called “%1”").arg(found);
    case Code::BadOption:
        return ErrorText::tr("the game cannot be set up with “%1”").arg(found);
    case Code::GameTooLong:
        return ErrorText::tr("no game is that long");
    case Code::WrongKazan:
        return ErrorText::tr("the kazan holds %1, not %2").arg(error.expected).arg(error.actual);
    case Code::WrongMoveNumber:
        return ErrorText::tr("the next move has the number %1, not %2").arg(error.expected).arg(error.actual);
    case Code::WrongResult:
        return ErrorText::tr("the moves do not lead to the result “%1”").arg(found);
    case Code::WrongCount:
        return ErrorText::tr("First’s final score is %1, not %2").arg(error.expected).arg(error.actual);
    case Code::WrongZeroMark:
        return ErrorText::tr("the player to move still has stones");
    }
    return {};
}

QString wrongThing(const learn::TextError& fault)
{
    using Code = learn::TextError::Code;
    const QString found = QString::fromStdString(fault.found);
    switch (fault.code) {
    case Code::NotUtf8:
        return ErrorText::tr("the line is not UTF-8");
    case Code::NoEquals:
        return ErrorText::tr("“%1” is not of the form “key = value”").arg(found);
    case Code::UnknownSection:
        return ErrorText::tr("there is no part “%1”").arg(found);
    case Code::UnknownKey:
        return ErrorText::tr("there is no key “%1” here").arg(found);
    case Code::DuplicateKey:
    case Code::DuplicateId:
        return ErrorText::tr("“%1” appears twice").arg(found);
    case Code::MissingKey:
        return ErrorText::tr("“%1” is missing").arg(found);
    case Code::UnknownValue:
    case Code::BadNumber:
        return ErrorText::tr("“%1” is not possible here").arg(found);
    case Code::UnknownGame:
        return ErrorText::tr("there is no game called “%1”").arg(found);
    case Code::BadOption:
        return ErrorText::tr("the game cannot be set up with “%1”").arg(found);
    case Code::BadPosition:
        return ErrorText::tr("this is not a position of the game");
    case Code::GameOver:
        return ErrorText::tr("the game is over in this position");
    case Code::BadMove:
        return ErrorText::tr("“%1” cannot be played here").arg(found);
    case Code::BadPlace:
        return ErrorText::tr("there is no “%1” on this board").arg(found);
    case Code::TaskCount:
        return ErrorText::tr("a lesson has %1 to %2 tasks; this one has %3")
            .arg(learn::kMinTasks)
            .arg(learn::kMaxTasks)
            .arg(fault.actual);
    case Code::MissingText:
        return ErrorText::tr("the text “%1” is missing").arg(found);
    case Code::UnusedText:
        return ErrorText::tr("no task has the text “%1”").arg(found);
    case Code::TextTooLong:
        return ErrorText::tr("the text has %1 words; at most %2 fit").arg(fault.actual).arg(fault.expected);
    case Code::GoalNotReached:
        return ErrorText::tr("the answer “%1” does not reach the goal").arg(found);
    case Code::AnswerNotBest:
        return ErrorText::tr("“%1” is a better answer").arg(found);
    case Code::AnswerNotUnique:
        return ErrorText::tr("“%1” is an equally good answer").arg(found);
    case Code::WrongAnswer:
        return ErrorText::tr("the right answer is “%1”").arg(found);
    case Code::GoalNotOfThisGame:
        return ErrorText::tr("the game has no such goal");
    case Code::TooHardToProve:
        return ErrorText::tr("there are too many stones to prove who wins");
    case Code::BadLine:
        return ErrorText::tr("a puzzle is written “kind grade | position | moves”");
    }
    return {};
}

} // namespace

QString ErrorText::of(const notation::ParseError& error)
{
    return tr("Line %1, column %2: %3.").arg(error.line).arg(error.column).arg(wrongThing(error));
}

QString ErrorText::reasonOf(const notation::ParseError& error)
{
    QString reason = wrongThing(error);
    if (!reason.isEmpty())
        reason[0] = reason[0].toUpper();
    return reason + u'.';
}

QString ErrorText::of(const learn::TextError& fault)
{
    if (fault.notation) {
        // The place of the error is relative to the value.
        notation::ParseError error = *fault.notation;
        error.column += error.line == 1 ? fault.column - 1 : 0;
        error.line += fault.line - 1;
        return of(error);
    }
    return tr("Line %1, column %2: %3.").arg(fault.line).arg(fault.column).arg(wrongThing(fault));
}

QString ErrorText::of(const rules::SetupError& error)
{
    using Code = rules::SetupError::Code;
    const QString key = QString::fromStdString(error.key);
    const QString value = QString::fromStdString(error.value);
    switch (error.code) {
    case Code::UnknownOption:
        return tr("The game has no option “%1”.").arg(key);
    case Code::BadValue:
        break;
    case Code::NotANumber:
        return tr("“%1” needs a number, not “%2”.").arg(key, value);
    case Code::TooSmall:
        return tr("“%1” must be at least %2.").arg(key, QString::number(error.minimum));
    case Code::TooLarge:
        return tr("“%1” must be at most %2.").arg(key, QString::number(error.maximum));
    case Code::NotAPit:
        return tr("“%1”: there is no such hole on the board.").arg(value);
    case Code::PitTwice:
        return tr("“%1”: one hole is listed twice.").arg(value);
    case Code::WrongEmptyCount:
        return tr("Exactly %n holes must be empty.", nullptr, error.maximum);
    case Code::EmptyInOneRow:
        return tr("The empty holes must not all lie in one row.");
    }
    return tr("The option “%1” cannot be “%2”.").arg(key, value);
}

} // namespace qumalaq::desktop
