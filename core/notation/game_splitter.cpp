// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/game_splitter.h"

#include "core/base/utf8.h"
#include "core/notation/game_record.h"

#include <utility>

namespace qumalaq::notation {

namespace {

[[nodiscard]] std::string_view withoutIndent(std::string_view line)
{
    line = withoutByteOrderMark(line);
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos ? std::string_view() : line.substr(first);
}

/// `[Name`.
[[nodiscard]] bool beginsTag(std::string_view line)
{
    if (!line.starts_with('['))
        return false;
    const std::size_t name = line.find_first_not_of(" \t", 1);
    return name != std::string_view::npos && canBeginTagName(line[name]);
}

/// `[Name "`, which is distinctive enough to end a comment.
[[nodiscard]] bool isSurelyTag(std::string_view line)
{
    if (!beginsTag(line))
        return false;
    const std::size_t name = line.find_first_not_of(" \t", 1);
    const std::size_t space = line.find_first_of(" \t\"]}", name);
    const std::size_t quote = line.find_first_not_of(" \t", space);
    return space != std::string_view::npos && quote != space && quote != std::string_view::npos && line[quote] == '"';
}

} // namespace

struct GameSplitter::Scan {
    enum class Part { Before, Tags, AfterTags, Moves };

    Part part = Part::Before;
    bool isInComment = false;
    bool sawResult = false;

    [[nodiscard]] bool beginsNextGame(std::string_view line) const
    {
        return (part == Part::Moves || part == Part::AfterTags) && (isInComment ? isSurelyTag(line) : beginsTag(line));
    }

    /// True if the game ends after this line.
    bool read(std::string_view line)
    {
        if (line.empty()) {
            if (part == Part::Tags)
                part = Part::AfterTags;
            return part == Part::Moves && !isInComment && sawResult;
        }
        if (!isInComment && (line[0] == '%' || line[0] == ';'))
            return false;
        if (part != Part::Moves && beginsTag(line)) {
            part = Part::Tags;
            return false;
        }
        part = Part::Moves;
        for (std::size_t at = 0; at < line.size(); ++at) {
            if (isInComment) {
                at = line.find('}', at);
                if (at == std::string_view::npos)
                    return false;
                isInComment = false;
                continue;
            }
            // No move contains a hyphen, so it can only be a result.
            at = line.find_first_of("{;-*", at);
            if (at == std::string_view::npos || line[at] == ';')
                return false;
            if (line[at] == '{')
                isInComment = true;
            else
                sawResult = true;
        }
        return false;
    }
};

bool GameSplitter::load()
{
    if (!m_source)
        return false;
    const std::string_view piece = m_source();
    if (piece.empty()) {
        m_source = nullptr;
        return false;
    }
    m_buffer.erase(0, m_begin);
    m_dropped += m_begin;
    m_begin = 0;
    m_buffer += piece;
    m_text = m_buffer;
    return true;
}

/// The place after the line feed, or the end of the text.
std::size_t GameSplitter::endOfLine(std::size_t begin)
{
    std::size_t searched = begin - m_begin; // relative to m_begin, because load() moves the text
    for (;;) {
        const std::size_t feed = m_text.find('\n', m_begin + searched);
        if (feed != std::string_view::npos)
            return feed + 1;
        searched = m_text.size() - m_begin;
        if (searched > kMaxGameLength || !load())
            return m_begin + searched;
    }
}

GameSplitter::Piece GameSplitter::take(std::size_t end, int lines)
{
    const Piece piece{m_text.substr(m_begin, end - m_begin), m_dropped + m_begin, m_line, 1, false};
    m_begin = end;
    m_line += lines;
    return piece;
}

void GameSplitter::skipToTags()
{
    bool isAtLineBegin = m_text[m_begin - 1] == '\n';
    for (;;) {
        const std::size_t length = endOfLine(m_begin) - m_begin;
        const std::string_view line = m_text.substr(m_begin, length);
        if (line.empty() || (isAtLineBegin && beginsTag(withoutIndent(line))))
            return;
        isAtLineBegin = line.back() == '\n';
        static_cast<void>(take(m_begin + length, isAtLineBegin ? 1 : 0));
    }
}

std::optional<GameSplitter::Piece> GameSplitter::next()
{
    if (std::exchange(m_isSkipping, false))
        skipToTags();
    Scan scan;
    std::size_t length = 0; // of the lines that belong to the piece
    for (int lines = 0;; ++lines) {
        const std::size_t end = endOfLine(m_begin + length) - m_begin;
        if (end == length) {
            if (length == 0)
                return std::nullopt;
            return take(m_begin + length, lines);
        }
        const std::string_view whole = m_text.substr(m_begin + length, end - length);
        const std::string_view line = withoutIndent(whole);
        if (scan.beginsNextGame(line))
            return take(m_begin + length, lines);
        if (end > kMaxGameLength) {
            m_isSkipping = true;
            Piece piece = take(m_begin + end, lines + (whole.back() == '\n' ? 1 : 0));
            piece.isTooLong = true;
            return piece;
        }
        length = end;
        if (scan.read(line))
            return take(m_begin + length, lines + 1);
    }
}

} // namespace qumalaq::notation
