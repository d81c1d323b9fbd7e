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

/// Gives the next piece of a long text, empty at its end. A piece is read before the next one is asked for.
using TextSource = std::function<std::string_view()>;

/// No game's text is longer. What is longer is not a game, and must not fill the memory.
inline constexpr std::size_t kLongestGame = std::size_t{1} << 20;

/// Cuts a text of many games into pieces that can be read alone, looking at the beginnings of lines only: whatever is
/// wrong inside a game, the next one begins at the next line with a tag. Such a line ends even a comment that was
/// never closed. Games without tags are cut apart at the empty line after a result.
/// Holds one game's text and one piece of the source.
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
        bool isTooLong = false;   ///< longer than kLongestGame: this is the beginning, the rest is left out
    };
    /// Nothing at the end of the text.
    [[nodiscard]] std::optional<Piece> next();

private:
    /// What a line says about where the text stands.
    struct Scan;

    [[nodiscard]] bool load();
    [[nodiscard]] std::size_t endOfLine(std::size_t begin);
    /// The text [m_begin, end), from which the next piece goes on.
    [[nodiscard]] Piece take(std::size_t end, int lines);
    void skipToTags();

    TextSource m_source;
    std::string m_buffer;
    std::string_view m_text;
    std::size_t m_begin = 0;     ///< of the next piece in m_text
    std::uint64_t m_dropped = 0; ///< bytes before m_text
    int m_line = 1;              ///< of m_begin
    bool m_isSkipping = false;   ///< in what is left out of a piece that was too long
};

} // namespace qumalaq::notation
