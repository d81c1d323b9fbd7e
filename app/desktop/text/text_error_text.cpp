// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/text_error_text.h"

#include "app/desktop/text/error_text.h"
#include "core/learn/lesson.h"

namespace qumalaq::desktop {

namespace {

QString wrongThing(const learn::TextError& fault)
{
    using Code = learn::TextError::Code;
    const QString found = QString::fromStdString(fault.found);
    switch (fault.code) {
    case Code::NotUtf8:
        return TextErrorText::tr("the line is not UTF-8");
    case Code::NoEquals:
        return TextErrorText::tr("“%1” is not of the form “key = value”").arg(found);
    case Code::UnknownSection:
        return TextErrorText::tr("there is no part “%1”").arg(found);
    case Code::UnknownKey:
        return TextErrorText::tr("there is no key “%1” here").arg(found);
    case Code::DuplicateKey:
    case Code::DuplicateId:
        return TextErrorText::tr("“%1” appears twice").arg(found);
    case Code::MissingKey:
        return TextErrorText::tr("“%1” is missing").arg(found);
    case Code::UnknownValue:
    case Code::BadNumber:
        return TextErrorText::tr("“%1” is not possible here").arg(found);
    case Code::UnknownGame:
        return TextErrorText::tr("there is no game called “%1”").arg(found);
    case Code::BadOption:
        return TextErrorText::tr("the game cannot be set up with “%1”").arg(found);
    case Code::BadPosition:
        return TextErrorText::tr("this is not a position of the game");
    case Code::GameOver:
        return TextErrorText::tr("the game is over in this position");
    case Code::BadMove:
        return TextErrorText::tr("“%1” cannot be played here").arg(found);
    case Code::BadPlace:
        return TextErrorText::tr("there is no “%1” on this board").arg(found);
    case Code::TaskCount:
        return TextErrorText::tr("a lesson has %1 to %2 tasks; this one has %3")
            .arg(learn::kLeastTasks)
            .arg(learn::kMostTasks)
            .arg(fault.actual);
    case Code::MissingText:
        return TextErrorText::tr("the text “%1” is missing").arg(found);
    case Code::UnusedText:
        return TextErrorText::tr("no task has the text “%1”").arg(found);
    case Code::TextTooLong:
        return TextErrorText::tr("the text has %1 words; at most %2 fit").arg(fault.actual).arg(fault.expected);
    case Code::GoalNotReached:
        return TextErrorText::tr("the answer “%1” does not reach the goal").arg(found);
    case Code::AnswerNotBest:
        return TextErrorText::tr("“%1” is a better answer").arg(found);
    case Code::AnswerNotUnique:
        return TextErrorText::tr("“%1” is an equally good answer").arg(found);
    case Code::WrongAnswer:
        return TextErrorText::tr("the right answer is “%1”").arg(found);
    case Code::GoalNotOfThisGame:
        return TextErrorText::tr("the game has no such goal");
    case Code::TooHardToProve:
        return TextErrorText::tr("there are too many stones to prove who wins");
    case Code::BadLine:
        return TextErrorText::tr("a puzzle is written “kind grade | position | moves”");
    }
    return {};
}

} // namespace

QString TextErrorText::of(const learn::TextError& fault)
{
    if (fault.notation) {
        // The place of the error is relative to the value.
        notation::ParseError error = *fault.notation;
        error.column += error.line == 1 ? fault.column - 1 : 0;
        error.line += fault.line - 1;
        return ErrorText::of(error);
    }
    return tr("Line %1, column %2: %3.").arg(fault.line).arg(fault.column).arg(wrongThing(fault));
}

} // namespace qumalaq::desktop
