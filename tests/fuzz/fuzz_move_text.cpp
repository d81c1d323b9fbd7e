// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plays whatever moves the lines spell, each in the position the moves before it led to.
#include "core/notation/move_text.h"
#include "core/rules/game.h"
#include "core/rules/history.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace qumalaq;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto games = rules::allGames();
    rules::AnyPosition position{rules::GameSetup(games[data[0] % games.size()])};
    std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);

    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto move = notation::parseMove(text.substr(0, end), position);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!move)
            continue;
        // What was understood is legal, and is written so that it is understood the same.
        const auto again = notation::parseMove(notation::toText(position, *move), position);
        if (!position.isLegal(*move) || !again || !(*again == *move))
            std::abort();
        position.play(*move);
    }
    return 0;
}
