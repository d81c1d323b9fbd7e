// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The project seen as files of text: which room of the house each belongs to, and whom it includes.
/// A room is a folder of the second level, such as core/rules; in app/desktop of the third, such as app/desktop/frame.
namespace qumalaq::architecture {

struct SourceFile {
    std::string path; ///< from the root of the project, with slashes
    std::string text;
};

using Room = std::string;
/// To each room those it may include, besides itself.
using IncludeTable = std::map<Room, std::set<Room>>;
/// Sentences for whoever broke a rule; empty if nobody did.
using Complaints = std::vector<std::string>;

/// All .cpp and .h files under these folders of the root, sorted by path.
[[nodiscard]] std::vector<SourceFile> readSources(const std::filesystem::path& root,
                                                  const std::vector<std::string>& folders);
/// All CMakeLists.txt under these folders, likewise.
[[nodiscard]] std::vector<SourceFile> readBuildFiles(const std::filesystem::path& root,
                                                     const std::vector<std::string>& folders);
/// Empty if there is no such file.
[[nodiscard]] std::string readText(const std::filesystem::path& file);

/// "core/rules/togyz/position.h" is in "core/rules", "app/desktop/frame/room.h" in "app/desktop/frame", and
/// "app/desktop/main.cpp" in "app/desktop"; empty for what is in no room.
[[nodiscard]] Room roomOf(std::string_view path);
[[nodiscard]] std::set<Room> roomsOf(const std::vector<SourceFile>& sources);

/// Reads lines such as "core/rules -> base  the words of every mancala" out of a document. Short names mean core rooms,
/// "nothing" means none, what follows two spaces is a remark. In a line such as "desktop/play -> frame, board | rules"
/// the names before the bar are rooms of app/desktop.
[[nodiscard]] IncludeTable parseIncludeTable(std::string_view document);

/// An #include from one room into another that the table does not allow, and a room the table does not know.
[[nodiscard]] Complaints forbiddenIncludes(const std::vector<SourceFile>& sources, const IncludeTable& table);
/// An edge of the table that no #include needs, of the rooms that have sources.
[[nodiscard]] Complaints unusedEdges(const std::vector<SourceFile>& sources, const IncludeTable& table);
/// A room whose library in CMake is linked with others than the table says. `buildFiles`: each room's CMakeLists.txt
/// with a qumalaq_library() in it.
[[nodiscard]] Complaints otherwiseLinked(const std::vector<SourceFile>& buildFiles, const IncludeTable& table);
/// A path between quotes that does not begin at the root: it would hide from the matrix.
[[nodiscard]] Complaints relativeIncludes(const std::vector<SourceFile>& sources);
/// A Qt header outside app/desktop and the rooms that may know Qt.
[[nodiscard]] Complaints qtOutside(const std::vector<SourceFile>& sources, const std::set<Room>& qtRooms);
/// A line that holds what it may not, by a regular expression; `why` ends the complaint.
struct Ban {
    std::string pattern;
    std::string why;
};
[[nodiscard]] Complaints bannedLines(const std::vector<SourceFile>& sources, const std::vector<Ban>& bans);
/// Files of more lines than that.
[[nodiscard]] Complaints tooLong(const std::vector<SourceFile>& sources, std::size_t mostLines);
/// A way back to the same room: then there is no order in which the rooms could be read.
[[nodiscard]] Complaints cycles(const IncludeTable& table);

} // namespace qumalaq::architecture
