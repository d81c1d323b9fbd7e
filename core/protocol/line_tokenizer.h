// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qumalaq::protocol {

/// A part of a line with its place.
struct Word {
    std::string_view text;
    int column = 1; ///< from 1, in bytes
};

/// Splits a line into words, which are views into it.
class LineTokenizer {
public:
    explicit constexpr LineTokenizer(std::string_view line) : m_line(line) {}

    /// The next word; empty at the end of the line.
    constexpr Word readWord()
    {
        skipSpace();
        const std::size_t start = m_at;
        while (m_at < m_line.size() && !isSpace(m_line[m_at]))
            ++m_at;
        return between(start, m_at);
    }

    /// Everything before `word`; the rest of the line if it does not occur.
    constexpr Word readUntil(std::string_view word)
    {
        skipSpace();
        const std::size_t start = m_at;
        std::size_t end = m_at;
        for (;;) {
            const std::size_t before = m_at;
            const Word next = readWord();
            if (next.text.empty() || next.text == word) {
                m_at = before;
                return between(start, end);
            }
            end = m_at;
        }
    }

    /// The rest of the line without surrounding space, for names that may contain spaces.
    constexpr Word readRest() { return readUntil({}); }

private:
    [[nodiscard]] static constexpr bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

    constexpr void skipSpace()
    {
        while (m_at < m_line.size() && isSpace(m_line[m_at]))
            ++m_at;
    }

    [[nodiscard]] constexpr Word between(std::size_t start, std::size_t end) const
    {
        return {m_line.substr(start, end - start), static_cast<int>(start) + 1};
    }

    std::string_view m_line;
    std::size_t m_at = 0;
};

/// The text as an integer, if it is one.
[[nodiscard]] inline std::optional<std::int64_t> toNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace qumalaq::protocol
