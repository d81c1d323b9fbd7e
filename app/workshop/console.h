// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utf8.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <system_error>

/// Functions that the commands share. Files may have any size.
namespace qumalaq::workshop {

/// Writes an error as one line on standard error. Returns the exit status, 2.
inline int refuse(const std::string& message)
{
    std::fprintf(stderr, "qumalaq-workshop: %s\n", message.c_str());
    return 2;
}

/// The content of a file; none if it cannot be opened.
[[nodiscard]] inline std::optional<std::string> contentsOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(file), {});
}

/// The same for a path that was given on the command line.
[[nodiscard]] inline std::optional<std::string> contentsOf(const std::string& path)
{
    return contentsOf(pathFromUtf8(path));
}

/// Replaces a file by renaming a temporary one, so that it is complete at any moment. `path` is one from the command
/// line.
[[nodiscard]] inline bool writeFile(const std::string& path, std::span<const std::uint8_t> bytes)
{
    const std::filesystem::path part = pathFromUtf8(path + ".part");
    {
        std::ofstream file(part, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        if (!file.flush())
            return false;
    }
    std::error_code error;
    std::filesystem::rename(part, pathFromUtf8(path), error);
    return !error;
}

} // namespace qumalaq::workshop
