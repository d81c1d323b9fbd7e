// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace qumalaq::notation {

/// What is wrong with a text, and where. The view and the console make a message of it.
struct ParseError {
    enum class Code : std::uint8_t {
        UnexpectedEnd,        ///< the text stops where something must follow
        UnexpectedText,       ///< `found` instead of something else
        NumberTooLarge,       ///< `found` is more than the number of stones
        WrongPitCount,        ///< a row does not have the game's number of pits
        WrongTotal,           ///< the stones do not add up: `expected` and `actual`
        TuzdykNotAllowed,     ///< the game has no tuzdyk, or there is no such pit
        TuzdykOnLast,         ///< the last pit of a row cannot be a tuzdyk
        TuzdyksMirrored,      ///< the two tuzdyks have the same number
        StonesInTuzdyk,       ///< a tuzdyk is always empty
        TwoTuzdyks,           ///< one player owns two tuzdyks
        NoSuchPit,            ///< the game does not have the pit of a move
        IllegalMove,          ///< the pit is empty, or the game is over
        WrongLanding,         ///< the second digit is `actual`, but the last stone falls into `expected`
        WrongTuzdykMark,      ///< an x where no tuzdyk is made, or no x where one is
        PrescribedNotAllowed, ///< the game never prescribes a pit, or not with these options
        PrescribedEmpty,      ///< the prescribed pit has no stones
        PrescribedAtEnd,      ///< a pit is prescribed although the game is over
        SideCannotMove,       ///< the side to move has no stones and would have passed
        NotPrescribed,        ///< a move from another pit than the prescribed one
        NotClosed,            ///< `found` opens a comment, a variation or a value that is not closed
        UnknownGame,          ///< no game has the name `found`
        BadOption,            ///< the game cannot have `found`, an option=value
        GameTooLong,          ///< longer than the text of any game
        WrongKazan,      ///< `actual` is neither the kazan after the move, which is `expected`, nor the stones taken
        WrongMoveNumber, ///< the next move has the number `expected`, not `actual`
        WrongResult,     ///< the moves or the result after them contradict `found`
        WrongCount,      ///< South's final score is `expected`, not `actual`
        WrongZeroMark,   ///< `{zero}`, but the player to move has stones
    };

    Code code = Code::UnexpectedText;
    int line = 1;   ///< from 1
    int column = 1; ///< from 1, in bytes
    int expected = 0;
    int actual = 0;
    std::string found;

    friend bool operator==(const ParseError&, const ParseError&) = default;
};

} // namespace qumalaq::notation
