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

/// Right and wrong answers to puzzles, computed from the rules.
namespace qumalaq::learn {

/// What is wrong with a move that is not the answer.
enum class WrongMoveKind : std::uint8_t {
    LetsTuzdyk,    ///< the opponent then makes a tuzdyk of `pit`, and can make none after the answer
    NoTuzdyk,      ///< in a tuzdyk puzzle: neither makes nor threatens one
    TuzdykStopped, ///< in a tuzdyk puzzle: threatens to make one of `pit`, which the opponent then prevents
    TakesLess,     ///< takes counts[0], the answer counts[1]
    LosesMore,     ///< the opponent then takes counts[0], after the answer at most counts[1]
    GainsLess, ///< after `line` the mover's lead has grown by counts[0] stones, and by counts[1] after as many moves
               ///< that begin with the answer, with best play in both cases
    NotWon,    ///< the answer wins against every defence, this move does not
    Later,     ///< the difference is visible only after more than kMissPlies moves
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

/// `wrong`: a legal move that is not the answer. Takes some milliseconds, or up to a second if an ending must be
/// solved: do not call it in the user interface thread. After a stop it returns within some milliseconds, with an
/// undefined result.
[[nodiscard]] WrongMove wrongMoveOf(const Puzzle& puzzle, rules::Move wrong, const StopToken& stop = {});

/// Why the answer is right: at most kMaxFacts of factsOf(position, answer, solution), first the point of the
/// puzzle, such as the tuzdyk to come.
[[nodiscard]] std::vector<Fact> reasonsOf(const Puzzle& puzzle);

} // namespace qumalaq::learn
