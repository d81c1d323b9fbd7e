// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/parse_error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace qumalaq::learn {

/// What is wrong with a lesson or a pack of puzzles, and where. The view makes a sentence of it.
struct TextFault {
    enum class Code : std::uint8_t {
        NotUtf8,           ///< the line is no valid UTF-8
        NoEquals,          ///< a line that is no comment, no section and no key = value
        UnknownSection,    ///< `found` is no section
        UnknownKey,        ///< no such key here, or not for this kind of task
        DuplicateKey,      ///< the key stood there before
        MissingKey,        ///< the key `found` must be given
        UnknownValue,      ///< `found` is none of the values the key can have
        DuplicateId,       ///< what stood above has this id
        UnknownGame,       ///< no game is called `found`
        BadOption,         ///< the game can not be set up with `found`
        BadPosition,       ///< see `notation`
        GameOver,          ///< nobody is to move in the position
        BadMove,           ///< the move is not legal: see `notation`
        BadPlace,          ///< `found` names no house or store of the board
        BadNumber,         ///< `found` is no number that could be meant
        TaskCount,         ///< a lesson has kLeastTasks to kMostTasks tasks, this one `actual`
        MissingText,       ///< there is no text for the key `found`
        UnusedText,        ///< no lesson has the key `found`
        TextTooLong,       ///< `actual` words, at most `expected`
        GoalNotReached,    ///< the answer does not do what the goal asks for
        AnswerNotBest,     ///< another answer, `found`, does better
        AnswerNotUnique,   ///< `found` is as good an answer
        WrongAnswer,       ///< the rules say `found`
        GoalNotOfThisGame, ///< the goal asks for what the game does not have
        TooHardToProve,    ///< the position has too many stones to be solved
        BadLine,           ///< a puzzle's line has not the form of one
    };

    Code code = Code::NoEquals;
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    std::string found;
    int expected = 0;
    int actual = 0;
    std::optional<notation::ParseError> notation; ///< its line and column are within the value

    friend bool operator==(const TextFault&, const TextFault&) = default;
};

} // namespace qumalaq::learn
