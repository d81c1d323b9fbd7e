// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/key_lines.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <utility>

namespace qumalaq::learn {

namespace {

[[nodiscard]] bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/// A part of a line without surrounding space.
struct Trimmed {
    std::string_view text;
    int column = 1;
};

[[nodiscard]] Trimmed trimmed(std::string_view text, std::size_t offset)
{
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
        ++offset;
    }
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return {text, static_cast<int>(offset) + 1};
}

} // namespace

const KeyLine* Section::find(std::string_view key) const
{
    const auto found = std::find_if(entries.begin(), entries.end(), [key](const KeyLine& e) { return e.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

void sortByPlace(std::vector<TextError>& faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const TextError& a, const TextError& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
}

KeyLines splitKeyLines(std::string_view text, std::vector<TextError>& faults)
{
    using Code = TextError::Code;
    KeyLines lines;
    lines.sections.emplace_back();
    text = withoutByteOrderMark(text);
    for (int line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const Trimmed part = trimmed(whole, 0);
        if (!isUtf8(whole)) {
            faults.push_back(faultAt(Code::NotUtf8, {line, part.column}, {}));
            continue;
        }
        if (part.text.empty() || part.text.front() == '#')
            continue;
        if (part.text.front() == '[') {
            const std::string_view inside =
                part.text.back() == ']' ? part.text.substr(1, part.text.size() - 2) : std::string_view();
            const std::size_t space = std::min(inside.find(' '), inside.size());
            Section section;
            section.kind = inside.empty() ? std::string(part.text) : std::string(inside.substr(0, space));
            section.id = std::string(trimmed(inside.substr(space), 0).text);
            section.at = {line, part.column};
            lines.sections.push_back(std::move(section));
            continue;
        }
        const std::size_t equals = whole.find('=');
        if (equals == std::string_view::npos) {
            faults.push_back(faultAt(Code::NoEquals, {line, part.column}, part.text));
            continue;
        }
        const Trimmed key = trimmed(whole.substr(0, equals), 0);
        const Trimmed value = trimmed(whole.substr(equals + 1), equals + 1);
        if (lines.sections.back().find(key.text)) {
            faults.push_back(faultAt(Code::DuplicateKey, {line, key.column}, key.text));
            continue;
        }
        lines.sections.back().entries.push_back(
            {std::string(key.text), std::string(value.text), {line, key.column}, {line, value.column}});
    }
    return lines;
}

} // namespace qumalaq::learn
