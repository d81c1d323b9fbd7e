// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"

#include <cstdint>
#include <string>

namespace qumalaq::notation {

/// What parsePaperPosition() reads. The board must be of a game of the Togyz family.
inline std::string toPaperText(const rules::BoardState& board)
{
    const auto inPit = [&board](rules::Side row, int number) -> std::string {
        const rules::Pit pit{row, static_cast<std::uint8_t>(number)};
        const int stones = board.at(pit);
        return board.tuzdykOwner(pit) ? "X" : stones == 0 ? "-" : std::to_string(stones);
    };
    std::string text = std::to_string(board.stores[1]) + " /";
    for (int number = board.pits; number >= 1; --number)
        text += ' ' + inPit(rules::Side::North, number);
    text += " /";
    for (int number = 1; number <= board.pits; ++number)
        text += ' ' + inPit(rules::Side::South, number);
    return text + " / " + std::to_string(board.stores[0]);
}

} // namespace qumalaq::notation
