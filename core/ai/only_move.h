// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/rules/any_position.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

/// Whether a position has one best move, as a puzzle needs.
namespace qumalaq::ai {

/// The move must be the best at both depths, by at least this margin in hundredths of a stone over the second best,
/// unless the search solves the position earlier.
inline constexpr std::array<int, 2> kOnlyMoveDepths = {10, 12};
inline constexpr int kOnlyMoveMargin = 300;

struct OnlyMove {
    std::vector<rules::Move> line; ///< begins with the move
    int depth = 0;                 ///< from this depth on it is the best move of every iteration
};

/// Why there is none.
struct OnlyMoveFailure {
    enum class Reason : std::uint8_t {
        Over,     ///< the game is over
        Forced,   ///< there is only one legal move
        Decided,  ///< the game is practically won or lost, whatever is played
        Rival,    ///< `second` is nearly as good as `best`
        Unsteady, ///< `best` is the best move only at the last depths
        Stopped,
    };
    Reason reason = Reason::Stopped;
    rules::Move best{};
    rules::Move second{};
};

struct OnlyMoveQuery {
    /// If it returns true, the search ends early. Called often, in the thread of onlyMoveOf(). May be null.
    std::function<bool()> isStopRequested;
    /// If it returns false for an OnlyMove::depth, the search ends early, as stopped. May be null.
    std::function<bool(int depth)> isWanted;
};

/// Blocks for up to some seconds. The same position gives the same result. Thread-safe.
[[nodiscard]] Expected<OnlyMove, OnlyMoveFailure> onlyMoveOf(const rules::AnyPosition& position,
                                                             const OnlyMoveQuery& query = {});

} // namespace qumalaq::ai
