// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/paper_position.h"

#include "core/notation/text_cursor.h"
#include "core/notation/tuzdyk_mark.h"

#include <cassert>
#include <vector>

namespace qumalaq::notation {

using rules::BoardState;
using rules::Pit;
using rules::Place;
using rules::Side;

namespace {

using Code = ParseError::Code;

/// All places, in the order in which they are written.
[[nodiscard]] std::vector<Place> placesOf(int pits)
{
    std::vector<Place> places{Place::store(Side::North)};
    for (int number = pits; number >= 1; --number)
        places.emplace_back(Pit{Side::North, static_cast<std::uint8_t>(number)});
    for (int number = 1; number <= pits; ++number)
        places.emplace_back(Pit{Side::South, static_cast<std::uint8_t>(number)});
    places.push_back(Place::store(Side::South));
    return places;
}

void skipSeparators(TextCursor& cursor)
{
    while (!cursor.atEnd()
           && (cursor.atSpace() || cursor.peek() == ',' || cursor.peek() == '/' || cursor.peek() == '|'))
        cursor.advance();
}

/// Also accepts the longer dash used in print.
bool takeDash(TextCursor& cursor)
{
    constexpr std::string_view kLong = "–";
    if (!cursor.rest().starts_with(kLong))
        return cursor.take('-');
    for (std::size_t i = 0; i < kLong.size(); ++i)
        cursor.advance();
    return true;
}

[[nodiscard]] Expected<void, ParseError> takePlace(TextCursor& cursor, BoardState& board, Place place, int most)
{
    const TextCursor start = cursor;
    if (!place.isStore() && takeDash(cursor))
        return {};
    if (!place.isStore() && takeTuzdykMark(cursor)) {
        std::uint8_t& tuzdyk = board.tuzdyks[rules::indexOf(rules::opponentOf(place.side))];
        if (tuzdyk != 0)
            return unexpected(start.errorHere(Code::TwoTuzdyks));
        tuzdyk = place.number;
        return {};
    }
    const auto stones = cursor.takeNumber(most);
    if (!stones)
        return unexpected(stones.error());
    board.at(place) = static_cast<std::uint16_t>(*stones);
    return {};
}

/// An error of the whole position, reported at the beginning of the text.
struct Checker {
    const BoardState& board;
    const TextCursor& begin;

    template <rules::TogyzRules kRules>
    [[nodiscard]] Expected<void, ParseError> operator()(const rules::TogyzPosition<kRules>&) const
    {
        using BoardError = typename rules::TogyzPosition<kRules>::BoardError;
        const auto wrong = rules::TogyzPosition<kRules>::errorOf(board);
        if (!wrong)
            return {};
        ParseError error = begin.errorHere();
        switch (*wrong) {
        case BoardError::WrongTotal:
            error.code = Code::WrongTotal;
            error.expected = kRules.totalStones();
            error.actual = board.total();
            break;
        case BoardError::TuzdykNotAllowed:
            error.code = Code::TuzdykNotAllowed;
            break;
        case BoardError::TuzdykOnLast:
            error.code = Code::TuzdykOnLast;
            break;
        case BoardError::TuzdyksMirrored:
            error.code = Code::TuzdyksMirrored;
            break;
        case BoardError::StonesInTuzdyk: // impossible, because a place has either an X or a number
            error.code = Code::StonesInTuzdyk;
            break;
        }
        return unexpected(error);
    }

    template <const auto& kTables>
    [[nodiscard]] Expected<void, ParseError> operator()(const rules::SowingPosition<kTables>&) const
    {
        assert(false);
        return unexpected(begin.errorHere(Code::UnknownGame));
    }
};

} // namespace

Expected<BoardState, ParseError> parsePaperPosition(std::string_view text, const rules::GameSetup& setup)
{
    const rules::AnyPosition start(setup);
    const rules::BoardLayout layout = start.layout();
    BoardState board;
    board.pits = layout.pits;
    TextCursor cursor(text);
    skipSeparators(cursor);
    const TextCursor begin = cursor;
    for (const Place place : placesOf(layout.pits)) {
        if (const auto taken = takePlace(cursor, board, place, layout.totalStones); !taken)
            return unexpected(taken.error());
        const TextCursor after = cursor;
        skipSeparators(cursor);
        if (cursor.rest() == after.rest() && !cursor.atEnd())
            return unexpected(cursor.errorHere());
    }
    if (!cursor.atEnd())
        return unexpected(cursor.errorHere(Code::WrongPitCount));
    if (const auto checked = start.visit(Checker{board, begin}); !checked)
        return unexpected(checked.error());
    return board;
}

} // namespace qumalaq::notation
