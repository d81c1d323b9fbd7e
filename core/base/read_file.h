// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <new>
#include <system_error>
#include <vector>

namespace qumalaq {

enum class FileError : std::uint8_t {
    CannotRead, ///< there is no such file, it cannot be opened, or reading it failed
    TooLarge,   ///< more than `mostBytes`, or than fit into memory
};

/// The contents of a regular file of at most `mostBytes`. A device is refused, because it has no end. Blocks.
[[nodiscard]] inline Expected<std::vector<std::uint8_t>, FileError> readFile(const std::filesystem::path& path,
                                                                             std::uintmax_t mostBytes)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        return unexpected(FileError::CannotRead);
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error)
        return unexpected(FileError::CannotRead);
    if (size > mostBytes)
        return unexpected(FileError::TooLarge);
    try {
        std::vector<std::uint8_t> bytes(static_cast<std::size_t>(size));
        std::ifstream file(path, std::ios::binary);
        if (!file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size)))
            return unexpected(FileError::CannotRead);
        return bytes;
    } catch (const std::bad_alloc&) {
        return unexpected(FileError::TooLarge);
    }
}

} // namespace qumalaq
