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
///     first = Take these stones.          the text of [task first], at most kMaxWords words
///     first.after = They are yours.       shown when [task first] is done, if it has the line after = said
///     learned = An even pit is yours.     optional: the rule in a few words, shown at the end
///
/// The keys are the ids in the lessons. So a language can be added without changing a lesson, and a lesson without the
/// tools for the program's other translations.
namespace qumalaq::learn {

class LessonTexts {
public:
    struct Text {
        std::string key; ///< Lesson::titleKey(), or Lesson::keyOf() of a task
        std::string text;
        TextPosition keyAt;
        TextPosition textAt;
    };

    /// The catalogue, or all syntax errors in the order of the text.
    [[nodiscard]] static Expected<LessonTexts, std::vector<TextError>> parse(std::string_view text);

    /// "capture.learned"
    [[nodiscard]] static std::string keyLearned(const Lesson& lesson) { return lesson.id + ".learned"; }

    /// Empty if there is none.
    [[nodiscard]] std::string_view find(std::string_view key) const;

    /// In the order of the file.
    [[nodiscard]] std::span<const Text> all() const { return m_texts; }

    /// A fault for each missing text of a lesson. Line and column are those in the lesson.
    [[nodiscard]] std::vector<TextError> missingOf(const Lesson& lesson) const;

    /// A fault for each text that is too long or empty, or whose key is not used by a lesson.
    [[nodiscard]] std::vector<TextError> faults(std::span<const Lesson> lessons) const;

private:
    std::vector<Text> m_texts;
};

inline constexpr int kMaxWords = 15;

} // namespace qumalaq::learn
