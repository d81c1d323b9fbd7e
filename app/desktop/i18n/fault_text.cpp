// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/fault_text.h"

#include "app/desktop/i18n/error_text.h"
#include "core/learn/lesson.h"

namespace qumalaq::desktop {

namespace {

QString wrongThing(const learn::TextFault& fault)
{
    using Code = learn::TextFault::Code;
    const QString found = QString::fromStdString(fault.found);
    switch (fault.code) {
    case Code::NotUtf8:
        return FaultText::tr("the line is not UTF-8");
    case Code::NoEquals:
        return FaultText::tr("“%1” is not of the form “key = value”").arg(found);
    case Code::UnknownSection:
        return FaultText::tr("there is no part “%1”").arg(found);
    case Code::UnknownKey:
        return FaultText::tr("there is no key “%1” here").arg(found);
    case Code::DuplicateKey:
    case Code::DuplicateId:
        return FaultText::tr("“%1” is here for the second time").arg(found);
    case Code::MissingKey:
        return FaultText::tr("“%1” is missing").arg(found);
    case Code::UnknownValue:
    case Code::BadNumber:
        return FaultText::tr("“%1” is not possible here").arg(found);
    case Code::UnknownGame:
        return FaultText::tr("there is no game called “%1”").arg(found);
    case Code::BadOption:
        return FaultText::tr("the game cannot be set up with “%1”").arg(found);
    case Code::BadPosition:
        return FaultText::tr("this is not a position of the game");
    case Code::GameOver:
        return FaultText::tr("the game is over in this position");
    case Code::BadMove:
        return FaultText::tr("“%1” cannot be played here").arg(found);
    case Code::BadPlace:
        return FaultText::tr("there is no “%1” on this board").arg(found);
    case Code::TaskCount:
        return FaultText::tr("a lesson has %1 to %2 tasks, this one has %3")
            .arg(learn::kLeastTasks)
            .arg(learn::kMostTasks)
            .arg(fault.actual);
    case Code::MissingText:
        return FaultText::tr("the text “%1” is missing").arg(found);
    case Code::UnusedText:
        return FaultText::tr("no task has the text “%1”").arg(found);
    case Code::TextTooLong:
        return FaultText::tr("the text has %1 words, at most %2 fit").arg(fault.actual).arg(fault.expected);
    case Code::GoalNotReached:
        return FaultText::tr("the answer “%1” does not reach the goal").arg(found);
    case Code::AnswerNotBest:
        return FaultText::tr("“%1” is a better answer").arg(found);
    case Code::AnswerNotUnique:
        return FaultText::tr("“%1” is as good an answer").arg(found);
    case Code::WrongAnswer:
        return FaultText::tr("the right answer is “%1”").arg(found);
    case Code::GoalNotOfThisGame:
        return FaultText::tr("the game has no such goal");
    case Code::TooHardToProve:
        return FaultText::tr("there are too many stones to prove who wins");
    case Code::BadLine:
        return FaultText::tr("a puzzle is written “kind grade | position | moves”");
    }
    return {};
}

} // namespace

QString FaultText::of(const learn::TextFault& fault)
{
    if (fault.notation) {
        // Its place is within the value.
        notation::ParseError error = *fault.notation;
        error.column += error.line == 1 ? fault.column - 1 : 0;
        error.line += fault.line - 1;
        return ErrorText::of(error);
    }
    return tr("Line %1, column %2: %3.").arg(fault.line).arg(fault.column).arg(wrongThing(fault));
}

} // namespace qumalaq::desktop
