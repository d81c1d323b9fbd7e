// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace qumalaq::notation {

/// Returns the next part of a long text; empty at its end. The part is valid until the next call.
using TextSource = std::function<std::string_view()>;

/// The longest text of a game in bytes. Longer texts are not games and must not fill the memory.
inline constexpr std::size_t kMaxGameLength = std::size_t{1} << 20;

/// Splits a text of many games by the beginnings of lines: whatever is wrong inside a game, the next game begins at the
/// next line with a tag, which even ends an unclosed comment. Games without tags are split at the empty line after a
/// result. Holds one game and one part of the source in memory.
class GameSplitter {
public:
    /// The text must outlive the splitter.
    explicit GameSplitter(std::string_view text) : m_text(text) {}
    explicit GameSplitter(TextSource source) : m_source(std::move(source)) {}
    GameSplitter(const GameSplitter&) = delete; // m_text looks into m_buffer
    GameSplitter& operator=(const GameSplitter&) = delete;

    struct Piece {
        std::string_view text;    ///< valid until the next call
        std::uint64_t offset = 0; ///< of its first byte in the whole text
        int line = 1;             ///< of its first byte, from 1
        int column = 1;           ///< of its first byte, from 1, in bytes
        bool isTooLong = false;   ///< longer than kMaxGameLength: `text` is the beginning, the rest is skipped
    };
    /// None at the end of the text.
    [[nodiscard]] std::optional<Piece> next();

private:
    struct Scan;

    [[nodiscard]] bool load();
    [[nodiscard]] std::size_t endOfLine(std::size_t begin);
    /// Takes the text [m_begin, end); the next piece begins after it.
    [[nodiscard]] Piece take(std::size_t end, int lines);
    void skipToTags();

    TextSource m_source;
    std::string m_buffer;
    std::string_view m_text;
    std::size_t m_begin = 0;     ///< of the next piece in m_text
    std::uint64_t m_dropped = 0; ///< bytes before m_text
    int m_line = 1;              ///< of m_begin
    bool m_isSkipping = false;   ///< inside the skipped part of a piece that was too long
};

} // namespace qumalaq::notation
