// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/learn/puzzle.h"

#include <cstddef>
#include <set>
#include <span>
#include <vector>

/// Daily practice: puzzles that are neither too easy nor too hard. Pure functions; the same seed, the same choice.
namespace qumalaq::learn {

/// A learner's strength and how sure it is; Elo's scale, on which puzzles stand too.
struct Rating {
    double value = 1000.0;
    int solvedOrMissed = 0; ///< puzzles it comes from

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// Of a puzzle, by its grade: 800 for the easiest, 300 more a grade.
[[nodiscard]] double ratingOf(int grade);

/// How likely the learner solves it, by Elo's formula: 0 to 1.
[[nodiscard]] double expectation(const Rating& rating, int grade);

enum class PuzzleResult { Missed, Solved };

/// After one puzzle: towards the result by what was not expected of it, in larger steps for the first ones. Stays
/// within 100 and 3000.
[[nodiscard]] Rating updated(const Rating& rating, int grade, PuzzleResult result);

/// So often a puzzle of the day should be solved: enough to go on, not enough to be bored.
inline constexpr double kWantedSuccess = 0.7;

/// Puzzles for one day: indices into `puzzles`, easier ones first. Near the learner's strength, no kind more often than
/// it must be, none of `done` as long as there are others. As many as asked for, or all there are.
[[nodiscard]] std::vector<std::size_t> practiceOfDay(std::span<const Puzzle> puzzles, const Rating& rating,
                                                     const std::set<std::size_t>& done, std::size_t count, Prng prng);

} // namespace qumalaq::learn
