// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/scoresheet.h"

#include "core/notation/game_record.h"
#include "core/notation/text_cursor.h"

#include <algorithm>
#include <optional>

namespace qumalaq::notation {

namespace {

using Code = ParseError::Code;

/// 0 for `?` and `_`.
[[nodiscard]] std::optional<std::uint8_t> digitOf(char c)
{
    if (c == '?' || c == '_')
        return std::uint8_t{0};
    if (c >= '1' && c <= '9')
        return static_cast<std::uint8_t>(c - '0');
    return std::nullopt;
}

[[nodiscard]] std::optional<SheetMove> moveOf(std::string_view word)
{
    SheetMove move;
    const auto from = word.empty() ? std::nullopt : digitOf(word[0]);
    if (!from)
        return std::nullopt;
    move.from = *from;
    word.remove_prefix(1);
    if (const auto landing = word.empty() ? std::nullopt : digitOf(word[0])) {
        move.landing = *landing;
        word.remove_prefix(1);
    }
    move.hasMark = word == "x" || word == "X" || word == "х" || word == "Х";
    if (!word.empty() && !move.hasMark)
        return std::nullopt;
    return move;
}

/// `12.`, `12...`
[[nodiscard]] bool isNumber(std::string_view word)
{
    const std::size_t point = word.find('.');
    return point != std::string_view::npos && point > 0
           && word.substr(0, point).find_first_not_of("0123456789") == std::string_view::npos
           && word.substr(point).find_first_not_of('.') == std::string_view::npos;
}

/// `(10)`, `{zero}`; with everything to the end if it is not closed.
void skipBracket(TextCursor& cursor)
{
    const char closing = cursor.peek() == '(' ? ')' : '}';
    while (!cursor.atEnd() && !cursor.take(closing))
        cursor.advance();
}

} // namespace

std::string toText(SheetMove move)
{
    const auto digit = [](std::uint8_t number) { return number == 0 ? '?' : static_cast<char>('0' + number); };
    std::string text(1, digit(move.from));
    if (move.landing != 0 || move.hasMark)
        text += digit(move.landing);
    if (move.hasMark)
        text += 'x';
    return text;
}

Expected<std::vector<SheetMove>, ParseError> parseSheetMoves(std::string_view text)
{
    std::vector<SheetMove> moves;
    TextCursor cursor(text);
    for (cursor.skipSpace(); !cursor.atEnd(); cursor.skipSpace()) {
        if (cursor.peek() == '(' || cursor.peek() == '{') {
            skipBracket(cursor);
            continue;
        }
        const TextCursor begin = cursor;
        while (!cursor.atEnd() && !cursor.atSpace() && cursor.peek() != '(' && cursor.peek() != '{') {
            // A point ends a number that stands close to its move.
            const char c = cursor.peek();
            cursor.advance();
            if (c == '.' && cursor.peek() != '.')
                break;
        }
        const std::string_view word = begin.rest().substr(0, begin.rest().size() - cursor.rest().size());
        if (isNumber(word) || parseResult(word))
            continue;
        const auto move = moveOf(word);
        if (!move)
            return unexpected(begin.errorHere(Code::UnexpectedText));
        moves.push_back(*move);
    }
    return moves;
}

} // namespace qumalaq::notation
