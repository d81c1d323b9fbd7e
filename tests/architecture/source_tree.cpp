// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_tree.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <regex>
#include <sstream>

namespace qumalaq::architecture {

namespace {

struct Include {
    std::string target;
    bool isQuoted;
    std::size_t line;
};

std::vector<Include> includesOf(const SourceFile& source)
{
    static const std::regex kPattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    std::vector<Include> found;
    std::istringstream lines(source.text);
    std::string line;
    for (std::size_t number = 1; std::getline(lines, line); ++number) {
        std::smatch match;
        if (std::regex_search(line, match, kPattern))
            found.push_back({match[2].str(), match[1].str() == "\"", number});
    }
    return found;
}

std::string at(const SourceFile& source, const Include& include)
{
    return source.path + ":" + std::to_string(include.line);
}

/// <QString>, <QtCore/qstring.h>, <qglobal.h>: nobody else names headers like this.
bool isQtHeader(const std::string& target)
{
    static const std::regex kPattern(R"(^(Q[A-Z]\w*|Qt\w*/.*|q\w+\.h)$)");
    return std::regex_match(target, kPattern);
}

} // namespace

std::string readText(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<SourceFile> readSources(const std::filesystem::path& root, const std::vector<std::string>& folders)
{
    std::vector<SourceFile> sources;
    for (const std::string& folder : folders) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            const auto extension = entry.path().extension();
            if (entry.is_regular_file() && (extension == ".h" || extension == ".cpp"))
                sources.push_back({entry.path().lexically_relative(root).generic_string(), readText(entry.path())});
        }
    }
    std::ranges::sort(sources, {}, &SourceFile::path);
    return sources;
}

Room roomOf(std::string_view path)
{
    const auto first = path.find('/');
    const auto second = first == std::string_view::npos ? first : path.find('/', first + 1);
    return second == std::string_view::npos ? Room() : Room(path.substr(0, second));
}

std::set<Room> roomsOf(const std::vector<SourceFile>& sources)
{
    std::set<Room> rooms;
    for (const SourceFile& source : sources) {
        if (const Room room = roomOf(source.path); !room.empty())
            rooms.insert(room);
    }
    return rooms;
}

IncludeTable parseIncludeTable(std::string_view document)
{
    static const std::regex kPattern(R"(^((?:core|app)/\w+)\s+->\s+(\S+(?: \S+)*))");
    IncludeTable table;
    std::istringstream lines{std::string(document)};
    std::string line;
    while (std::getline(lines, line)) {
        std::smatch match;
        if (!std::regex_search(line, match, kPattern))
            continue;
        auto& allowed = table[match[1].str()];
        std::istringstream names(match[2].str());
        for (std::string name; names >> name;) {
            if (name.back() == ',')
                name.pop_back();
            if (name != "nothing")
                allowed.insert(name.find('/') == std::string::npos ? "core/" + name : name);
        }
    }
    return table;
}

Complaints forbiddenIncludes(const std::vector<SourceFile>& sources, const IncludeTable& table)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        const Room from = roomOf(source.path);
        const auto row = table.find(from);
        if (row == table.end()) {
            complaints.push_back(source.path + " is in a room that the table does not know");
            continue;
        }
        for (const Include& include : includesOf(source)) {
            const Room to = roomOf(include.target);
            const bool isOurs = to.starts_with("core/") || to.starts_with("app/");
            if (isOurs && to != from && !row->second.contains(to))
                complaints.push_back(at(source, include) + " includes " + include.target + ", but " + from
                                     + " may not include " + to);
        }
    }
    return complaints;
}

Complaints relativeIncludes(const std::vector<SourceFile>& sources)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        for (const Include& include : includesOf(source)) {
            // What moc and the build generate has no place in the tree.
            const bool isGenerated = include.target.ends_with(".moc") || include.target.starts_with("moc_");
            const bool isRooted = include.target.starts_with("core/") || include.target.starts_with("app/")
                                  || include.target.starts_with("tests/");
            if (include.isQuoted && !isGenerated && !isRooted)
                complaints.push_back(at(source, include) + " includes \"" + include.target
                                     + "\", which is not a path from the root");
        }
    }
    return complaints;
}

Complaints qtOutside(const std::vector<SourceFile>& sources, const std::set<Room>& qtRooms)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        if (qtRooms.contains(roomOf(source.path)))
            continue;
        for (const Include& include : includesOf(source)) {
            if (isQtHeader(include.target))
                complaints.push_back(at(source, include) + " includes " + include.target + ": Qt has no place here");
        }
    }
    return complaints;
}

Complaints bannedLines(const std::vector<SourceFile>& sources, const std::vector<Ban>& bans)
{
    Complaints complaints;
    for (const Ban& ban : bans) {
        const std::regex pattern(ban.pattern);
        for (const SourceFile& source : sources) {
            std::istringstream lines(source.text);
            std::string line;
            for (std::size_t number = 1; std::getline(lines, line); ++number) {
                if (const auto code = line.substr(0, line.find("//")); std::regex_search(code, pattern))
                    complaints.push_back(source.path + ":" + std::to_string(number) + ": " + ban.why);
            }
        }
    }
    return complaints;
}

Complaints tooLong(const std::vector<SourceFile>& sources, std::size_t mostLines)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        const auto lines = static_cast<std::size_t>(std::ranges::count(source.text, '\n'));
        if (lines > mostLines)
            complaints.push_back(source.path + " has " + std::to_string(lines) + " lines");
    }
    return complaints;
}

Complaints cycles(const IncludeTable& table)
{
    Complaints complaints;
    for (const auto& [start, allowed] : table) {
        std::set<Room> reached;
        const std::function<void(const Room&)> follow = [&](const Room& room) {
            const auto row = table.find(room);
            if (row == table.end())
                return;
            for (const Room& next : row->second) {
                if (reached.insert(next).second)
                    follow(next);
            }
        };
        follow(start);
        if (reached.contains(start))
            complaints.push_back(start + " can include itself by way of others");
    }
    return complaints;
}

} // namespace qumalaq::architecture
