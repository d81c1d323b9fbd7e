// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/lesson.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What lessons say in one language: a catalogue in UTF-8, one file a language.
///
///     [lesson capture]
///     title = Even is yours
///     first = Take his stones!            the text of [task first], at most kMostWords words
///
/// A lesson itself holds no sentence, only what can be computed; its ids are the keys. So one language can be
/// translated, or a new one added, without a lesson being touched, and whoever adds a lesson needs no tool of the
/// program's other translations.
namespace qumalaq::learn {

class LessonTexts {
public:
    struct Text {
        std::string key; ///< Lesson::titleKey(), or Lesson::keyOf() of a task
        std::string text;
        Spot keyAt;
        Spot textAt;
    };

    /// Every fault of form, in the order of the text; a catalogue only if there is none.
    [[nodiscard]] static Expected<LessonTexts, std::vector<TextFault>> parse(std::string_view text);

    /// Empty if there is none.
    [[nodiscard]] std::string_view find(std::string_view key) const;

    /// In the order of the file.
    [[nodiscard]] std::span<const Text> all() const { return m_texts; }

    /// What of a lesson is not put into words here. Line and column are the lesson's.
    [[nodiscard]] std::vector<TextFault> missingOf(const Lesson& lesson) const;

    /// Texts that are too long or say nothing, and those that none of the lessons uses: keys misspelt, or left over.
    [[nodiscard]] std::vector<TextFault> faults(std::span<const Lesson> lessons) const;

private:
    std::vector<Text> m_texts;
};

inline constexpr int kMostWords = 15;

} // namespace qumalaq::learn
