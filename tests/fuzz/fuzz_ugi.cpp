// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A front end that says anything. Only `go` is not taken as it comes: a search has to end while we look.
#include "core/protocol/ugi_session.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

using namespace qumalaq;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view text(reinterpret_cast<const char*>(data), size);
    // One session for all inputs, begun anew by each: an engine with its thread and table takes longer than the input.
    static auto session = std::make_unique<protocol::UgiSession>([](std::string_view) {});
    static_cast<void>(session->handle("setoption name Hash value 1"));
    static_cast<void>(session->handle("uginewgame"));
    static_cast<void>(session->handle("position startpos"));

    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        // A huge table would only measure the machine's memory.
        if (line.find("Hash") != std::string_view::npos)
            continue;
        const bool searches = line.find("go") != std::string_view::npos
                              && line.find("uginewgame") == std::string_view::npos
                              && line.find("position") == std::string_view::npos;
        if (!session->handle(searches ? std::string_view("go nodes 20") : line))
            break;
    }
    static_cast<void>(session->handle("stop"));
    static_cast<void>(session->handle("isready"));
    return 0;
}
