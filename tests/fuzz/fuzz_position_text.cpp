// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/position_text.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace qumalaq;

/// Any text in every game is refused with a place inside it, or is a position that survives writing and parsing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const rules::GameId game : rules::allGames()) {
        const rules::GameSetup setup(game);
        const auto parsed = notation::parsePosition(text, setup);
        if (!parsed) {
            if (parsed.error().line < 1 || parsed.error().column < 1
                || static_cast<std::size_t>(parsed.error().column) > size + 1)
                std::abort();
            continue;
        }
        const auto again = notation::parsePosition(notation::toText(parsed->position), setup);
        if (!again || !(again->position == parsed->position))
            std::abort();
        if (parsed->position.legalMoves().empty() != parsed->position.outcome().has_value())
            std::abort();
    }
    return 0;
}
