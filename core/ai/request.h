// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/ai/score.h"
#include "core/rules/types.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

/// The requests to the engine and its answers.
namespace qumalaq::ai {

/// Identifies a call of go(). Increases by one each time and is never reused, so that late answers can be recognised.
using RequestId = std::uint64_t;

/// When a search ends: as soon as one of the limits is reached. Without limits the search is infinite.
struct Limits {
    struct Clock {
        std::array<std::chrono::milliseconds, 2> remaining{}; ///< [side]
        std::array<std::chrono::milliseconds, 2> increment{}; ///< a move
    };

    std::optional<std::chrono::milliseconds> moveTime;
    std::optional<int> depth; ///< plies, >= 1
    std::optional<std::uint64_t> nodes;
    std::optional<Clock> clock;
    bool infinite = false;                 ///< only stop() ends it, even after the result is proven
    std::optional<int> level;              ///< of play, 1 to kLevelCount (levels.h), within the other limits
    Character character = Character::None; ///< of play, within the other limits and instead of a level
    int lines = 1; ///< the number of best moves that are reported, 1 to 81; fewer lines reach a greater depth
    /// The position is expected after the other side's move. Before Engine::ponderHit() the time limits do not apply,
    /// and no result comes before it or stop().
    bool ponder = false;

    bool usesBook = false; ///< may be answered from the book without a search; the strongest level always may

    [[nodiscard]] bool isInfinite() const
    {
        return infinite || !(moveTime || depth || nodes || clock || level || character != Character::None);
    }
};

/// One line of a finished iteration. Each iteration reports Limits::lines lines, or as many as there are moves, the
/// best first and all of the same depth. They replace those of the previous iteration.
struct SearchInfo {
    RequestId request = 0;
    int rank = 1;           ///< 1 for the best line; scores never rise with the rank
    int depth = 0;          ///< plies, completely searched
    int selectiveDepth = 0; ///< plies of the deepest line
    Score score;            ///< for the side to move at the root, if it plays this line
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    int hashPermille = 0;          ///< of the transposition table in use
    std::vector<rules::Move> line; ///< from the root, never empty
};

/// The end of a search: exactly one for every go(), even if it was stopped or replaced.
struct SearchResult {
    RequestId request = 0;
    std::optional<rules::Move> best; ///< none only if the game is over at the root
    /// The expected reply; none if it is unknown or the same side is to move again.
    std::optional<rules::Move> reply;
    Score score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    bool stopped = false; ///< ended by stop(), a later go(), or the engine's destructor
};

} // namespace qumalaq::ai
