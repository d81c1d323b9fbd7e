// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"

#include "core/notation/text_cursor.h"
#include "core/notation/togyz_last_stone.h"
#include "core/notation/tuzdyk_mark.h"

#include <cassert>

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::Move;

namespace {

struct LastStoneOf {
    Move move;

    template <rules::TogyzRules kRules>
    [[nodiscard]] LastStone operator()(const rules::TogyzPosition<kRules>& before) const
    {
        auto after = before;
        after.play(move);
        return togyzLastStone(before, move, after);
    }

    template <const auto& kTables>
    [[nodiscard]] LastStone operator()(const rules::SowingPosition<kTables>&) const
    {
        assert(false);
        return {};
    }
};

} // namespace

LastStone lastStoneOf(const AnyPosition& position, Move move)
{
    return position.visit(LastStoneOf{move});
}

std::string toText(const AnyPosition& position, Move move)
{
    assert(position.isLegal(move));
    if (!rules::isTogyzFamily(position))
        return (move.from.row == position.sideToMove() ? "" : "o") + std::to_string(move.from.number);
    const LastStone last = lastStoneOf(position, move);
    std::string text = std::to_string(move.from.number) + std::to_string(last.place.number);
    if (last.makesTuzdyk)
        text += 'x';
    return text;
}

namespace {

/// `7`, and in the sowing family `o4` for a pit of the other row.
[[nodiscard]] Expected<Move, ParseError> takeMove(TextCursor& cursor, const AnyPosition& position, bool isTogyz)
{
    const TextCursor start = cursor;
    Move move{{position.sideToMove(), 0}};
    if (!isTogyz && cursor.take('o'))
        move.from.row = rules::opponentOf(position.sideToMove());
    if (!cursor.atDigit())
        return unexpected(cursor.errorHere());
    const int number = cursor.peek() - '0';
    cursor.advance();
    if (number < 1 || number > position.layout().pits)
        return unexpected(start.errorHere(ParseError::Code::NoSuchPit));
    move.from.number = static_cast<std::uint8_t>(number);
    if (position.isLegal(move))
        return move;
    const bool isPrescribed = position.board().prescribed.has_value();
    return unexpected(start.errorHere(isPrescribed ? ParseError::Code::NotPrescribed : ParseError::Code::IllegalMove));
}

/// Checks the parts of a move of the Togyz family that follow from its first digit.
[[nodiscard]] Expected<void, ParseError> checkRest(TextCursor& cursor, const AnyPosition& position,
                                                   const LastStone& last)
{
    if (cursor.atDigit()) {
        if (const int actual = cursor.peek() - '0'; actual != last.place.number) {
            ParseError error = cursor.errorHere(ParseError::Code::WrongLanding);
            error.expected = last.place.number;
            error.actual = actual;
            return unexpected(error);
        }
        cursor.advance();
        const TextCursor beforeMark = cursor;
        if (takeTuzdykMark(cursor) != last.makesTuzdyk) {
            ParseError error = beforeMark.errorHere();
            error.code = ParseError::Code::WrongTuzdykMark;
            return unexpected(error);
        }
    }
    if (cursor.take('(')) {
        if (auto kazan = cursor.takeNumber(position.layout().totalStones); !kazan)
            return unexpected(kazan.error());
        if (!cursor.take(')'))
            return unexpected(cursor.errorHere());
    }
    return {};
}

} // namespace

Expected<Move, ParseError> parseMove(std::string_view text, const AnyPosition& position)
{
    const bool isTogyz = rules::isTogyzFamily(position);
    TextCursor cursor(text);
    cursor.skipSpace();
    auto move = takeMove(cursor, position, isTogyz);
    if (!move)
        return move;
    if (isTogyz) {
        if (const auto rest = checkRest(cursor, position, lastStoneOf(position, *move)); !rest)
            return unexpected(rest.error());
    }
    cursor.skipSpace();
    if (!cursor.atEnd())
        return unexpected(cursor.errorHere());
    return move;
}

} // namespace qumalaq::notation
