// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes are a position or an error; what was read as a position is written and read again as the same one.
#include "core/notation/position_text.h"
#include "core/rules/game.h"

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
    const rules::GameSetup setup(games[data[0] % games.size()]);
    const std::string_view text(reinterpret_cast<const char*>(data + 1), size - 1);

    const auto parsed = notation::parsePosition(text, setup);
    if (!parsed) {
        if (parsed.error().line < 1 || parsed.error().column < 1)
            std::abort();
        return 0;
    }
    const auto again = notation::parsePosition(notation::toText(parsed->position), setup);
    if (!again || !(again->position == parsed->position))
        std::abort();
    return 0;
}
