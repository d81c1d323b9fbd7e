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

/// The arguments of main() as UTF-8, without the program's name. On Windows main() gets them in the system's code page,
/// which cannot represent most file names, so they are taken from the system there.
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

/// Sets the encoding of the console to UTF-8. Only needed on Windows; does nothing elsewhere.
inline void writeUtf8ToConsole()
{
#ifdef _WIN32
    SetConsoleOutputCP(CP_UTF8);
#endif
}

} // namespace qumalaq
