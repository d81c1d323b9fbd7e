// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/record_move.h"

#include "core/notation/move_text.h"
#include "core/notation/togyz_last_stone.h"
#include "core/notation/tuzdyk_mark.h"

namespace qumalaq::notation {

using rules::AnyPosition;
using rules::Move;
using rules::Side;

namespace {

using Code = ParseError::Code;

[[nodiscard]] ParseError errorIn(std::string_view word, std::size_t at, Code code)
{
    ParseError error;
    error.code = code;
    error.column = static_cast<int>(at) + 1;
    error.found = std::string(word.substr(at));
    return error;
}

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The digits of a move of the Togyz family, not yet checked by the rules.
struct Digits {
    int from = 0;
    int landingDigit = -1; ///< -1: not written
    bool hasMark = false;
};

[[nodiscard]] Expected<Digits, ParseError> takeDigits(std::string_view word)
{
    if (word.empty() || !isDigit(word[0]))
        return unexpected(errorIn(word, 0, Code::UnexpectedText));
    Digits digits{word[0] - '0', -1, false};
    if (word.size() == 1)
        return digits;
    if (!isDigit(word[1]))
        return unexpected(errorIn(word, 1, Code::UnexpectedText));
    digits.landingDigit = word[1] - '0';
    const std::string_view mark = word.substr(2);
    digits.hasMark = isTuzdykMark(mark);
    if (!mark.empty() && !digits.hasMark)
        return unexpected(errorIn(word, 2, Code::UnexpectedText));
    return digits;
}

struct Player {
    std::string_view word;
    AnyPosition& position;

    template <rules::TogyzRules kRules>
    [[nodiscard]] Expected<RecordMove, ParseError> operator()(const rules::TogyzPosition<kRules>& before) const
    {
        const auto digits = takeDigits(word);
        if (!digits)
            return unexpected(digits.error());
        if (digits->from < 1 || digits->from > kRules.pits)
            return unexpected(errorIn(word, 0, Code::NoSuchPit));
        const Side mover = before.sideToMove();
        const Move move{{mover, static_cast<std::uint8_t>(digits->from)}};
        if (!before.isLegal(move))
            return unexpected(errorIn(word, 0, Code::IllegalMove));
        rules::TogyzPosition<kRules> after = before;
        after.play(move);
        RecordMove played{move};
        played.store = after.store(mover);
        played.gain = played.store - before.store(mover);
        const LastStone last = togyzLastStone(before, move, after);
        if (digits->landingDigit >= 0) {
            if (digits->landingDigit != last.place.number) {
                ParseError error = errorIn(word, 1, Code::WrongLanding);
                error.expected = last.place.number;
                error.actual = digits->landingDigit;
                return unexpected(error);
            }
            played.isMarkWrong = digits->hasMark != last.makesTuzdyk;
        }
        position = AnyPosition(after); // invalidates `before`
        return played;
    }

    template <const auto& kTables>
    [[nodiscard]] Expected<RecordMove, ParseError> operator()(const rules::SowingPosition<kTables>& before) const
    {
        const auto move = parseMove(word, position);
        if (!move)
            return unexpected(move.error());
        const Side mover = before.sideToMove();
        const int storeBefore = before.board().stores[rules::indexOf(mover)];
        position.play(*move);
        RecordMove played{*move};
        played.store = position.board().stores[rules::indexOf(mover)];
        played.gain = played.store - storeBefore;
        return played;
    }
};

} // namespace

Expected<RecordMove, ParseError> playWord(std::string_view word, AnyPosition& position)
{
    return position.visit(Player{word, position});
}

} // namespace qumalaq::notation
