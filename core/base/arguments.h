// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#ifdef _WIN32
#include <filesystem>

#include <windows.h>

#include <shellapi.h>
#endif

namespace qumalaq {

/// What a program was called with, without its own name, from what main() gets. UTF-8 on Windows too, where main() gets
/// it in the code page of the system, in which most names of files cannot be said.
[[nodiscard]] inline std::vector<std::string> utf8Arguments(int argc, char** argv)
{
    std::vector<std::string> arguments;
#ifdef _WIN32
    int count = 0;
    if (wchar_t** wide = CommandLineToArgvW(GetCommandLineW(), &count)) {
        for (int i = 1; i < count; ++i) {
            const std::u8string argument = std::filesystem::path(wide[i]).u8string();
            arguments.emplace_back(argument.begin(), argument.end());
        }
        LocalFree(wide);
        return arguments;
    }
#endif
    for (int i = 1; i < argc; ++i)
        arguments.emplace_back(argv[i]);
    return arguments;
}

} // namespace qumalaq
