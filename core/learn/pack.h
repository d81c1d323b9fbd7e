// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/lesson.h"
#include "core/learn/lesson_texts.h"
#include "core/learn/puzzle.h"
#include "core/learn/text_error.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Lessons and puzzles of a teacher in one file, in UTF-8.
///
///     === pack
///     title = Tuesday group
///     author = A. Serik                   optional
///     learner = Aisulu                    optional: for whom it was made
///     === puzzles
///     game = togyzqumalaq                 then lines as in puzzle.h
///     capture 2 | 9,9,9,9,9,9,9,9,1/10,10,10,10,10,10,10,0,9 10,0 -,- n | 98 91 91 66 34
///     === lesson
///     id = capture                        then as in lesson.h
///     === texts en
///     [lesson capture]                    then as in lesson_texts.h
///     title = Even is yours
///
/// Each part has the format of a file of its kind, after a heading. The parts can be in any order, and there can be
/// several of each except `pack`. A text without headings is a list of puzzles, a pack without a title.
namespace qumalaq::learn {

struct Pack {
    std::string title; ///< empty in a list of puzzles
    std::string author;
    std::string learner;
    std::vector<PuzzlePack> puzzles;
    std::vector<Lesson> lessons;              ///< in teaching order
    std::map<std::string, LessonTexts> texts; ///< by the code of the language

    [[nodiscard]] std::size_t puzzleCount() const;
    /// The text in this language, or in the first language that has it. Empty if none has.
    [[nodiscard]] std::string_view textFor(const std::string& key, const std::string& language) const;
};

/// The pack, or all faults in the order of the text. The content of lessons is not checked, see validate(), except that
/// each of their texts exists in at least one language.
[[nodiscard]] Expected<Pack, std::vector<TextError>> parsePack(std::string_view text);

/// The text of an empty pack.
[[nodiscard]] std::string newPack(std::string_view title, std::string_view author = {}, std::string_view learner = {});

/// The text of a pack with a puzzle added at the end of the puzzles of its game. Everything else is unchanged.
[[nodiscard]] std::string withPuzzle(std::string_view pack, const rules::GameSetup& setup, const Puzzle& puzzle);

} // namespace qumalaq::learn
