// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/fact.h"
#include "core/learn/puzzle.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Right and wrong answers to puzzles, computed from the rules and never written down with them.
namespace qumalaq::learn {

/// What is wrong with a move that is not the answer. "He" is the opponent.
enum class MissKind : std::uint8_t {
    LetsTuzdyk,    ///< he then makes a tuzdyk of `house`; after the answer he can make none
    NoTuzdyk,      ///< in a puzzle of a tuzdyk: it makes none and threatens none
    TuzdykStopped, ///< likewise: it threatens to make one of `house`, and he then sees to it that none can be made
    TakesLess,     ///< takes counts[0], the answer counts[1]
    LosesMore,     ///< he then takes counts[0], after the answer at most counts[1]
    GainsLess, ///< after `line` the own side has won counts[0] stones more on him than before, counts[1] after as many
               ///< moves that begin with the answer, if in both cases each does what gains the most
    NotWon,    ///< the answer wins against every defence, this move does not
    Later,     ///< nothing of these: it shows only after more than kMissPlies moves
};

struct Miss {
    MissKind kind = MissKind::Later;
    std::array<int, 2> counts{};
    std::optional<rules::House> house;
    /// To be shown on the board: the wrong move and what comes of it. Legal one after the other.
    std::vector<rules::Move> line;
};

/// So many moves are looked ahead, the wrong one included.
inline constexpr int kMissPlies = 5;

/// `wrong`: a legal move that is not the answer. Takes some milliseconds where not a capture or a tuzdyk says it all.
[[nodiscard]] Miss missOf(const Puzzle& puzzle, rules::Move wrong);

/// Why the answer is right: first what the puzzle is about, the tuzdyk that comes in a puzzle of a tuzdyk. Of
/// factsOf(position, answer, solution), at most kMostFactsTold.
[[nodiscard]] std::vector<Fact> reasonsOf(const Puzzle& puzzle);

} // namespace qumalaq::learn
