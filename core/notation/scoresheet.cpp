// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/scoresheet.h"

#include "core/notation/paper_position.h"
#include "core/notation/text_cursor.h"
#include "core/notation/tuzdyk_mark.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>

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
    if (const auto second = word.empty() ? std::nullopt : digitOf(word[0])) {
        move.landingDigit = *second;
        word.remove_prefix(1);
    }
    move.hasMark = isTuzdykMark(word);
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

/// Skips `(10)` or `{zero}`; if it is not closed, everything to the end.
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
    if (move.landingDigit != 0 || move.hasMark)
        text += digit(move.landingDigit);
    if (move.hasMark)
        text += 'x';
    return text;
}

namespace {

/// Takes a move, `76`, `83x` …, or any other word: a number, a result, an error.
[[nodiscard]] std::string_view takeWord(TextCursor& cursor)
{
    const std::string_view before = cursor.rest();
    while (!cursor.atEnd() && !cursor.atSpace() && cursor.peek() != '(' && cursor.peek() != '{') {
        // A point ends a move number that is not separated from its move.
        const char c = cursor.peek();
        cursor.advance();
        if (c == '.' && cursor.peek() != '.')
            break;
    }
    return before.substr(0, before.size() - cursor.rest().size());
}

[[nodiscard]] std::string_view lineOf(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

/// Whether the line is a position and nothing else.
[[nodiscard]] bool isPositionLine(std::string_view line)
{
    if (std::count_if(line.begin(), line.end(), [](char c) { return c == '/' || c == '|'; }) < 3)
        return false;
    while (!line.empty()) {
        constexpr std::string_view kSigns[] = {"Х", "х", "–", "…"};
        const auto* sign = std::find_if(std::begin(kSigns), std::end(kSigns),
                                        [line](std::string_view known) { return line.starts_with(known); });
        if (sign == std::end(kSigns) && std::string_view("0123456789xX-/|,:.) \t\r").find(line[0]) == line.npos)
            return false;
        line.remove_prefix(sign == std::end(kSigns) ? 1 : sign->size());
    }
    return true;
}

[[nodiscard]] std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t\r";
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

/// `[White "Bekzat"]`, also without the quotes.
[[nodiscard]] std::optional<Tag> tagIn(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 2 || line.front() != '[' || line.back() != ']')
        return std::nullopt;
    line = trimmed(line.substr(1, line.size() - 2));
    const std::size_t end = std::min(line.find_first_of(" \t\""), line.size());
    if (!isTagName(line.substr(0, end)))
        return std::nullopt;
    Tag tag{standardTagName(line.substr(0, end)), {}};
    std::string_view value = trimmed(line.substr(end));
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        value = value.substr(1, value.size() - 2);
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size())
            ++i;
        tag.value += value[i];
    }
    return tag;
}

/// `White: Bekzat`
[[nodiscard]] std::optional<Tag> nameIn(std::string_view line)
{
    static constexpr std::string_view kSouth[] = {"white", "First", "first", "Ақ",       "ақ",
                                                  "White", "Белые", "белые", "Бастаушы", "бастаушы"};
    static constexpr std::string_view kNorth[] = {"Black",    "black",    "Second",   "second",  "Қара",
                                                  "қара",     "Чёрные",   "чёрные",   "Черные",  "черные",
                                                  "Қостаушы", "қостаушы", "Костаушы", "костаушы"};
    const std::size_t colon = line.find(':');
    if (colon == line.npos)
        return std::nullopt;
    const std::string_view word = trimmed(line.substr(0, colon));
    const auto isOneOf = [word](const auto& words) {
        return std::find(std::begin(words), std::end(words), word) != std::end(words);
    };
    if (!isOneOf(kSouth) && !isOneOf(kNorth))
        return std::nullopt;
    const rules::Side side = isOneOf(kSouth) ? rules::Side::South : rules::Side::North;
    return Tag{std::string(nameTagOf(side)), std::string(trimmed(line.substr(colon + 1)))};
}

constexpr int kMaxMoves = 9'999;

/// Takes a label, `12:`, `12.`, `12)`, `12...` or `12…`, and returns the number of moves of both players. None, with
/// the cursor unchanged, if there is no label.
[[nodiscard]] Expected<std::optional<std::size_t>, ParseError> takeLabel(TextCursor& cursor)
{
    const std::string_view text = cursor.rest();
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view rest = text.substr(digits);
    if (digits == 0 || rest.empty())
        return std::optional<std::size_t>();
    const bool isHalf = rest.starts_with("...") || rest.starts_with("…");
    if (!isHalf && rest[0] != ':' && rest[0] != '.' && rest[0] != ')')
        return std::optional<std::size_t>();
    const TextCursor begin = cursor;
    const auto number = cursor.takeNumber(kMaxMoves);
    if (!number)
        return unexpected(number.error());
    if (*number == 0)
        return unexpected(begin.errorHere());
    for (int i = 0; i < (isHalf ? 3 : 1); ++i) // the character … has three bytes, too
        cursor.advance();
    cursor.take(':');
    return std::optional(2 * static_cast<std::size_t>(*number) - (isHalf ? 1 : 0));
}

