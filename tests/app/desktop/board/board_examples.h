// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

#include <array>
#include <initializer_list>

/// Boards that are hard to draw.
namespace qumalaq::desktop::examples {

inline rules::BoardLayout togyzLayout()
{
    return {9, rules::StorePlacement::Middle, rules::SowingDirection::Anticlockwise, 162};
}

inline rules::BoardState boardOf(std::initializer_list<int> south, std::initializer_list<int> north,
                                 std::array<int, 2> stores, std::array<int, 2> tuzdyks = {})
{
    rules::BoardState board;
    board.pits = static_cast<std::uint8_t>(south.size());
    std::size_t i = 0;
    for (const int count : south)
        board.rows[0][i++] = static_cast<std::uint16_t>(count);
    i = 0;
    for (const int count : north)
        board.rows[1][i++] = static_cast<std::uint16_t>(count);
    for (i = 0; i < 2; ++i) {
        board.stores[i] = static_cast<std::uint16_t>(stores[i]);
        board.tuzdyks[i] = static_cast<std::uint8_t>(tuzdyks[i]);
    }
    return board;
}

inline rules::BoardState start()
{
    return boardOf({9, 9, 9, 9, 9, 9, 9, 9, 9}, {9, 9, 9, 9, 9, 9, 9, 9, 9}, {0, 0});
}

/// The largest pit seen in a real game, and stones of every size.
inline rules::BoardState crowded()
{
    return boardOf({48, 1, 11, 0, 2, 21, 3, 10, 5}, {12, 7, 0, 4, 1, 9, 0, 6, 2}, {14, 6});
}

/// The numbers of stones at which a pile changes its form; the stones are more than a game has.
inline rules::BoardState smallPiles()
{
    return boardOf({0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 9, 10, 11, 12, 13, 14, 15, 16}, {81, 82});
}
inline rules::BoardState largePiles()
{
    return boardOf({16, 17, 18, 19, 20, 21, 22, 23, 24}, {24, 30, 36, 40, 48, 60, 0, 0, 0}, {90, 120});
}
inline rules::BoardState fullKazan()
{
    return boardOf({0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0}, {162, 0});
}

/// South owns North's third pit, North owns South's seventh.
inline rules::BoardState twoTuzdyks()
{
    return boardOf({3, 1, 12, 4, 0, 6, 0, 14, 2}, {6, 0, 0, 8, 5, 13, 7, 1, 4}, {41, 35}, {3, 7});
}

/// The end of a game that was played out: one row is empty, one kazan holds more than 82.
inline rules::BoardState emptyRow()
{
    return boardOf({0, 0, 0, 0, 0, 0, 0, 0, 0}, {2, 0, 1, 0, 0, 5, 0, 0, 1}, {97, 56}, {2, 0});
}

inline rules::BoardLayout congkakLayout(int pits)
{
    return {static_cast<std::uint8_t>(pits), rules::StorePlacement::Ends, rules::SowingDirection::Clockwise,
            static_cast<std::uint16_t>(2 * pits * pits)};
}

inline rules::BoardState congkak()
{
    return boardOf({9, 0, 13, 1, 4, 7, 2, 10, 5}, {3, 8, 0, 0, 11, 6, 1, 2, 9}, {52, 19});
}

inline rules::BoardLayout mangalaLayout()
{
    return {6, rules::StorePlacement::Ends, rules::SowingDirection::Anticlockwise, 72};
}

/// South's fourth hole is prescribed to North.
inline rules::BoardState mangala()
{
    rules::BoardState board = boardOf({9, 0, 1, 12, 3, 8}, {7, 2, 0, 10, 1, 6}, {8, 5});
    board.sideToMove = rules::Side::North;
    board.prescribed = rules::Pit{rules::Side::South, 4};
    return board;
}

} // namespace qumalaq::desktop::examples
