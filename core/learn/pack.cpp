// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/pack.h"

#include "core/base/utf8.h"
#include "core/learn/key_lines.h"

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::learn {

namespace {

using Code = TextError::Code;

constexpr std::string_view kMark = "===";

/// A part of the text and the words of its heading.
struct Part {
    std::string_view kind;
    std::string_view argument;
    int line = 1; ///< of the heading
    std::string_view text;
    std::size_t end = 0; ///< of the part, in the whole text
};

[[nodiscard]] std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlank = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

/// The part before the first heading has no kind.
[[nodiscard]] std::vector<Part> partsOf(std::string_view text)
{
    std::vector<Part> parts{{{}, {}, 0, {}, 0}};
    std::size_t begin = 0;
    int line = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view row = text.substr(at, end - at);
        const std::size_t next = std::min(end + 1, text.size());
        ++line;
        if (row.starts_with(kMark)) {
            parts.back().text = text.substr(begin, at - begin);
            parts.back().end = at;
            const std::string_view words = trimmed(row.substr(kMark.size()));
            const std::size_t space = std::min(words.find(' '), words.size());
            parts.push_back({words.substr(0, space), trimmed(words.substr(space)), line, {}, 0});
            begin = next;
        }
        at = next;
    }
    parts.back().text = text.substr(begin);
    parts.back().end = text.size();
    return parts;
}

class Reader {
public:
    [[nodiscard]] Expected<Pack, std::vector<TextError>> read(std::string_view text)
    {
        const std::vector<Part> parts = partsOf(text);
        if (parts.size() == 1)
            readPuzzles(parts.front());
        else
            readParts(parts);
        checkTexts();
        if (m_faults.empty())
            return std::move(m_pack);
        sortByPlace(m_faults);
        return unexpected(std::move(m_faults));
    }

private:
    void fault(Code code, const Part& part, TextPosition at, std::string_view found)
    {
        m_faults.push_back(faultAt(code, {at.line + part.line, at.column}, found));
    }

    void addAll(const Part& part, std::vector<TextError> faults)
    {
        for (TextError& one : faults) {
            one.line += part.line;
            m_faults.push_back(std::move(one));
        }
    }

    void readParts(const std::vector<Part>& parts)
    {
        // Only comments may precede the first heading.
        std::vector<TextError> faults;
        for (const Section& section : splitKeyLines(parts.front().text, faults).sections) {
            if (!section.kind.empty())
                fault(Code::UnknownSection, parts.front(), section.at, section.kind);
            for (const KeyLine& entry : section.entries)
                fault(Code::UnknownKey, parts.front(), entry.keyAt, entry.key);
        }
        addAll(parts.front(), std::move(faults));
        bool hasHead = false;
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const Part& part = parts[i];
            if (part.kind == "pack" && hasHead)
                fault(Code::DuplicateId, part, {0, 1}, part.kind);
            else if (part.kind == "pack")
                readHead(part);
            else if (part.kind == "puzzles")
                readPuzzles(part);
            else if (part.kind == "lesson")
                readLesson(part);
            else if (part.kind == "texts" && !part.argument.empty())
                readTexts(part);
            else
                fault(Code::UnknownSection, part, {0, 1}, part.kind);
            hasHead = hasHead || part.kind == "pack";
        }
        if (!hasHead)
            m_faults.push_back(faultAt(Code::MissingKey, {1, 1}, "=== pack"));
    }

    void readHead(const Part& part)
    {
        std::vector<TextError> faults;
        std::set<std::string> keys;
        const std::size_t before = m_faults.size();
        for (const Section& section : splitKeyLines(part.text, faults).sections) {
            if (!section.kind.empty())
                fault(Code::UnknownSection, part, section.at, section.kind);
            for (const KeyLine& entry : section.entries) {
                if (entry.key != "title" && entry.key != "author" && entry.key != "learner")
                    fault(Code::UnknownKey, part, entry.keyAt, entry.key);
                else if (!keys.insert(entry.key).second)
                    fault(Code::DuplicateKey, part, entry.keyAt, entry.key);
                else
                    (entry.key == "title"    ? m_pack.title
                     : entry.key == "author" ? m_pack.author
                                             : m_pack.learner) = entry.value;
            }
        }
        addAll(part, std::move(faults));
        // A misspelt key is a better explanation than a missing title.
        if (m_pack.title.empty() && m_faults.size() == before)
            fault(Code::MissingKey, part, {0, 1}, "title");
    }

    void readPuzzles(const Part& part)
    {
        auto puzzles = parsePuzzles(part.text);
        if (puzzles)
            m_pack.puzzles.push_back(std::move(*puzzles));
        else
            addAll(part, {std::move(puzzles.error())});
    }

    void readLesson(const Part& part)
    {
        auto lesson = parseLesson(part.text);
        if (!lesson)
            return addAll(part, std::move(lesson.error()));
        if (std::any_of(m_pack.lessons.begin(), m_pack.lessons.end(),
                        [&lesson](const Lesson& other) { return other.id == lesson->id; }))
            fault(Code::DuplicateId, part, lesson->begin, lesson->id);
        // The faults of validate() need their place in the whole file.
        lesson->begin.line += part.line;
        for (Task& task : lesson->tasks) {
            task.begin.line += part.line;
            task.answerAt.line += part.line;
        }
        m_pack.lessons.push_back(std::move(*lesson));
    }

    void readTexts(const Part& part)
    {
        auto texts = LessonTexts::parse(part.text);
        if (!texts)
            return addAll(part, std::move(texts.error()));
        const auto [at, isNew] = m_pack.texts.try_emplace(std::string(part.argument), std::move(*texts));
        if (isNew)
            m_textParts.emplace_back(at->first, part);
        else
            fault(Code::DuplicateId, part, {0, 1}, part.argument);
    }

    /// Every text must exist in some language, and every text must be used.
    void checkTexts()
    {
        if (!m_faults.empty()) // the texts of an unreadable lesson would count as unused
            return;
        for (const auto& [language, part] : m_textParts)
            addAll(part, m_pack.texts.at(language).faults(m_pack.lessons));
        for (const Lesson& lesson : m_pack.lessons) {
            if (m_pack.texts.empty())
                m_faults.push_back(faultAt(Code::MissingText, lesson.begin, lesson.titleKey()));
            // textFor() may find a missing text in another language.
            const std::vector<TextError> lacking =
                m_pack.texts.empty() ? std::vector<TextError>() : m_pack.texts.begin()->second.missingOf(lesson);
            for (const TextError& missing : lacking) {
                if (m_pack.textFor(missing.found, {}).empty())
                    m_faults.push_back(missing);
            }
        }
    }

    Pack m_pack;
    std::vector<TextError> m_faults;
    std::vector<std::pair<std::string, Part>> m_textParts;
};

