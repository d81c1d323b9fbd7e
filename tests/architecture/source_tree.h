// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The project's text files: the module that each belongs to, and what it includes. A module is a folder of the second
/// level, such as core/rules; in app/desktop of the third, such as app/desktop/ui.
namespace qumalaq::architecture {

struct SourceFile {
    std::string path; ///< relative to the root of the project, with slashes
    std::string text;
};

using Module = std::string;
/// The modules that each module may include, besides itself.
using IncludeTable = std::map<Module, std::set<Module>>;
/// Descriptions of violations; empty if there are none.
using Complaints = std::vector<std::string>;
/// Empty if there are no complaints, so that a failing test prints them.
[[nodiscard]] inline QString joined(const Complaints& complaints)
{
    QString text;
    for (const std::string& complaint : complaints)
        text += QLatin1Char('\n') + QString::fromStdString(complaint);
    return text;
}

/// All .cpp and .h files under these folders of the root, sorted by path.
[[nodiscard]] std::vector<SourceFile> readSources(const std::filesystem::path& root,
                                                  const std::vector<std::string>& folders);
/// All CMakeLists.txt under these folders, sorted by path.
[[nodiscard]] std::vector<SourceFile> readBuildFiles(const std::filesystem::path& root,
                                                     const std::vector<std::string>& folders);
/// Empty if the file does not exist.
[[nodiscard]] std::string readText(const std::filesystem::path& file);

/// "core/rules/togyz/position.h" is in "core/rules", "app/desktop/ui/page.h" in "app/desktop/ui", and
/// "app/desktop/main.cpp" in "app/desktop"; empty for a file outside all modules.
[[nodiscard]] Module moduleOf(std::string_view path);
[[nodiscard]] std::set<Module> modulesOf(const std::vector<SourceFile>& sources);

/// Parses lines of a document such as "core/rules -> base  the words of every mancala". Short names mean modules of
/// core, "nothing" means none, and text after two spaces is a remark. In a line such as "desktop/gameboard -> ui, board
/// | rules" the names before the bar are modules in app/desktop.
[[nodiscard]] IncludeTable parseIncludeTable(std::string_view document);

/// Finds includes between modules that the table does not allow, and modules missing from the table.
[[nodiscard]] Complaints forbiddenIncludes(const std::vector<SourceFile>& sources, const IncludeTable& table);
/// Finds edges of the table that no include needs, for modules with sources.
[[nodiscard]] Complaints unusedEdges(const std::vector<SourceFile>& sources, const IncludeTable& table);
/// Finds modules whose CMake library is linked with others than the table says. `buildFiles` are the CMakeLists.txt
/// that contain a qumalaq_library().
[[nodiscard]] Complaints otherwiseLinked(const std::vector<SourceFile>& buildFiles, const IncludeTable& table);
/// Finds quoted includes that are not relative to the root: they would escape the matrix.
[[nodiscard]] Complaints relativeIncludes(const std::vector<SourceFile>& sources);
/// Finds Qt headers outside app/desktop and the modules that may use Qt.
[[nodiscard]] Complaints qtOutside(const std::vector<SourceFile>& sources, const std::set<Module>& qtModules);
/// A regular expression for forbidden code; `why` ends the complaint.
struct Ban {
    std::string pattern;
    std::string why;
};
[[nodiscard]] Complaints bannedLines(const std::vector<SourceFile>& sources, const std::vector<Ban>& bans);
/// Finds cycles between modules.
[[nodiscard]] Complaints cycles(const IncludeTable& table);

} // namespace qumalaq::architecture
