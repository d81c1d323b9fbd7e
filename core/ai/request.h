// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/characters.h"
#include "core/ai/score.h"
#include "core/rules/words.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

/// What is asked of the engine and what it answers.
namespace qumalaq::ai {

/// Names one go(). Grows by one each time and is never reused, so an answer that comes late is recognised by its id.
using RequestId = std::uint64_t;

/// When a search ends. Several limits may be given; the first one reached counts. Without any the search is infinite.
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
    std::optional<int> level;              ///< 1 to kLevelCount (levels.h): plays like it, within the other limits
    Character character = Character::None; ///< plays like it, within the other limits and instead of a level
    int lines = 1; ///< how many of the best moves are reported, 1 to 81; fewer lines reach a greater depth

    /// The position is the one expected after the other side's move. The time limits do not apply before
    /// Engine::ponderHit(), and no result comes before it or stop().
    bool ponder = false;

    bool usesBook = false; ///< may be answered from the book without a search, as the strongest level always may

    [[nodiscard]] bool isInfinite() const
    {
        return infinite || !(moveTime || depth || nodes || clock || level || character != Character::None);
    }
};

/// One line of a finished iteration. Each iteration reports as many lines as were asked for, or as there are moves, the
/// best first and all of the same depth. They replace those of the iteration before.
struct SearchInfo {
    RequestId request = 0;
    int rank = 1;           ///< 1 for the best line; scores never rise with it
    int depth = 0;          ///< plies searched in full
    int selectiveDepth = 0; ///< the deepest line
    Score score;            ///< for the side to move at the root, if it plays this line
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    int hashPermille = 0;          ///< of the transposition table in use
    std::vector<rules::Move> line; ///< from the root on, never empty
};

/// The end of a search: exactly one for every go(), also for one that was stopped or replaced.
struct SearchResult {
    RequestId request = 0;
    std::optional<rules::Move> best; ///< none only if the game is over at the root
    /// The reply it expects, if it has one and the other side is to move then.
    std::optional<rules::Move> reply;
    Score score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds elapsed{0};
    bool stopped = false; ///< ended by stop(), a newer go(), or the engine's end
};

} // namespace qumalaq::ai
