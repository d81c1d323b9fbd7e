// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/lesson_texts.h"

#include "core/learn/key_lines.h"

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::learn {

namespace {

using Code = TextError::Code;

TextError& add(std::vector<TextError>& faults, Code code, TextPosition at, std::string_view found)
{
    return faults.emplace_back(faultAt(code, at, found));
}

/// A word has a letter or a digit; a dash between spaces is not a word.
[[nodiscard]] int wordsIn(std::string_view text)
{
    int words = 0;
    bool hasLetter = false;
    constexpr std::string_view kDash = "\xE2\x80\x94";
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i == text.size() || text[i] == ' ') {
            words += hasLetter ? 1 : 0;
            hasLetter = false;
        } else if (text.substr(i).starts_with(kDash)) {
            i += kDash.size() - 1;
        } else {
            const char c = text[i];
            const bool isAscii = static_cast<unsigned char>(c) < 0x80;
            hasLetter =
                hasLetter || !isAscii || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        }
    }
    return words;
}

} // namespace

Expected<LessonTexts, std::vector<TextError>> LessonTexts::parse(std::string_view text)
{
    std::vector<TextError> faults;
    const KeyLines lines = splitKeyLines(text, faults);
    LessonTexts texts;
    std::set<std::string> lessons;
    for (const Section& section : lines.sections) {
        const bool isHead = section.kind.empty(); // the lines above the first heading
        if (!isHead && (section.kind != "lesson" || section.id.empty()))
            add(faults, Code::UnknownSection, section.at, section.kind);
        else if (!isHead && !lessons.insert(section.id).second)
            add(faults, Code::DuplicateId, section.at, section.id);
        for (const KeyLine& entry : section.entries) {
            if (isHead)
                add(faults, Code::UnknownKey, entry.keyAt, entry.key);
            else
                texts.m_texts.push_back({section.id + '.' + entry.key, entry.value, entry.keyAt, entry.valueAt});
        }
    }
    if (faults.empty())
        return texts;
    sortByPlace(faults);
    return unexpected(std::move(faults));
}

std::string_view LessonTexts::find(std::string_view key) const
{
    const auto found =
        std::find_if(m_texts.begin(), m_texts.end(), [key](const auto& text) { return text.key == key; });
    return found == m_texts.end() ? std::string_view() : std::string_view(found->text);
}

std::vector<TextError> LessonTexts::missingOf(const Lesson& lesson) const
{
    std::vector<TextError> faults;
    const auto need = [&](const std::string& key, TextPosition at) {
        if (std::none_of(m_texts.begin(), m_texts.end(), [&key](const auto& text) { return text.key == key; }))
            add(faults, Code::MissingText, at, key);
    };
    need(lesson.titleKey(), lesson.begin);
    for (const Task& task : lesson.tasks) {
        need(lesson.keyOf(task), task.begin);
        if (task.isAfterSaid)
            need(lesson.keyAfter(task), task.begin);
    }
    return faults;
}

std::vector<TextError> LessonTexts::faults(std::span<const Lesson> lessons) const
{
    std::set<std::string> keys;
    for (const Lesson& lesson : lessons) {
        keys.insert(lesson.titleKey());
        keys.insert(keyLearned(lesson));
        for (const Task& task : lesson.tasks) {
            keys.insert(lesson.keyOf(task));
            if (task.isAfterSaid)
                keys.insert(lesson.keyAfter(task));
        }
    }
    std::vector<TextError> faults;
    for (const Text& text : m_texts) {
        const int words = wordsIn(text.text);
        if (!keys.contains(text.key)) {
            add(faults, Code::UnusedText, text.keyAt, text.key);
        } else if (words == 0) {
            add(faults, Code::MissingText, text.textAt, text.key);
        } else if (words > kMaxWords) {
            TextError& fault = add(faults, Code::TextTooLong, text.textAt, text.key);
            fault.expected = kMaxWords;
            fault.actual = words;
        }
    }
    return faults;
}

} // namespace qumalaq::learn
