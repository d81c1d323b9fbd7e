// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/learn/puzzle.h"

#include <cstddef>
#include <set>
#include <span>
#include <vector>

/// Daily practice: puzzles that are neither too easy nor too hard. Pure functions; the same seed gives the same choice.
namespace qumalaq::learn {

/// A learner's strength on the Elo scale, which puzzles share, and how certain it is.
struct Rating {
    double value = 1000.0;
    int solvedOrMissed = 0; ///< the number of puzzles on which it is based

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// The rating of a puzzle by its grade: 800 for the easiest, 300 more for each grade.
[[nodiscard]] double ratingOf(int grade);

/// The probability that the learner solves it, by Elo's formula.
[[nodiscard]] double expectation(const Rating& rating, int grade);

enum class PuzzleResult { Missed, Solved };

/// The rating after one more puzzle, adjusted by the difference between result and expectation, with larger steps for
/// the first puzzles. Limited to 100 to 3000.
[[nodiscard]] Rating updated(const Rating& rating, int grade, PuzzleResult result);

/// The intended probability of solving a puzzle of the day: not frustrating and not boring.
inline constexpr double kWantedSuccess = 0.7;

/// Chooses puzzles for one day: at most `count` indices into `puzzles`, the easiest first. Near the learner's strength,
/// with the kinds mixed evenly, and none of `done` while there are others.
[[nodiscard]] std::vector<std::size_t> practiceOfDay(std::span<const Puzzle> puzzles, const Rating& rating,
                                                     const std::set<std::size_t>& done, std::size_t count, Prng prng);

} // namespace qumalaq::learn
