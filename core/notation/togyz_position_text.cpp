// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/togyz_position_text.h"

#include "core/notation/board_reader.h"

#include <algorithm>

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::BoardState;
using rules::Pit;
using rules::Side;
using rules::TogyzPosition;
using rules::TogyzRules;

namespace {

using Code = ParseError::Code;

/// A position that is being read, with the place of each part in the text.
struct TogyzDraft {
    BoardState board;
    TextCursor rowAt{""};
    std::array<TextCursor, 2> tuzdykAt{TextCursor(""), TextCursor("")};
};

[[nodiscard]] Expected<void, ParseError> takeTuzdyk(TextCursor& cursor, TogyzDraft& draft, Side owner)
{
    draft.tuzdykAt[rules::indexOf(owner)] = cursor;
    if (cursor.take('-'))
        return {};
    const auto number = cursor.takeNumber(rules::kMaxPits);
    if (!number)
        return unexpected(number.error());
    if (*number == 0)
        return unexpected(draft.tuzdykAt[rules::indexOf(owner)].errorHere(Code::TuzdykNotAllowed));
    draft.board.tuzdyks[rules::indexOf(owner)] = static_cast<std::uint8_t>(*number);
    return {};
}

/// `9,…/9,… 0,0 -,- s`, or `… w 0`.
[[nodiscard]] Expected<PositionForm, ParseError> takeOwnForm(TextCursor& cursor, TogyzDraft& draft, int most)
{
    PositionForm form = PositionForm::Own;
    auto result = takeStones(cursor, draft.board, most)
                      .and_then([&] { return takeTuzdyk(cursor, draft, Side::South); })
                      .and_then([&] { return expectChar(cursor, ','); })
                      .and_then([&] { return takeTuzdyk(cursor, draft, Side::North); })
                      .and_then([&] { return expectSpace(cursor); });
    if (!result)
        return unexpected(result.error());
    if (cursor.take('s')) {
        draft.board.sideToMove = Side::South;
    } else if (cursor.take('n')) {
        draft.board.sideToMove = Side::North;
    } else if (const char side = cursor.peek(); side == 'w' || side == 'b') {
        cursor.advance();
        draft.board.sideToMove = side == 'w' ? Side::South : Side::North;
        form = PositionForm::WhiteBlack;
        cursor.skipSpace();
        if (!cursor.atEnd()) {
            if (const auto moveNumber = cursor.takeNumber(1'000'000); !moveNumber)
                return unexpected(moveNumber.error());
        }
    } else {
        return unexpected(cursor.errorHere());
    }
    return form;
}

/// One row of PlayStrategy's form, in the order in which it is written.
[[nodiscard]] Expected<void, ParseError> takeForeignRow(TextCursor& cursor, TogyzDraft& draft, Side side, int most)
{
    const int pits = draft.board.pits;
    int written = 0;
    const auto nextPit = [&] {
        const int number = side == Side::North ? pits - written : written + 1;
        ++written;
        return Pit{side, static_cast<std::uint8_t>(number)};
    };
    for (;;) {
        const TextCursor here = cursor;
        if (cursor.peek() == 'T' || cursor.peek() == 't') {
            const Side owner = cursor.peek() == 'T' ? Side::South : Side::North;
            cursor.advance();
            if (written == pits)
                return unexpected(here.errorHere(Code::WrongPitCount));
            const Pit pit = nextPit();
            if (owner == side)
                return unexpected(here.errorHere(Code::TuzdykNotAllowed));
            if (draft.board.tuzdyks[rules::indexOf(owner)] != 0)
                return unexpected(here.errorHere(Code::TwoTuzdyks));
            draft.board.tuzdyks[rules::indexOf(owner)] = pit.number;
            draft.tuzdykAt[rules::indexOf(owner)] = here;
        } else {
            const auto number = cursor.takeNumber(most);
            if (!number)
                return unexpected(number.error());
            if (cursor.take('S')) {
                if (written == pits)
                    return unexpected(here.errorHere(Code::WrongPitCount));
                draft.board.at(nextPit()) = static_cast<std::uint16_t>(*number);
            } else {
                if (*number == 0 || *number > pits - written)
                    return unexpected(here.errorHere(Code::WrongPitCount));
                written += *number;
            }
        }
        if (!cursor.take(','))
            break;
    }
    if (written != pits)
        return unexpected(cursor.errorHere(Code::WrongPitCount));
    return {};
}

/// `13S,2S,…/12S,…,t,… 22 15 S 4`.
[[nodiscard]] Expected<PositionForm, ParseError> takePlayStrategyForm(TextCursor& cursor, TogyzDraft& draft, int most)
{
    auto result = takeForeignRow(cursor, draft, Side::North, most)
                      .and_then([&] { return expectChar(cursor, '/'); })
                      .and_then([&] { return takeForeignRow(cursor, draft, Side::South, most); })
                      .and_then([&] { return expectSpace(cursor); })
                      .and_then([&] { return takeStore(cursor, draft.board, Side::South, most); })
                      .and_then([&] { return expectSpace(cursor); })
                      .and_then([&] { return takeStore(cursor, draft.board, Side::North, most); })
                      .and_then([&] { return expectSpace(cursor); });
    if (!result)
        return unexpected(result.error());
    if (cursor.take('N'))
        draft.board.sideToMove = Side::North;
    else if (!cursor.take('S'))
        return unexpected(cursor.errorHere());
    cursor.skipSpace();
    if (!cursor.atEnd()) {
        if (const auto moveNumber = cursor.takeNumber(1'000'000); !moveNumber)
            return unexpected(moveNumber.error());
    }
    return PositionForm::PlayStrategy;
}

/// Decided by the first row: our own form has only numbers and commas.
[[nodiscard]] bool isPlayStrategyForm(std::string_view text)
{
    const std::string_view firstRow = text.substr(0, text.find_first_of("/ "));
    return firstRow.find_first_of("STt") != std::string_view::npos
           || std::count(firstRow.begin(), firstRow.end(), ',') == 0;
}

template <TogyzRules kRules>
[[nodiscard]] ParseError boardError(typename TogyzPosition<kRules>::BoardError what, const TogyzDraft& draft)
{
    using BoardError = typename TogyzPosition<kRules>::BoardError;
    // The place of the error is that of the first tuzdyk.
    const auto tuzdykAt = [&] { return draft.tuzdykAt[draft.board.tuzdyks[0] != 0 ? 0 : 1]; };
    switch (what) {
    case BoardError::WrongTotal:
        return wrongTotal(draft.rowAt, kRules.totalStones(), draft.board.total());
    case BoardError::TuzdykNotAllowed:
        return tuzdykAt().errorHere(Code::TuzdykNotAllowed);
    case BoardError::TuzdykOnLast: {
        const bool isSouths = draft.board.tuzdyks[0] == draft.board.pits;
        return draft.tuzdykAt[isSouths ? 0 : 1].errorHere(Code::TuzdykOnLast);
    }
    case BoardError::TuzdyksMirrored:
        return draft.tuzdykAt[1].errorHere(Code::TuzdyksMirrored);
    case BoardError::StonesInTuzdyk: {
        const bool isSouths =
            draft.board.tuzdyks[0] != 0 && draft.board.at(Pit{Side::North, draft.board.tuzdyks[0]}) != 0;
        return draft.tuzdykAt[isSouths ? 0 : 1].errorHere(Code::StonesInTuzdyk);
    }
    }
    return {};
}

} // namespace

