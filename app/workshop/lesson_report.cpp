// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/lesson_report.h"

namespace qumalaq::workshop {

namespace {

[[nodiscard]] std::string whatOf(const learn::TextFault& fault)
{
    using Code = learn::TextFault::Code;
    const std::string quoted = "'" + fault.found + "'";
    switch (fault.code) {
    case Code::NotUtf8:
        return "the line is no UTF-8";
    case Code::NoEquals:
        return quoted + " is no line of the form key = value";
    case Code::UnknownSection:
        return quoted + " is no heading: [task some-id]";
    case Code::UnknownKey:
        return "there is no key " + quoted + " here";
    case Code::DuplicateKey:
        return "the key " + quoted + " stood there before";
    case Code::MissingKey:
        return "the key " + quoted + " is missing";
    case Code::UnknownValue:
        return quoted + " is none of the values this key can have";
    case Code::DuplicateId:
        return "another task has the id " + quoted;
    case Code::UnknownGame:
        return "no game is called " + quoted;
    case Code::BadOption:
        return "the game can not be set up with " + quoted;
    case Code::BadPosition: {
        using Reason = notation::ParseError::Code;
        if (fault.notation && fault.notation->code == Reason::WrongTotal)
            return "the position has " + std::to_string(fault.notation->actual) + " stones instead of "
                   + std::to_string(fault.notation->expected);
        const int column = fault.notation ? fault.notation->column : 1;
        return "the position can not be read, from its character " + std::to_string(column) + " on";
    }
    case Code::GameOver:
        return "the game is over in this position";
    case Code::BadMove:
        return quoted + " is not legal there";
    case Code::BadPlace:
        return quoted + " is no pit of the board (s1, n9, home)";
    case Code::BadNumber:
        return quoted + " is no number that could be meant";
    case Code::TaskCount:
        return "there are " + std::to_string(fault.actual) + " tasks; the limit is " + std::to_string(fault.expected);
    case Code::MissingLanguage:
        return "the text is missing in the language " + quoted;
    case Code::TextTooLong:
        return "the text has " + std::to_string(fault.actual) + " words; at most " + std::to_string(fault.expected);
    case Code::GoalNotReached:
        return "the answer " + quoted + " does not do what the goal asks for";
    case Code::AnswerNotBest:
        return quoted + " is a better answer";
    case Code::AnswerNotUnique:
        return quoted + " is as good an answer";
    case Code::WrongAnswer:
        return "the right answer is " + quoted;
    case Code::GoalNotOfThisGame:
        return "the game does not know this goal";
    case Code::TooHardToProve:
        return "there are too many stones to prove who wins";
    case Code::BadLine:
        return "this is no line of a puzzle";
    }
    return {};
}

} // namespace

std::string describe(const learn::TextFault& fault)
{
    return std::to_string(fault.line) + ':' + std::to_string(fault.column) + ": " + whatOf(fault);
}

} // namespace qumalaq::workshop