/// Without line ends.
[[nodiscard]] std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return std::string(trimmed(line));
}

} // namespace

std::size_t Pack::puzzleCount() const
{
    std::size_t count = 0;
    for (const PuzzlePack& pack : puzzles)
        count += pack.puzzles.size();
    return count;
}

std::string_view Pack::textFor(const std::string& key, const std::string& language) const
{
    if (const auto own = texts.find(language); own != texts.end()) {
        if (const std::string_view text = own->second.find(key); !text.empty())
            return text;
    }
    for (const auto& [other, catalogue] : texts) {
        if (const std::string_view text = catalogue.find(key); !text.empty())
            return text;
    }
    return {};
}

Expected<Pack, std::vector<TextError>> parsePack(std::string_view text)
{
    return Reader().read(withoutByteOrderMark(text));
}

std::string newPack(std::string_view title, std::string_view author, std::string_view learner)
{
    std::string text = "=== pack\ntitle = " + oneLine(title) + '\n';
    if (const std::string name = oneLine(author); !name.empty())
        text += "author = " + name + '\n';
    if (const std::string name = oneLine(learner); !name.empty())
        text += "learner = " + name + '\n';
    return text;
}

std::string withPuzzle(std::string_view pack, const rules::GameSetup& setup, const Puzzle& puzzle)
{
    pack = withoutByteOrderMark(pack);
    const std::string line = oneLine(toText(puzzle)) + '\n';
    const std::string_view game = rules::idOf(setup.game());
    for (const Part& part : partsOf(pack)) {
        const auto puzzles =
            part.kind.empty() || part.kind == "puzzles" ? parsePuzzles(part.text) : unexpected(TextError());
        if (!puzzles || puzzles->setup.game() != setup.game())
            continue;
        // After the last puzzle, before the empty lines that separate it from the next part.
        std::size_t end = part.end;
        while (end > 0 && (pack[end - 1] == '\n' || pack[end - 1] == '\r' || pack[end - 1] == ' '))
            --end;
        const std::size_t next = std::min(pack.find('\n', end), pack.size());
        std::string text(pack.substr(0, next));
        text += '\n' + line;
        return text + std::string(pack.substr(std::min(next + 1, pack.size())));
    }
    // If the text is a list of puzzles, it becomes a part.
    const bool isList = partsOf(pack).size() == 1;
    std::string text = isList ? newPack("Puzzles") + "=== puzzles\n" : std::string();
    text += pack;
    if (!text.empty() && text.back() != '\n')
        text += '\n';
    return text + "=== puzzles\ngame = " + std::string(game) + '\n' + line;
}

} // namespace qumalaq::learn
