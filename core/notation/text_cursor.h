// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/base/utf8.h"
#include "core/notation/parse_error.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace qumalaq::notation {

/// Reads a text from left to right and counts lines and columns. Skips a byte order mark, which has no column.
class TextCursor {
public:
    explicit constexpr TextCursor(std::string_view text) : m_text(withoutByteOrderMark(text)) {}

    [[nodiscard]] constexpr bool atEnd() const { return m_at == m_text.size(); }
    /// The next character, or 0 at the end.
    [[nodiscard]] constexpr char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] constexpr bool atDigit() const { return peek() >= '0' && peek() <= '9'; }
    [[nodiscard]] constexpr bool atSpace() const { return isSpace(peek()); }

    constexpr void advance()
    {
        if (peek() == '\n') {
            ++m_line;
            m_column = 1;
        } else {
            ++m_column;
        }
        ++m_at;
    }

    constexpr void skipSpace()
    {
        while (!atEnd() && atSpace())
            advance();
    }

    /// Takes the character if it is the next one.
    constexpr bool take(char wanted)
    {
        if (atEnd() || peek() != wanted)
            return false;
        advance();
        return true;
    }

    /// A number of at most `largest`.
    [[nodiscard]] Expected<int, ParseError> takeNumber(int largest)
    {
        if (!atDigit())
            return unexpected(errorHere());
        const TextCursor start = *this;
        int value = 0;
        while (atDigit()) {
            if (value <= largest)
                value = value * 10 + (peek() - '0');
            advance();
        }
        if (value > largest)
            return unexpected(start.errorHere(ParseError::Code::NumberTooLarge));
        return value;
    }

    /// UnexpectedEnd at the end of the text, else the given code with the word at this place.
    [[nodiscard]] ParseError errorHere(ParseError::Code code = ParseError::Code::UnexpectedText) const
    {
        ParseError error;
        error.code = atEnd() ? ParseError::Code::UnexpectedEnd : code;
        error.line = m_line;
        error.column = m_column;
        std::size_t end = m_at;
        while (end < m_text.size() && end - m_at < kMaxQuoteLength && !isSpace(m_text[end]))
            ++end;
        error.found = std::string(m_text.substr(m_at, end - m_at));
        return error;
    }

    [[nodiscard]] constexpr std::string_view rest() const { return m_text.substr(m_at); }

private:
    static constexpr std::size_t kMaxQuoteLength = 24;

    [[nodiscard]] static constexpr bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
};

} // namespace qumalaq::notation
