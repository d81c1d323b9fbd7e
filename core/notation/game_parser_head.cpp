// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lexical part, the tags, skipping after an error, and the checks at the end.
#include "core/base/utf8.h"
#include "core/notation/game_parser.h"

#include <algorithm>
#include <charconv>

namespace qumalaq::notation {

using Code = ParseError::Code;

namespace {

constexpr std::size_t kMaxQuoteLength = 24;

[[nodiscard]] constexpr bool isSpace(char c)
{
    return static_cast<unsigned char>(c) <= ' ';
}

/// The first bytes, without an incomplete UTF-8 character at the end.
[[nodiscard]] std::string quoteOf(std::string_view found)
{
    std::size_t length = std::min(found.size(), kMaxQuoteLength);
    if (length < found.size()) {
        while (length > 0 && (static_cast<unsigned char>(found[length]) & 0xC0U) == 0x80U)
            --length;
    }
    return std::string(found.substr(0, length));
}

/// `82-80`.
[[nodiscard]] std::optional<std::array<int, 2>> scoreOf(std::string_view text)
{
    std::array<int, 2> score{};
    const char* const end = text.data() + text.size();
    const auto south = std::from_chars(text.data(), end, score[0]);
    if (south.ec != std::errc() || south.ptr == end || (*south.ptr != '-' && *south.ptr != ':'))
        return std::nullopt;
    const auto north = std::from_chars(south.ptr + 1, end, score[1]);
    if (north.ec != std::errc() || north.ptr != end)
        return std::nullopt;
    return score;
}

} // namespace

char GameParser::peek(std::size_t ahead) const
{
    return m_at + ahead < text().size() ? text()[m_at + ahead] : '\0';
}

void GameParser::skipSpace()
{
    while (!atEnd() && isSpace(peek()))
        ++m_at;
}

void GameParser::skipLine()
{
    m_at = std::min(text().find('\n', m_at), text().size());
}

bool GameParser::isAtLineBegin() const
{
    return m_at == 0 || text()[m_at - 1] == '\n';
}

bool GameParser::skipToTag()
{
    const std::size_t begin = m_at;
    skipSpace();
    while (peek() == ';' || peek() == '%') {
        skipLine();
        skipSpace();
    }
    if (peek() == '[')
        return true;
    m_at = begin;
    return false;
}

std::string_view GameParser::takeWord()
{
    const std::size_t begin = m_at;
    while (!atEnd() && !isSpace(peek()) && std::string_view("{}();$!?").find(peek()) == std::string_view::npos)
        ++m_at;
    return text().substr(begin, m_at - begin);
}

std::optional<std::string_view> GameParser::takeComment()
{
    const bool isBraced = peek() == '{';
    const std::size_t begin = m_at + 1;
    const std::size_t end = text().find(isBraced ? '}' : '\n', begin);
    if (end == std::string_view::npos && isBraced)
        return std::nullopt;
    m_at = std::min(end, text().size());
    const std::string_view comment = text().substr(begin, m_at - begin);
    if (isBraced)
        ++m_at;
    return comment;
}

ParseError GameParser::errorAt(std::size_t at, Code code, std::string_view found) const
{
    if (m_errors.size() >= kMaxErrorsPerGame)
        return {}; // not reported, and finding the line takes time
    const std::string_view before = text().substr(0, at);
    const std::size_t feed = before.rfind('\n');
    ParseError error;
    error.code = code;
    error.line = m_piece.line + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    error.column = static_cast<int>(feed == std::string_view::npos ? m_piece.column + at : at - feed);
    error.found = quoteOf(found);
    return error;
}

void GameParser::addError(const ParseError& error)
{
    if (m_errors.size() < kMaxErrorsPerGame)
        m_errors.push_back(error);
}

void GameParser::addError(std::size_t at, Code code, std::string_view found)
{
    addError(errorAt(at, code, found));
}

void GameParser::readTags()
{
    m_at = text().size() - withoutByteOrderMark(text()).size();
    bool hasBegun = false;
    while (skipToTag()) {
        if (!hasBegun)
            m_beginsAt = m_at;
        hasBegun = true;
        if (!readTag())
            skipLine();
    }
    skipSpace();
    if (!hasBegun)
        m_beginsAt = m_at;
}

bool GameParser::readTag()
{
    const auto refuse = [this](std::size_t at, Code code) {
        const bool isAtLineEnd = at >= text().size() || text()[at] == '\n' || text()[at] == '\r';
        std::size_t end = at;
        while (end < text().size() && !isSpace(text()[end]))
            ++end;
        addError(at, isAtLineEnd ? Code::UnexpectedEnd : code, text().substr(at, end - at));
        return false;
    };
    const auto skipBlanks = [this] {
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
    };
    const std::size_t begin = m_at++;
    skipBlanks();
    const std::size_t nameAt = m_at;
    while (!atEnd() && !isSpace(peek()) && peek() != '"' && peek() != ']')
        ++m_at;
    const std::string_view name = text().substr(nameAt, m_at - nameAt);
    if (!isTagName(name))
        return refuse(nameAt, Code::UnexpectedText);
    skipBlanks();
    if (peek() != '"')
        return refuse(m_at, Code::UnexpectedText);
    const std::size_t valueAt = ++m_at;
    std::string value;
    for (;; ++m_at) {
        const char c = peek();
        if (atEnd() || c == '\n') {
            m_at = begin;
            return refuse(begin, Code::NotClosed);
        }
        if (c == '\\' && (peek(1) == '"' || peek(1) == '\\')) {
            value += peek(1);
            ++m_at;
            continue;
        }
        if (c == '"') {
            // Some programs do not escape quotes in a value: only a quote before the bracket ends it.
            const std::size_t next = text().find_first_not_of(" \t", m_at + 1);
            if (next != std::string_view::npos && text()[next] == ']') {
                m_at = next + 1;
                break;
            }
        }
        value += c;
    }
    m_tags.push_back({{standardTagName(name), oneLine(value)}, valueAt});
    return true;
}

bool GameParser::skipVariation()
{
    for (int open = 1; !atEnd();) {
        const char c = peek();
        if (c == '{' || c == ';') {
            if (!takeComment())
                return false;
            continue;
        }
        ++m_at;
        if (c == '(')
            ++open;
        else if (c == ')' && --open == 0)
            return true;
    }
    return false;
}

void GameParser::skipGame()
{
    int open = 0;
    for (skipSpace(); !atEnd() && !m_isOver; skipSpace()) {
        const std::size_t at = m_at;
        const char c = peek();
        if (c == '{' || c == ';') {
            if (!takeComment())
                m_at = text().size();
            continue;
        }
        const std::string_view word = takeWord();
        if (word.empty()) {
            open = std::max(0, open + (c == '(' ? 1 : 0) - (c == ')' ? 1 : 0));
            ++m_at;
        } else if (open == 0 && parseResult(word)) {
            readResult(at, word);
        }
    }
}

void GameParser::readResult(std::size_t at, std::string_view word)
{
    if (m_lines.size() > 1) // some programs end a variation with a result
        return;
    m_result = parseResult(word);
    m_resultAt = at;
    game().record.setResult(*m_result);
    m_isOver = true;
    if (!m_lines.empty())
        readNotesAfterResult();
}

void GameParser::readNotesAfterResult()
{
    line().isNumbered = false;
    for (;;) {
        const std::size_t begin = m_at;
        skipSpace();
        const std::string_view space = text().substr(begin, m_at - begin);
        const bool isSameGame = std::count(space.begin(), space.end(), '\n') < 2;
        if (!isSameGame || (peek() != '{' && peek() != ';'))
            return;
        readComment();
    }
}

void GameParser::checkEnd()
{
    if (game().isCut)
        return;
    const auto outcome = m_lines.front().position.outcome();
    checkResult(outcome);
    if (outcome)
        checkCount(*outcome);
}

void GameParser::checkResult(const std::optional<rules::Outcome>& outcome)
{
    const auto refuse = [this](std::size_t at, std::string_view found, GameResult expected, GameResult actual) {
        ParseError error = errorAt(at, Code::WrongResult, found);
        error.expected = static_cast<int>(expected);
        error.actual = static_cast<int>(actual);
        addError(error);
    };
    if (m_result && outcome && *m_result != GameResult::Open && *m_result != resultOf(*outcome))
        refuse(m_resultAt, toText(*m_result), resultOf(*outcome), *m_result);
    std::optional<GameResult> expected = m_result;
    if (!expected && outcome)
        expected = resultOf(*outcome);
    for (const auto& [tag, valueAt] : m_tags) {
        if (tag.name != "Result" || tag.value.empty() || tag.value == "?" || tag.value == "-")
            continue;
        const auto said = parseResult(tag.value);
        const bool isOpen = said == GameResult::Open || expected == GameResult::Open || !expected;
        if (!said || (!isOpen && said != expected))
            refuse(valueAt, tag.value, expected.value_or(GameResult::Open), said.value_or(GameResult::Open));
    }
}

void GameParser::checkCount(const rules::Outcome& outcome)
{
    const auto stores = m_lines.front().position.board().stores;
    for (const auto& [tag, valueAt] : m_tags) {
        if (tag.name != "Count")
            continue;
        const auto score = scoreOf(tag.value);
        const auto is = [&score](const auto& numbers) {
            return (*score)[0] == numbers[0] && (*score)[1] == numbers[1];
        };
        if (!score || is(outcome.score) || is(stores))
            continue;
        ParseError error = errorAt(valueAt, Code::WrongCount, tag.value);
        error.expected = outcome.score[0];
        error.actual = (*score)[0];
        addError(error);
    }
}

} // namespace qumalaq::notation
