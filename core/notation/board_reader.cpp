// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board_reader.h"

namespace qumalaq::notation {

using Code = ParseError::Code;
using rules::BoardState;
using rules::Pit;
using rules::Side;

Expected<void, ParseError> expectChar(TextCursor& cursor, char wanted)
{
    if (!cursor.take(wanted))
        return unexpected(cursor.errorHere());
    return {};
}

Expected<void, ParseError> expectSpace(TextCursor& cursor)
{
    if (cursor.atEnd() || !cursor.atSpace())
        return unexpected(cursor.errorHere());
    cursor.skipSpace();
    return {};
}

Expected<void, ParseError> takeRow(TextCursor& cursor, BoardState& board, Side side, int most)
{
    for (std::uint8_t number = 1; number <= board.pits; ++number) {
        if (number > 1 && !cursor.take(','))
            return unexpected(cursor.errorHere(cursor.peek() == '/' || cursor.atSpace() ? Code::WrongPitCount
                                                                                        : Code::UnexpectedText));
        const auto stones = cursor.takeNumber(most);
        if (!stones)
            return unexpected(stones.error());
        board.at(Pit{side, number}) = static_cast<std::uint16_t>(*stones);
    }
    if (cursor.peek() == ',')
        return unexpected(cursor.errorHere(Code::WrongPitCount));
    return {};
}

Expected<void, ParseError> takeStore(TextCursor& cursor, BoardState& board, Side side, int most)
{
    const auto stones = cursor.takeNumber(most);
    if (!stones)
        return unexpected(stones.error());
    board.stores[rules::indexOf(side)] = static_cast<std::uint16_t>(*stones);
    return {};
}

Expected<void, ParseError> takeStones(TextCursor& cursor, BoardState& board, int most)
{
    return takeRow(cursor, board, Side::South, most)
        .and_then([&] { return expectChar(cursor, '/'); })
        .and_then([&] { return takeRow(cursor, board, Side::North, most); })
        .and_then([&] { return expectSpace(cursor); })
        .and_then([&] { return takeStore(cursor, board, Side::South, most); })
        .and_then([&] { return expectChar(cursor, ','); })
        .and_then([&] { return takeStore(cursor, board, Side::North, most); })
        .and_then([&] { return expectSpace(cursor); });
}

std::string stonesText(const BoardState& board)
{
    std::string text;
    for (const Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= board.pits; ++number) {
            if (number > 1)
                text += ',';
            text += std::to_string(board.at(Pit{side, number}));
        }
        text += side == Side::South ? '/' : ' ';
    }
    return text + std::to_string(board.stores[0]) + ',' + std::to_string(board.stores[1]) + ' ';
}

ParseError wrongTotal(const TextCursor& at, int expected, int actual)
{
    ParseError error = at.errorHere(Code::WrongTotal);
    error.expected = expected;
    error.actual = actual;
    return error;
}

} // namespace qumalaq::notation
