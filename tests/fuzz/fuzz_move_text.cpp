// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/move_text.h"
#include "core/rules/history.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace qumalaq;

/// Moves, one on each line, in the game selected by the first byte. A parsed move can be played, and its text is parsed
/// as the same move.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto games = rules::allGames();
    rules::AnyPosition position{rules::GameSetup(games[data[0] % games.size()])};
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (const auto move = notation::parseMove(line, position)) {
            if (!position.isLegal(*move))
                std::abort();
            const auto again = notation::parseMove(notation::toText(position, *move), position);
            if (!again || !(*again == *move))
                std::abort();
            position.play(*move);
        } else if (move.error().column < 1 || static_cast<std::size_t>(move.error().column) > line.size() + 1) {
            std::abort();
        }
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return 0;
}
