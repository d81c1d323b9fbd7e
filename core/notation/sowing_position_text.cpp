// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sowing_position_text.h"

#include "core/notation/board_reader.h"

#include <limits>

namespace qumalaq::notation {

using rules::BoardState;
using rules::Pit;
using rules::Side;
using rules::SowingPosition;
using rules::SowingStart;

namespace {

using Code = ParseError::Code;

/// A position that is being read, with the places of the parts that can be wrong.
struct Draft {
    BoardState board;
    bool isStoppedEndless = false;
    int turns = 0;
    TextCursor rowAt{""};
    TextCursor markAt{""};
    TextCursor sideAt{""};
};

/// `-`, or the prescribed pit: `s1` … `n6`.
[[nodiscard]] Expected<void, ParseError> takeMark(TextCursor& cursor, Draft& draft)
{
    draft.markAt = cursor;
    if (cursor.take('-'))
        return {};
    const bool isSouths = cursor.take('s');
    if (!isSouths && !cursor.take('n'))
        return unexpected(cursor.errorHere());
    const auto number = cursor.takeNumber(std::numeric_limits<std::uint8_t>::max());
    if (!number)
        return unexpected(number.error());
    if (*number < 1 || *number > draft.board.pits)
        return unexpected(draft.markAt.errorHere(Code::NoSuchPit));
    draft.board.prescribed = Pit{isSouths ? Side::South : Side::North, static_cast<std::uint8_t>(*number)};
    return {};
}

/// `s`, `n`, or `-` after an endless sowing, when nobody is to move.
[[nodiscard]] Expected<void, ParseError> takeSide(TextCursor& cursor, Draft& draft, bool canBeEndless)
{
    draft.sideAt = cursor;
    if (cursor.take('n'))
        draft.board.sideToMove = Side::North;
    else if (canBeEndless && cursor.take('-'))
        draft.isStoppedEndless = true;
    else if (!cursor.take('s'))
        return unexpected(cursor.errorHere());
    return {};
}

[[nodiscard]] Expected<void, ParseError> takeTurns(TextCursor& cursor, Draft& draft)
{
    if (auto space = expectSpace(cursor); !space)
        return space;
    const auto turns = cursor.takeNumber(std::numeric_limits<std::uint16_t>::max());
    if (!turns)
        return unexpected(turns.error());
    draft.turns = *turns;
    return {};
}

template <const auto& kTables>
[[nodiscard]] ParseError boardError(typename SowingPosition<kTables>::BoardError what, const Draft& draft, int total)
{
    using BoardError = typename SowingPosition<kTables>::BoardError;
    switch (what) {
    case BoardError::WrongTotal:
        return wrongTotal(draft.rowAt, total, draft.board.total());
    case BoardError::TuzdykNotAllowed:
        return draft.markAt.errorHere(Code::TuzdykNotAllowed);
    case BoardError::PrescribedNotAllowed:
        return draft.markAt.errorHere(Code::PrescribedNotAllowed);
    case BoardError::PrescribedEmpty:
        return draft.markAt.errorHere(Code::PrescribedEmpty);
    case BoardError::PrescribedAtEnd:
        return draft.markAt.errorHere(Code::PrescribedAtEnd);
    case BoardError::SideCannotMove:
        return draft.sideAt.errorHere(Code::SideCannotMove);
    }
    return {};
}

} // namespace

template <const auto& kTables>
std::string sowingMarksText(const SowingPosition<kTables>& position)
{
    std::string text = "-";
    if (const auto pit = position.prescribed())
        text = (pit->row == Side::South ? 's' : 'n') + std::to_string(pit->number);
    if (position.isStoppedEndless())
        text += " -";
    else
        text += position.sideToMove() == Side::South ? " s" : " n";
    if (position.rules().countsTurns)
        text += ' ' + std::to_string(position.turns());
    return text;
}

template <const auto& kTables>
Expected<ParsedPosition, ParseError> parseSowingPosition(TextCursor& cursor, const SowingPosition<kTables>& begin,
                                                         const SowingStart& start)
{
    using Position = SowingPosition<kTables>;
    using Standing = typename Position::Standing;
    const int total = begin.layout().totalStones;
    Draft draft;
    draft.board.pits = start.pits;
    draft.rowAt = cursor;
    auto result = takeStones(cursor, draft.board, total)
                      .and_then([&] { return takeMark(cursor, draft); })
                      .and_then([&] { return expectSpace(cursor); })
                      .and_then([&] { return takeSide(cursor, draft, begin.rules().lapLimit != 0); });
    if (result && begin.rules().countsTurns)
        result = takeTurns(cursor, draft);
    if (!result)
        return unexpected(result.error());
    cursor.skipSpace();
    if (!cursor.atEnd())
        return unexpected(cursor.errorHere());
    if (draft.isStoppedEndless && draft.board.prescribed)
        return unexpected(draft.markAt.errorHere(Code::PrescribedAtEnd));
    if (const auto error = Position::errorOf(draft.board, start))
        return unexpected(boardError<kTables>(*error, draft, total));
    const Standing standing = draft.isStoppedEndless ? Standing::StoppedEndless : Standing::Open;
    const auto turns = static_cast<std::uint16_t>(draft.turns);
    return ParsedPosition{rules::AnyPosition(Position::fromBoard(draft.board, start, turns, standing)),
                          PositionForm::Own};
}

template std::string sowingMarksText(const rules::CongkakPosition&);
template std::string sowingMarksText(const rules::MangalaSuezPosition&);
template std::string sowingMarksText(const rules::OwarePosition&);
template std::string sowingMarksText(const rules::KalahPosition&);
template std::string sowingMarksText(const rules::MangalaTurkishPosition&);

using Parsed = Expected<ParsedPosition, ParseError>;
template Parsed parseSowingPosition(TextCursor&, const rules::CongkakPosition&, const SowingStart&);
template Parsed parseSowingPosition(TextCursor&, const rules::MangalaSuezPosition&, const SowingStart&);
template Parsed parseSowingPosition(TextCursor&, const rules::OwarePosition&, const SowingStart&);
template Parsed parseSowingPosition(TextCursor&, const rules::KalahPosition&, const SowingStart&);
template Parsed parseSowingPosition(TextCursor&, const rules::MangalaTurkishPosition&, const SowingStart&);

} // namespace qumalaq::notation
