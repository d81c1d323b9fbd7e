// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/stop_token.h"
#include "core/learn/fact.h"
#include "core/learn/puzzle.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Right and wrong answers to puzzles, computed from the rules and not stored with them.
namespace qumalaq::learn {

/// What is wrong with a move that is not the answer. "He" is the opponent.
enum class WrongMoveKind : std::uint8_t {
    LetsTuzdyk,    ///< he then makes a tuzdyk of `pit`; after the answer he can make none
    NoTuzdyk,      ///< in a tuzdyk puzzle: it neither makes nor threatens one
    TuzdykStopped, ///< likewise: it threatens to make one of `pit`, which he then prevents
    TakesLess,     ///< takes counts[0], the answer counts[1]
    LosesMore,     ///< he then takes counts[0], after the answer at most counts[1]
    GainsLess, ///< after `line` the mover's lead has grown by counts[0] stones, and by counts[1] after as many moves
               ///< that begin with the answer, with best play in both cases
    NotWon,    ///< the answer wins against every defence, this move does not
    Later,     ///< none of these: the difference shows only after more than kMissPlies moves
};

struct WrongMove {
    WrongMoveKind kind = WrongMoveKind::Later;
    std::array<int, 2> counts{};
    std::optional<rules::Pit> pit;
    /// To be shown on the board: the wrong move and what follows. Legal in this order.
    std::vector<rules::Move> line;
};

/// The number of moves searched, including the wrong one.
inline constexpr int kMissPlies = 5;

/// `wrong`: a legal move that is not the answer. Takes some milliseconds unless a capture or a tuzdyk explains it at
/// once, and up to a second if an ending has to be solved: do not call it on the thread of a user interface. After
/// `stop` asks for an end it returns within some milliseconds, with a miss that must not be used.
[[nodiscard]] WrongMove wrongMoveOf(const Puzzle& puzzle, rules::Move wrong, const StopToken& stop = {});

/// Why the answer is right: first what the puzzle is about, such as the tuzdyk to come in a tuzdyk puzzle. Chosen from
/// factsOf(position, answer, solution), at most kMostFactsTold.
[[nodiscard]] std::vector<Fact> reasonsOf(const Puzzle& puzzle);

} // namespace qumalaq::learn
