// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/lesson_report.h"

#include "app/workshop/console.h"
#include "core/learn/lesson_texts.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace qumalaq::workshop {

namespace {

/// In UTF-8 and with slashes, even on Windows.
[[nodiscard]] std::string nameOf(const std::filesystem::path& path)
{
    const std::u8string name = path.generic_u8string();
    return {name.begin(), name.end()};
}

[[nodiscard]] std::string whatOf(const learn::TextError& fault)
{
    using Code = learn::TextError::Code;
    const std::string quoted = "'" + fault.found + "'";
    switch (fault.code) {
    case Code::NotUtf8:
        return "the line is not UTF-8";
    case Code::NoEquals:
        return quoted + " does not have the form key = value";
    case Code::UnknownSection:
        return quoted + " is no heading: [task some-id] in a lesson, [lesson some-id] in the texts";
    case Code::UnknownKey:
        return "there is no key " + quoted + " here";
    case Code::DuplicateKey:
        return "the key " + quoted + " is there twice";
    case Code::MissingKey:
        return "the key " + quoted + " is missing";
    case Code::UnknownValue:
        return quoted + " is not possible here";
    case Code::DuplicateId:
        return "the lines above have the id " + quoted;
    case Code::UnknownGame:
        return "no game is called " + quoted;
    case Code::BadOption:
        return "the game cannot be set up with " + quoted;
    case Code::BadPosition: {
        using Reason = notation::ParseError::Code;
        if (fault.notation && fault.notation->code == Reason::WrongTotal)
            return "the position has " + std::to_string(fault.notation->actual) + " stones instead of "
                   + std::to_string(fault.notation->expected);
        const int column = fault.notation ? fault.notation->column : 1;
        return "the position cannot be read, from its character " + std::to_string(column) + " on";
    }
    case Code::GameOver:
        return "the game is over in this position";
    case Code::BadMove:
        return quoted + " is not legal there";
    case Code::BadPlace:
        return quoted + " is no pit of the board (s1, n9, home)";
    case Code::BadNumber:
        return quoted + " is no number that could be meant";
    case Code::TaskCount:
        return "there are " + std::to_string(fault.actual) + " tasks; the limit is " + std::to_string(fault.expected);
    case Code::MissingText:
        return "there is no text " + quoted;
    case Code::UnusedText:
        return "no lesson has the key " + quoted;
    case Code::TextTooLong:
        return "the text has " + std::to_string(fault.actual) + " words; at most " + std::to_string(fault.expected);
    case Code::GoalNotReached:
        return "the answer " + quoted + " does not do what the goal asks for";
    case Code::AnswerNotBest:
        return quoted + " is a better answer";
    case Code::AnswerNotUnique:
        return quoted + " is as good an answer";
    case Code::WrongAnswer:
        return "the right answer is " + quoted;
    case Code::GoalNotOfThisGame:
        return "the game does not know this goal";
    case Code::TooHardToProve:
        return "there are too many stones to prove who wins";
    case Code::BadLine:
        return "this line does not belong in a puzzle";
    }
    return {};
}

using Path = std::filesystem::path;

/// Text files in the order of their names; none if there is no such folder.
[[nodiscard]] std::vector<Path> textsIn(const Path& folder)
{
    std::vector<Path> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".txt")
            paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

[[nodiscard]] std::vector<Path> foldersIn(const Path& folder)
{
    std::vector<Path> paths;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.is_directory(error))
            paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

class Report {
public:
    [[nodiscard]] std::vector<std::string> on(const Path& folder)
    {
        for (const Path& course : foldersIn(folder)) {
            for (const Path& path : textsIn(course))
                readLesson(path);
        }
        const std::vector<Path> catalogues = textsIn(folder);
        for (const Path& path : catalogues)
            readTexts(path);
        if (m_lessons.empty() || catalogues.empty())
            m_lines.push_back(nameOf(folder) + ": there are no lessons with texts_<language>.txt here");
        return std::move(m_lines);
    }

private:
    void add(const Path& path, const learn::TextError& fault, const std::string& more = {})
    {
        m_lines.push_back(nameOf(path) + ':' + describe(fault) + more);
    }

    [[nodiscard]] std::string read(const Path& path)
    {
        if (auto text = contentsOf(path))
            return std::move(*text);
        m_lines.push_back(nameOf(path) + ": cannot be read");
        return {};
    }

    void readLesson(const Path& path)
    {
        auto lesson = learn::parseLesson(read(path));
        for (const learn::TextError& fault : lesson ? learn::validate(*lesson) : lesson.error())
            add(path, fault);
        if (!lesson) {
            m_areAllRead = false;
            return;
        }
        if (!m_ids.insert(lesson->id).second) {
            add(path, learn::faultAt(learn::TextError::Code::DuplicateId, lesson->begin, lesson->id));
        }
        m_lessons.push_back(std::move(*lesson));
        m_paths.push_back(path);
    }

    void readTexts(const Path& path)
    {
        const auto texts = learn::LessonTexts::parse(read(path));
        if (!texts) {
            for (const learn::TextError& fault : texts.error())
                add(path, fault);
            return;
        }
        for (std::size_t i = 0; i < m_lessons.size(); ++i) {
            for (const learn::TextError& fault : texts->missingOf(m_lessons[i]))
                add(m_paths[i], fault, " in " + nameOf(path.filename()));
        }
        for (const learn::TextError& fault : texts->faults(m_lessons)) {
            // If a lesson could not be read, its texts seem unused.
            if (m_areAllRead || fault.code != learn::TextError::Code::UnusedText)
                add(path, fault);
        }
    }

    std::vector<learn::Lesson> m_lessons;
    std::vector<Path> m_paths; ///< of m_lessons
    std::set<std::string> m_ids;
    bool m_areAllRead = true;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> checkLessons(const std::filesystem::path& folder)
{
    return Report().on(folder);
}

std::string describe(const learn::TextError& fault)
{
    return std::to_string(fault.line) + ':' + std::to_string(fault.column) + ": " + whatOf(fault);
}

} // namespace qumalaq::workshop