std::string togyzMarksText(const BoardState& board)
{
    const auto mark = [](std::uint8_t number) { return number == 0 ? std::string("-") : std::to_string(number); };
    return mark(board.tuzdyks[0]) + ',' + mark(board.tuzdyks[1]) + (board.sideToMove == Side::South ? " s" : " n");
}

template <TogyzRules kRules>
Expected<ParsedPosition, ParseError> parseTogyzPosition(TextCursor& cursor, const TogyzPosition<kRules>& start)
{
    TogyzDraft draft;
    draft.board.pits = kRules.pits;
    draft.rowAt = cursor;
    const auto form = isPlayStrategyForm(cursor.rest()) ? takePlayStrategyForm(cursor, draft, kRules.totalStones())
                                                        : takeOwnForm(cursor, draft, kRules.totalStones());
    if (!form)
        return unexpected(form.error());
    cursor.skipSpace();
    if (!cursor.atEnd())
        return unexpected(cursor.errorHere());
    if (const auto error = TogyzPosition<kRules>::errorOf(draft.board))
        return unexpected(boardError<kRules>(*error, draft));
    return ParsedPosition{AnyPosition(TogyzPosition<kRules>::fromBoard(draft.board, start.end())), *form};
}

template Expected<ParsedPosition, ParseError> parseTogyzPosition(TextCursor&, const rules::TogyzqumalaqPosition&);
template Expected<ParsedPosition, ParseError> parseTogyzPosition(TextCursor&, const rules::BestemshePosition&);

} // namespace qumalaq::notation
