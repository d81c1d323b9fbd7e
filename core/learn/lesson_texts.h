// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/lesson.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The texts of the lessons in one language: a catalogue in UTF-8, one file for each language.
///
///     [lesson capture]
///     title = Even is yours
///     first = Take these stones.          the text of [task first], at most kMostWords words
///     first.after = They are yours.       said when [task first] is done, if it has the line after = said
///
/// A lesson itself contains no sentences; its ids are the keys here. So a language can be translated or added without
/// touching a lesson, and adding a lesson needs none of the tools for the program's other translations.
namespace qumalaq::learn {

class LessonTexts {
public:
    struct Text {
        std::string key; ///< Lesson::titleKey(), or Lesson::keyOf() of a task
        std::string text;
        TextPosition keyAt;
        TextPosition textAt;
    };

    /// All faults of form, in the order of the text, or a catalogue if there are none.
    [[nodiscard]] static Expected<LessonTexts, std::vector<TextError>> parse(std::string_view text);

    /// Empty if there is none.
    [[nodiscard]] std::string_view find(std::string_view key) const;

    /// In the order of the file.
    [[nodiscard]] std::span<const Text> all() const { return m_texts; }

    /// The texts of a lesson that are missing here. Line and column are those in the lesson.
    [[nodiscard]] std::vector<TextError> missingOf(const Lesson& lesson) const;

    /// Texts that are too long or empty, and those that no lesson uses, because the key is misspelt or left over.
    [[nodiscard]] std::vector<TextError> faults(std::span<const Lesson> lessons) const;

private:
    std::vector<Text> m_texts;
};

inline constexpr int kMostWords = 15;

} // namespace qumalaq::learn
