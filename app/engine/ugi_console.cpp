// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/ugi_console.h"

#include "core/protocol/ugi_session.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <istream>
#include <string>
#include <string_view>

namespace qumalaq::console {

namespace {

/// Writes the line and its end in one piece, under the lock of stdio, because several threads write.
[[nodiscard]] bool writeLine(std::FILE* out, std::string_view line)
{
    std::string whole(line);
    whole += '\n';
    return std::fwrite(whole.data(), 1, whole.size(), out) == whole.size() && std::fflush(out) == 0;
}

/// Ends the process without the destructors of static objects, because another thread is still running.
[[noreturn]] void leaveWithoutOutput(int error)
{
    const bool isReaderGone = error == EPIPE;
    if (!isReaderGone)
        std::fprintf(stderr, "qumalaq-engine: standard output: %s\n", std::strerror(error));
    std::_Exit(EXIT_FAILURE);
}

} // namespace

int speakUgi(std::istream& in, std::FILE* out)
{
    // By default reading flushes std::cout in the reading thread.
    in.tie(nullptr);
#ifdef SIGPIPE
    // A write to a closed pipe must fail instead of killing the process.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    protocol::UgiSession session([out](std::string_view line) {
        if (!writeLine(out, line))
            leaveWithoutOutput(errno);
    });
    for (std::string line; std::getline(in, line);) {
        if (!session.handle(line))
            std::_Exit(EXIT_SUCCESS); // every line is written; a table may still be loading
    }
    session.finish();
    return EXIT_SUCCESS;
}

} // namespace qumalaq::console
