// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/ugi_session.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

/// A long search or a large table is not a bug, but it would use up the fuzzing time: only go commands with one-digit
/// numbers are run, and no file is read.
bool isTooMuchWork(std::string_view line)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool hasLongNumber =
        std::adjacent_find(line.begin(), line.end(), [&](char a, char b) { return isDigit(a) && isDigit(b); })
        != line.end();
    const auto names = [line](std::string_view word) { return line.find(word) != std::string_view::npos; };
    return names("Hash") || names("Book") || names("Endgame") || (names("Threads") && hasLongNumber)
           || (names("go") && hasLongNumber);
}

} // namespace

/// For any lines: no crash, and each message is a single line.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static qumalaq::protocol::UgiSession session([](std::string_view line) {
        if (line.find('\n') != std::string_view::npos)
            std::abort();
    });
    // The table is cleared for every game; a large one would take most of the time.
    static const bool hasSmallTable = session.handle("setoption name Hash value 1");
    if (!hasSmallTable)
        std::abort();
    // The session is reused; each input begins with the same game and options.
    for (const std::string_view line :
         {"setoption name Game value congkak", "setoption name Game value togyzqumalaq", "setoption name Level value 0",
          "setoption name Character value none", "setoption name MultiPV value 1", "setoption name Threads value 1",
          "position startpos"})
        (void)session.handle(line);
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!isTooMuchWork(line) && !session.handle(line))
            break;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    session.finish();
    return 0;
}
