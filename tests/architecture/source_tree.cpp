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

/// <QString>, <QtCore/qstring.h>, <qglobal.h>: no other headers have such names.
bool isQtHeader(const std::string& target)
{
    static const std::regex kPattern(R"(^(Q[A-Z]\w*|Qt\w*/.*|q\w+\.h)$)");
    return std::regex_match(target, kPattern);
}

/// The program whose folders are modules.
constexpr std::string_view kDesktop = "app/desktop/";

/// The alias of a library without its namespace: "rules" of core/rules, "desktop_ui" of app/desktop/ui.
std::string libraryOf(const Module& module)
{
    const std::string name = module.substr(module.rfind('/') + 1);
    return module.starts_with(kDesktop) ? "desktop_" + name : name;
}

std::string listOf(const std::set<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ", ") + name;
    return list.empty() ? "nothing" : list;
}

std::vector<SourceFile> readFiles(const std::filesystem::path& root, const std::vector<std::string>& folders,
                                  const std::function<bool(const std::filesystem::path&)>& isWanted)
{
    std::vector<SourceFile> files;
    for (const std::string& folder : folders) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
            if (entry.is_regular_file() && isWanted(entry.path()))
                files.push_back({entry.path().lexically_relative(root).generic_string(), readText(entry.path())});
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

} // namespace

std::string readText(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<SourceFile> readSources(const std::filesystem::path& root, const std::vector<std::string>& folders)
{
    return readFiles(root, folders, [](const std::filesystem::path& path) {
        return path.extension() == ".h" || path.extension() == ".cpp";
    });
}

std::vector<SourceFile> readBuildFiles(const std::filesystem::path& root, const std::vector<std::string>& folders)
{
    return readFiles(root, folders,
                     [](const std::filesystem::path& path) { return path.filename() == "CMakeLists.txt"; });
}

Module moduleOf(std::string_view path)
{
    const auto slashAfter = [path](std::size_t slash) {
        return slash == std::string_view::npos ? slash : path.find('/', slash + 1);
    };
    const auto second = slashAfter(path.find('/'));
    const auto third = path.starts_with(kDesktop) ? slashAfter(second) : std::string_view::npos;
    return second == std::string_view::npos ? Module()
                                            : Module(path.substr(0, third == std::string_view::npos ? second : third));
}

std::set<Module> modulesOf(const std::vector<SourceFile>& sources)
{
    std::set<Module> modules;
    for (const SourceFile& source : sources) {
        if (const Module module = moduleOf(source.path); !module.empty())
            modules.insert(module);
    }
    return modules;
}

IncludeTable parseIncludeTable(std::string_view document)
{
    static const std::regex kPattern(R"(^((?:core|app|desktop)/\w+)\s+->\s+(\S+(?: \S+)*))");
    IncludeTable table;
    std::istringstream lines{std::string(document)};
    std::string line;
    while (std::getline(lines, line)) {
        std::smatch match;
        if (!std::regex_search(line, match, kPattern))
            continue;
        const std::string module = match[1].str();
        const bool isOfDesktop = module.starts_with("desktop/");
        auto& allowed = table[isOfDesktop ? "app/" + module : module];
        std::string folder = isOfDesktop ? std::string(kDesktop) : "core/";
        std::istringstream names(match[2].str());
        for (std::string name; names >> name;) {
            if (name.back() == ',')
                name.pop_back();
            if (name == "|")
                folder = "core/";
            else if (name != "nothing")
                allowed.insert(name.find('/') == std::string::npos ? folder + name : name);
        }
    }
    return table;
}

Complaints forbiddenIncludes(const std::vector<SourceFile>& sources, const IncludeTable& table)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        const Module from = moduleOf(source.path);
        const auto row = table.find(from);
        if (row == table.end()) {
            complaints.push_back(source.path + " is in a module that the table does not know");
            continue;
        }
        for (const Include& include : includesOf(source)) {
            const Module to = moduleOf(include.target);
            const bool isOurs = to.starts_with("core/") || to.starts_with("app/");
            if (isOurs && to != from && !row->second.contains(to))
                complaints.push_back(at(source, include) + " includes " + include.target + ", but " + from
                                     + " may not include " + to);
        }
    }
    return complaints;
}

Complaints unusedEdges(const std::vector<SourceFile>& sources, const IncludeTable& table)
{
    std::map<Module, std::set<Module>> used;
    for (const SourceFile& source : sources) {
        auto& targets = used[moduleOf(source.path)];
        for (const Include& include : includesOf(source))
            targets.insert(moduleOf(include.target));
    }
    Complaints complaints;
    for (const auto& [module, targets] : used) {
        const auto row = table.find(module);
        if (row == table.end())
            continue;
        for (const Module& allowed : row->second) {
            if (!targets.contains(allowed))
                complaints.push_back(module + " may include " + allowed + ", but does not");
        }
    }
    return complaints;
}

Complaints otherwiseLinked(const std::vector<SourceFile>& buildFiles, const IncludeTable& table)
{
    static const std::regex kLibrary(R"(qumalaq_library\((\w+)[^)]*\))");
    static const std::regex kAlias(R"(qumalaq::(\w+))");
    Complaints complaints;
    for (const SourceFile& file : buildFiles) {
        std::smatch library;
        if (!std::regex_search(file.text, library, kLibrary))
            continue;
        std::set<std::string> linked;
        const std::string call = library.str();
        for (std::sregex_iterator alias(call.begin(), call.end(), kAlias), end; alias != end; ++alias)
            linked.insert((*alias)[1].str());
        const Module module = moduleOf(file.path);
        std::set<std::string> wanted;
        if (const auto row = table.find(module); row != table.end())
            std::ranges::transform(row->second, std::inserter(wanted, wanted.end()), libraryOf);
        if (library[1].str() != libraryOf(module))
            complaints.push_back(file.path + " makes a library called " + library[1].str());
        if (linked != wanted)
            complaints.push_back(file.path + " links " + listOf(linked) + ", but the table has " + listOf(wanted));
    }
    return complaints;
}

Complaints relativeIncludes(const std::vector<SourceFile>& sources)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        for (const Include& include : includesOf(source)) {
            // Headers generated by moc and the build are not in the tree.
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

Complaints qtOutside(const std::vector<SourceFile>& sources, const std::set<Module>& qtModules)
{
    Complaints complaints;
    for (const SourceFile& source : sources) {
        if (qtModules.contains(moduleOf(source.path)) || source.path.starts_with(kDesktop))
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

Complaints cycles(const IncludeTable& table)
{
    Complaints complaints;
    for (const auto& [start, allowed] : table) {
        std::set<Module> reached;
        const std::function<void(const Module&)> follow = [&](const Module& module) {
            const auto row = table.find(module);
            if (row == table.end())
                return;
            for (const Module& next : row->second) {
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
