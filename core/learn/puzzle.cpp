// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/puzzle.h"

#include "core/base/utf8.h"
#include "core/learn/move_consequences.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace qumalaq::learn {

using rules::AnyPosition;
using rules::Move;

namespace {

constexpr std::array<std::string_view, kPuzzleKinds> kKindIds = {"capture", "tuzdyk", "guard", "atsyrau"};

/// A field of a line and its place.
struct Field {
    std::string_view text;
    std::size_t column = 1;
};

[[nodiscard]] Field trimmed(Field part)
{
    while (!part.text.empty() && part.text.front() == ' ') {
        part.text.remove_prefix(1);
        ++part.column;
    }
    while (!part.text.empty() && (part.text.back() == ' ' || part.text.back() == '\r'))
        part.text.remove_suffix(1);
    return part;
}

/// The next word; empty at the end.
[[nodiscard]] Field takeWord(Field& rest)
{
    rest = trimmed(rest);
    const std::size_t length = std::min(rest.text.find(' '), rest.text.size());
    const Field word{rest.text.substr(0, length), rest.column};
    rest.text.remove_prefix(length);
    rest.column += length;
    return word;
}

[[nodiscard]] tl::unexpected<TextError> faultAt(TextError::Code code, int line, const Field& part)
{
    return unexpected(faultAt(code, {line, static_cast<int>(part.column)}, part.text));
}

[[nodiscard]] tl::unexpected<TextError> faultAt(TextError::Code code, int line, const Field& part,
                                                const notation::ParseError& reason)
{
    auto fault = faultAt(code, line, part);
    fault.value().notation = reason;
    return fault;
}

[[nodiscard]] Expected<Puzzle, TextError> parseLine(std::string_view text, int line, const rules::GameSetup& setup)
{
    const std::size_t first = text.find('|');
    const std::size_t second = first == std::string_view::npos ? first : text.find('|', first + 1);
    if (second == std::string_view::npos)
        return faultAt(TextError::Code::BadLine, line, Field{text});

    Puzzle puzzle;
    Field head{text.substr(0, first)};
    const Field kind = takeWord(head);
    const auto* const id = std::find(kKindIds.begin(), kKindIds.end(), kind.text);
    if (id == kKindIds.end())
        return faultAt(TextError::Code::UnknownValue, line, kind);
    puzzle.kind = static_cast<PuzzleKind>(id - kKindIds.begin());
    const Field grade = takeWord(head);
    if (grade.text.size() != 1 || grade.text[0] < '0' + kEasiestGrade || grade.text[0] > '0' + kHardestGrade)
        return faultAt(TextError::Code::BadNumber, line, grade);
    puzzle.grade = grade.text[0] - '0';

    const Field position = trimmed({text.substr(first + 1, second - first - 1), first + 2});
    const auto parsed = notation::parsePosition(position.text, setup);
    if (!parsed)
        return faultAt(TextError::Code::BadPosition, line, position, parsed.error());
    puzzle.position = parsed->position;

    const std::size_t third = std::min(text.find('|', second + 1), text.size());
    Field moves{text.substr(second + 1, third - second - 1), second + 2};
    AnyPosition at = puzzle.position;
    for (Field word = takeWord(moves); !word.text.empty(); word = takeWord(moves)) {
        const auto move = notation::parseMove(word.text, at);
        if (!move)
            return faultAt(TextError::Code::BadMove, line, word, move.error());
        puzzle.solution.push_back(*move);
        at.play(*move);
    }
    if (puzzle.solution.empty())
        return faultAt(TextError::Code::BadLine, line, moves);
    if (third < text.size())
        puzzle.source = trimmed({text.substr(third + 1), third + 2}).text;
    return puzzle;
}

} // namespace

std::string_view idOf(PuzzleKind kind)
{
    return kKindIds[static_cast<std::size_t>(kind)];
}

int gradeOfDepth(int depth)
{
    constexpr std::array<int, kHardestGrade - 1> kDeepest = {1, 2, 4, 6};
    const auto* const grade =
        std::find_if(kDeepest.begin(), kDeepest.end(), [depth](int deepest) { return depth <= deepest; });
    return kEasiestGrade + static_cast<int>(grade - kDeepest.begin());
}

std::optional<PuzzleKind> kindOf(const AnyPosition& position, std::span<const Move> line)
{
    // The least stones that make a puzzle.
    constexpr int kWorthTaking = 4;
    constexpr int kMinPreventedStones = 4;

    if (stonesInPits(position.board()) <= kAtsyrauStones)
        return PuzzleKind::Atsyrau;
    const MoveConsequences first = consequencesOf(position, line.front());
    if (first.tuzdyk)
        return PuzzleKind::Tuzdyk;
    const rules::Side mover = position.sideToMove();
    // A learner who is asked to take the most and then loses more would not understand why the move is good.
    const auto captureThatPays = [&]() -> std::optional<PuzzleKind> {
        AnyPosition end = position;
        for (const Move move : line)
            end.play(move);
        return leadOf(mover, end) > leadOf(mover, position) ? std::optional(PuzzleKind::Capture) : std::nullopt;
    };
    if (first.taken >= kWorthTaking)
        return captureThatPays();

    const Threats before = threatsOf(position, rules::opponentOf(mover));
    const Threats after = threatsOf(first.after, rules::opponentOf(mover));
    if (first.taken == 0
        && (before.taken() - after.taken() >= kMinPreventedStones
            || (!before.tuzdyks.empty() && after.tuzdyks.empty())))
        return PuzzleKind::Guard;

    if (line.size() < 3 || first.after.sideToMove() == mover)
        return std::nullopt;
    AnyPosition answered = first.after;
    answered.play(line[1]);
    if (answered.sideToMove() != mover)
        return std::nullopt;
    const MoveConsequences next = consequencesOf(answered, line[2]);
    if (next.tuzdyk)
        return PuzzleKind::Tuzdyk;
    return next.taken >= kWorthTaking ? captureThatPays() : std::nullopt;
}

Expected<PuzzlePack, TextError> parsePuzzles(std::string_view text)
{
    constexpr std::string_view kGame = "game =";
    std::optional<PuzzlePack> pack;
    text = withoutByteOrderMark(text);
    int line = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const Field whole{text.substr(0, end)};
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
        const Field part = trimmed(whole);
        if (part.text.empty() || part.text.front() == '#')
            continue;
        if (!pack) {
            if (!part.text.starts_with(kGame))
                return faultAt(TextError::Code::MissingKey, line, {"game", part.column});
            const Field id = trimmed({part.text.substr(kGame.size()), part.column + kGame.size()});
            const auto game = rules::gameById(id.text);
            if (!game)
                return faultAt(TextError::Code::UnknownGame, line, id);
            pack.emplace(PuzzlePack{rules::GameSetup(*game), {}});
            continue;
        }
        auto puzzle = parseLine(whole.text, line, pack->setup);
        if (!puzzle)
            return unexpected(std::move(puzzle.error()));
        pack->puzzles.push_back(std::move(*puzzle));
    }
    if (!pack)
        return faultAt(TextError::Code::MissingKey, std::max(line, 1), {"game"});
    return std::move(*pack);
}

std::string toText(const Puzzle& puzzle)
{
    std::string text(idOf(puzzle.kind));
    text += ' ' + std::to_string(puzzle.grade) + " | " + notation::toText(puzzle.position) + " |";
    AnyPosition at = puzzle.position;
    for (const Move move : puzzle.solution) {
        text += ' ' + notation::toText(at, move);
        at.play(move);
    }
    return puzzle.source.empty() ? text : text + " | " + puzzle.source;
}

} // namespace qumalaq::learn
