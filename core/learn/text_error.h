// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/parse_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qumalaq::learn {

/// Both from 1, the column in bytes.
struct TextPosition {
    int line = 1;
    int column = 1;
};

/// What is wrong with a lesson or a pack of puzzles, and where. The view makes a message of it.
struct TextError {
    enum class Code : std::uint8_t {
        NotUtf8,           ///< the line is not valid UTF-8
        NoEquals,          ///< a line that is neither a comment nor a section nor key = value
        UnknownSection,    ///< `found` is not a section
        UnknownKey,        ///< no such key here, or not for this kind of task
        DuplicateKey,      ///< the key occurred before
        MissingKey,        ///< the key `found` must be given
        UnknownValue,      ///< `found` is not a value of the key
        DuplicateId,       ///< an earlier section has this id
        UnknownGame,       ///< no game has the name `found`
        BadOption,         ///< the game cannot have the option `found`
        BadPosition,       ///< see `notation`
        GameOver,          ///< the game is over in the position
        BadMove,           ///< the move is not legal: see `notation`
        BadPlace,          ///< `found` is not a pit or store of the board
        BadNumber,         ///< `found` is not a sensible number
        TaskCount,         ///< a lesson has kMinTasks to kMaxTasks tasks, this one `actual`
        MissingText,       ///< there is no text for the key `found`
        UnusedText,        ///< no lesson has the key `found`
        TextTooLong,       ///< `actual` words, at most `expected` are allowed
        GoalNotReached,    ///< the answer does not reach the goal
        AnswerNotBest,     ///< the answer `found` is better
        AnswerNotUnique,   ///< the answer `found` is as good
        WrongAnswer,       ///< by the rules the answer is `found`
        GoalNotOfThisGame, ///< the goal makes no sense in the game
        TooHardToProve,    ///< the position has too many stones to be solved
        BadLine,           ///< does not have the form of a puzzle
    };

    Code code = Code::NoEquals;
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    std::string found;
    int expected = 0;
    int actual = 0;
    std::optional<notation::ParseError> notation; ///< its line and column are within the value

    friend bool operator==(const TextError&, const TextError&) = default;
};

[[nodiscard]] inline TextError faultAt(TextError::Code code, TextPosition at, std::string_view found)
{
    TextError fault;
    fault.code = code;
    fault.line = at.line;
    fault.column = at.column;
    fault.found = found;
    return fault;
}

} // namespace qumalaq::learn
