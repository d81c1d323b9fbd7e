// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/game_parser.h"

#include "core/notation/old_player_names.h"
#include "core/notation/record_move.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace qumalaq::notation {

using Code = ParseError::Code;
using rules::AnyPosition;
using rules::Side;

namespace {

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The number, limited to `largest`.
[[nodiscard]] int numberOf(std::string_view digits, int largest = 1'000'000)
{
    int number = 0;
    for (const char digit : digits)
        number = std::min(largest, number * 10 + (digit - '0'));
    return number;
}

void join(std::string& text, std::string_view more)
{
    if (!text.empty())
        text += ' ';
    text += more;
}

} // namespace

std::optional<ReadGame> GameParser::parse()
{
    readTags();
    const bool canPlay = makeRecord();
    if (m_piece.isTooLong) {
        addError(m_beginsAt, Code::GameTooLong, {});
        game().isCut = true;
        m_at = text().size();
    } else if (canPlay) {
        m_lines.emplace_back(game().record.start());
        readMoves();
        checkEnd();
    } else {
        game().isCut = true;
        skipGame();
    }
    skipSpace();
    const bool isNothing = m_tags.empty() && m_errors.empty() && !m_result && game().record.tree().size() == 0;
    if (isNothing)
        return std::nullopt;
    std::stable_sort(m_errors.begin(), m_errors.end(), [](const ParseError& a, const ParseError& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
    game().errors = std::move(m_errors);
    const std::string_view head = text().substr(0, m_beginsAt);
    game().line = m_piece.line + static_cast<int>(std::count(head.begin(), head.end(), '\n'));
    game().offset = m_piece.offset + m_beginsAt;
    return std::move(m_game);
}

bool GameParser::makeRecord()
{
    auto record = recordFor(m_tags);
    m_game = ReadGame{record ? std::move(*record) : GameRecord(), {}, false, 1, 0};
    if (!record) {
        const SetupTagError& problem = record.error();
        ParseError error = errorAt(problem.valueAt, problem.error.code, {});
        error.column += problem.error.column - 1;
        error.found = problem.error.found;
        error.expected = problem.error.expected;
        error.actual = problem.error.actual;
        addError(error);
        for (const auto& [tag, valueAt] : m_tags) {
            if (!isReservedTag(tag.name))
                game().record.addTag(tag.name, tag.value);
        }
    }
    for (const auto& [tag, valueAt] : m_tags) {
        if (tag.name == "Result")
            game().record.setResult(parseResult(tag.value).value_or(GameResult::Open));
    }
    unifyPlayerNames(game().record);
    return record.has_value();
}

void GameParser::readMoves()
{
    while (!atEnd() && !m_isOver) {
        switch (peek()) {
        case '{':
        case ';':
            readComment();
            break;
        case '(':
            beginVariation();
            break;
        case ')':
            endVariation();
            break;
        case '$':
            readNag();
            break;
        case '!':
        case '?':
            readMarks();
            break;
        case '}':
            addError(m_at, Code::UnexpectedText, text().substr(m_at, 1));
            ++m_at;
            break;
        case '%':
            if (isAtLineBegin())
                skipLine();
            else
                readWord();
            break;
        default:
            readWord();
        }
        skipSpace();
    }
    while (m_lines.size() > 1) {
        addError(line().openedAt, Code::NotClosed, "(");
        game().isCut = true;
        if (line().hasMoves)
            finishLine(line());
        m_lines.pop_back();
    }
    finishLine(line());
}

void GameParser::readWord()
{
    const std::size_t at = m_at;
    const std::string_view word = takeWord();
    if (parseResult(word)) {
        readResult(at, word);
        return;
    }
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == 0 || digits == word.size() || word[digits] != '.') {
        readMove(at, word);
        return;
    }
    readNumber(at, word.substr(0, digits));
    const std::size_t move = word.find_first_not_of('.', digits);
    if (move != std::string_view::npos)
        readMove(at + move, word.substr(move));
}

void GameParser::readNumber(std::size_t at, std::string_view digits)
{
    line().isNumbered = true;
    const int number = numberOf(digits);
    const int expected = line().turns.numberFor(line().position.sideToMove());
    if (!m_isNumberKnown) {
        // A game from a position may continue the numbering of an earlier game.
        const bool isFromStart = game().record.start() == AnyPosition(game().record.setup());
        m_numberOffset = isFromStart ? 0 : number - expected;
        m_isNumberKnown = true;
    }
    if (number == expected + m_numberOffset || m_isNumberWrong)
        return;
    ParseError error = errorAt(at, Code::WrongMoveNumber, digits);
    error.expected = expected + m_numberOffset;
    error.actual = number;
    addError(error);
    m_isNumberWrong = true;
}

void GameParser::readMove(std::size_t at, std::string_view word)
{
    Line& here = line();
    const AnyPosition before = here.position;
    const Side mover = before.sideToMove();
    const auto played = playWord(word, here.position);
    if (!played) {
        ParseError error = errorAt(at, played.error().code, played.error().found);
        error.column += played.error().column - 1;
        error.expected = played.error().expected;
        error.actual = played.error().actual;
        addError(error);
        abandonLine();
        return;
    }
    m_isNumberKnown = true;
    if (played->isMarkWrong)
        addError(at, Code::WrongTuzdykMark, word);
    finishNode(here);
    here.before = before;
    here.turns.count(mover);
    here.node = game().record.tree().add(here.node, played->move);
    here.notes.before = std::exchange(here.notesOnNext, {});
    here.isNumbered = false;
    here.hasMoves = true;
    here.store = played->store;
    here.gain = played->gain;
    readMarks();
    if (endOfKazan())
        readKazan();
    readMarks();
}

std::optional<std::size_t> GameParser::endOfKazan() const
{
    if (peek() != '(')
        return std::nullopt;
    std::size_t end = m_at + 1;
    while (end < text().size() && isDigit(text()[end]))
        ++end;
    if (end == m_at + 1 || end == text().size() || text()[end] != ')')
        return std::nullopt;
    return end + 1;
}

void GameParser::readKazan()
{
    const std::size_t at = m_at + 1;
    m_at = *endOfKazan();
    const std::string_view digits = text().substr(at, m_at - 1 - at);
    const int number = numberOf(digits);
    if (number == line().store || number == line().gain)
        return;
    ParseError error = errorAt(at, Code::WrongKazan, digits);
    error.expected = line().store;
    error.actual = number;
    addError(error);
}

void GameParser::readComment()
{
    const std::size_t at = m_at;
    const auto comment = takeComment();
    if (comment) {
        if (*comment == kZeroMark) {
            const rules::BoardState board = line().position.board();
            if (board.rowTotal(board.sideToMove) == 0)
                return; // correct
            addError(at, Code::WrongZeroMark, kZeroMark);
        }
        addComment(line(), oneLine(*comment));
        return;
    }
    addError(at, Code::NotClosed, "{");
    if (!m_isOver)
        game().isCut = true;
    m_at = text().size();
}

void GameParser::addComment(Line& here, std::string_view comment)
{
    if (comment.empty())
        return;
    const bool beginsVariation = m_lines.size() > 1 && !here.hasMoves;
    join(here.isNumbered || beginsVariation ? here.notesOnNext : here.notes.after, comment);
}

void GameParser::readNag()
{
    const std::size_t at = m_at++;
    std::size_t end = m_at;
    while (end < text().size() && isDigit(text()[end]))
        ++end;
    const int number = numberOf(text().substr(m_at, end - m_at), 1'000);
    m_at = end;
    addNag(at, number);
}

void GameParser::readMarks()
{
    while (peek() == '!' || peek() == '?') {
        const std::size_t at = m_at;
        const bool isGood = peek() == '!';
        const bool isDouble = peek(1) == '!' || peek(1) == '?';
        m_at += isDouble ? 2 : 1;
        if (!isDouble)
            addNag(at, isGood ? 1 : 2);
        else if (text()[at] == text()[at + 1])
            addNag(at, isGood ? 3 : 4);
        else
            addNag(at, isGood ? 5 : 6);
    }
}

void GameParser::addNag(std::size_t at, int nag)
{
    const bool hasNoMove = m_lines.size() > 1 && !line().hasMoves;
    if (nag < 1 || nag > 255 || hasNoMove)
        addError(at, Code::UnexpectedText, text().substr(at, m_at - at));
    else
        line().notes.nags.push_back(static_cast<Nag>(nag));
}

void GameParser::beginVariation()
{
    // A number in brackets apart from the move is the kazan if it is right, or if it cannot be a move.
    if (const auto end = endOfKazan(); end && line().hasMoves) {
        const std::string_view digits = text().substr(m_at + 1, *end - m_at - 2);
        const int number = numberOf(digits);
        if (number == line().store || number == line().gain || digits.size() > 2
            || digits.find('0') != std::string_view::npos) {
            readKazan();
            return;
        }
    }
    const std::size_t at = m_at++;
    if (!line().hasMoves) {
        addError(at, Code::UnexpectedText, "(");
        if (!skipVariation()) {
            addError(at, Code::NotClosed, "(");
            game().isCut = true;
        }
        return;
    }
    const Line& main = line();
    Line variation{main.before};
    variation.node = game().record.tree().parent(main.node);
    variation.turns = main.turns; // counting its first move again, by the same side, changes nothing
    variation.openedAt = at;
    m_lines.push_back(std::move(variation));
}

void GameParser::endVariation()
{
    const std::size_t at = m_at++;
    if (m_lines.size() == 1) {
        addError(at, Code::UnexpectedText, ")");
        return;
    }
    Line ended = std::move(line());
    m_lines.pop_back();
    if (ended.hasMoves)
        finishLine(ended);
    else if (!ended.notesOnNext.empty()) // a variation without moves is a comment on the move that it would replace
        join(line().notes.after, ended.notesOnNext);
}

void GameParser::finishNode(Line& here)
{
    if (here.notes.isEmpty())
        return;
    // The node may have an annotation, because a variation can repeat a move.
    game().record.tree().annotateFurther(here.node, here.notes);
    here.notes = {};
}

void GameParser::finishLine(Line& here)
{
    if (!here.notesOnNext.empty())
        join(here.notes.after, std::exchange(here.notesOnNext, {}));
    finishNode(here);
}

void GameParser::abandonLine()
{
    if (m_lines.size() == 1) {
        game().isCut = true;
        skipGame();
        return;
    }
    const std::size_t openedAt = line().openedAt;
    if (line().hasMoves)
        finishLine(line());
    m_lines.pop_back();
    if (!skipVariation()) {
        addError(openedAt, Code::NotClosed, "(");
        game().isCut = true;
    }
}

} // namespace qumalaq::notation