/// Takes the line at the cursor. Without a label the ply is that of `plyWithout`.
template <class PlyWithout>
[[nodiscard]] Expected<SheetPosition, ParseError> takePosition(TextCursor& cursor, const rules::GameSetup& setup,
                                                               PlyWithout plyWithout)
{
    const auto label = takeLabel(cursor);
    if (!label)
        return unexpected(label.error());
    const ParseError here = cursor.errorHere();
    const std::string_view line = lineOf(cursor.rest());
    const auto board = parsePaperPosition(line, setup);
    if (!board) {
        ParseError error = board.error();
        error.line = here.line;
        error.column += here.column - 1;
        return unexpected(error);
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        cursor.advance();
    return SheetPosition{*label ? **label : plyWithout(), *board};
}

/// Reads the moves, and the positions among them.
[[nodiscard]] Expected<void, ParseError> readSheet(std::string_view text, Scoresheet& sheet,
                                                   const rules::GameSetup& setup)
{
    std::vector<SheetPosition> positions;
    std::optional<std::size_t> numbered; ///< moves made before the last number
    std::size_t sinceNumber = 0;
    TextCursor cursor(text);
    bool isLineBegin = true;
    for (;;) {
        while (!cursor.atEnd() && cursor.atSpace()) {
            isLineBegin = isLineBegin || cursor.peek() == '\n';
            cursor.advance();
        }
        if (cursor.atEnd())
            break;
        if (isLineBegin && isPositionLine(lineOf(cursor.rest()))) {
            auto position =
                takePosition(cursor, setup, [&] { return numbered ? *numbered + sinceNumber : sheet.moves.size(); });
            if (!position)
                return unexpected(position.error());
            positions.push_back(std::move(*position));
            continue;
        }
        if (isLineBegin && sheet.moves.empty()) {
            const std::string_view line = lineOf(cursor.rest());
            auto tag = tagIn(line);
            if (tag || (tag = nameIn(line))) {
                if (!isReservedTag(tag->name) && !trimmed(tag->value).empty())
                    sheet.tags.push_back(std::move(*tag));
                for (std::size_t i = 0; i < line.size(); ++i)
                    cursor.advance();
                continue;
            }
        }
        isLineBegin = false;
        if (cursor.peek() == '(' || cursor.peek() == '{') {
            skipBracket(cursor);
            continue;
        }
        const TextCursor begin = cursor;
        const std::string_view word = takeWord(cursor);
        if (isNumber(word)) {
            int number = 0;
            std::from_chars(word.data(), word.data() + word.size(), number);
            if (number > 0 && number <= kMaxMoves) {
                numbered = 2 * static_cast<std::size_t>(number - 1) + (word.ends_with("...") ? 1 : 0);
                sinceNumber = 0;
            }
            continue;
        }
        if (parseResult(word))
            continue;
        const auto move = moveOf(word);
        if (!move)
            return unexpected(begin.errorHere(Code::UnexpectedText));
        sheet.moves.push_back(*move);
        ++sinceNumber;
    }
    addPositions(sheet, positions);
    return {};
}

} // namespace

Expected<Scoresheet, ParseError> parseSheet(std::string_view text, const rules::GameSetup& setup)
{
    Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    if (const auto read = readSheet(text, sheet, setup); !read)
        return unexpected(read.error());
    return sheet;
}

Expected<std::vector<SheetPosition>, ParseError> parseSheetPositions(std::string_view text,
                                                                     const rules::GameSetup& setup)
{
    constexpr std::size_t kPliesBetween = 20;
    std::vector<SheetPosition> positions;
    TextCursor cursor(text);
    for (cursor.skipSpace(); !cursor.atEnd(); cursor.skipSpace()) {
        auto position = takePosition(cursor, setup, [&positions] {
            const std::size_t last = positions.empty() ? 0 : positions.back().ply;
            return (last / kPliesBetween + 1) * kPliesBetween;
        });
        if (!position)
            return unexpected(position.error());
        positions.push_back(std::move(*position));
    }
    return positions;
}

void addPositions(Scoresheet& sheet, const std::vector<SheetPosition>& positions)
{
    sheet.positions.insert(sheet.positions.end(), positions.begin(), positions.end());
    std::stable_sort(sheet.positions.begin(), sheet.positions.end(),
                     [](const SheetPosition& a, const SheetPosition& b) { return a.ply < b.ply; });
    if (sheet.positions.size() > kMaxSheetPositions)
        sheet.positions.erase(sheet.positions.begin() + kMaxSheetPositions, sheet.positions.end());
}

} // namespace qumalaq::notation
