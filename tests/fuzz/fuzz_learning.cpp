// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The texts of core/learn; the first byte selects the kind. The input is parsed, or refused with a place inside it.
// What was parsed is the same after writing and parsing again.
#include "core/learn/lesson.h"
#include "core/learn/lesson_texts.h"
#include "core/learn/opening_counts.h"
#include "core/learn/pack.h"
#include "core/learn/puzzle.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace qumalaq;

namespace {

void expect(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

void expectInside(const learn::TextError& fault, std::string_view text)
{
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    expect(fault.line >= 1 && fault.line <= lines + 1 && fault.column >= 1
           && static_cast<std::size_t>(fault.column) <= text.size() + 1);
}

void expectInside(const std::vector<learn::TextError>& faults, std::string_view text)
{
    expect(!faults.empty());
    for (const learn::TextError& fault : faults)
        expectInside(fault, text);
}

void checkLesson(std::string_view text)
{
    const auto lesson = learn::parseLesson(text);
    if (!lesson)
        return expectInside(lesson.error(), text);
    for (const learn::Task& task : lesson->tasks)
        expect(task.kind == learn::TaskKind::Match || !task.position.outcome());
}

void checkTexts(std::string_view text)
{
    const auto texts = learn::LessonTexts::parse(text);
    if (!texts)
        return expectInside(texts.error(), text);
    for (const auto& entry : texts->all())
        expect(texts->find(entry.key) == entry.text);
}

void checkPuzzles(std::string_view text)
{
    const auto pack = learn::parsePuzzles(text);
    if (!pack)
        return expectInside(pack.error(), text);
    std::string again = "game = " + std::string(rules::idOf(pack->setup.game())) + '\n';
    for (const learn::Puzzle& puzzle : pack->puzzles) {
        rules::AnyPosition position = puzzle.position;
        for (const rules::Move move : puzzle.solution) {
            expect(position.isLegal(move));
            position.play(move);
        }
        again += toText(puzzle) + '\n';
    }
    if (!(pack->setup == rules::GameSetup(pack->setup.game())))
        return; // options are on separate lines
    const auto same = learn::parsePuzzles(again);
    expect(same && same->puzzles == pack->puzzles);
}

void checkPack(std::string_view text)
{
    const auto pack = learn::parsePack(text);
    if (!pack) {
        expect(!pack.error().empty());
        return expectInside(pack.error(), text);
    }
    for (const learn::Lesson& lesson : pack->lessons)
        expect(!pack->textFor(lesson.titleKey(), "en").empty());
    if (pack->puzzles.empty() || pack->puzzles.front().puzzles.empty())
        return;
    const learn::PuzzlePack& first = pack->puzzles.front();
    const auto more = learn::parsePack(learn::withPuzzle(text, first.setup, first.puzzles.front()));
    expect(more && more->puzzleCount() == pack->puzzleCount() + 1);
}

void checkOpenings(std::string_view text)
{
    const auto counts = learn::OpeningCounts::parse(text);
    if (!counts)
        return expectInside(counts.error(), text);
    const std::string written = counts->toText();
    const auto again = learn::OpeningCounts::parse(written);
    expect(again && again->toText() == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);
    constexpr std::uint8_t kPack = 0x80;
    if (data[0] & kPack) {
        checkPack(text);
        return 0;
    }
    switch (data[0] % 4) {
    case 0:
        checkLesson(text);
        break;
    case 1:
        checkTexts(text);
        break;
    case 2:
        checkPuzzles(text);
        break;
    default:
        checkOpenings(text);
        break;
    }
    return 0;
}
