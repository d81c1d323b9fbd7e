// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/any_position.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

/// Counting rush: as many right answers as possible in half a minute. The same seed gives the same questions.
namespace qumalaq::learn {

inline constexpr std::chrono::seconds kRushTime{30};

enum class RushQuestion : std::uint8_t {
    Landing,    ///< where does the last stone of `move` fall?
    Taken,      ///< how many stones does it take?
    AfterReply, ///< how many stones does `reply` take after it?
};

struct RushTask {
    rules::AnyPosition position{rules::GameSetup()};
    RushQuestion question = RushQuestion::Landing;
    rules::Move move;
    std::optional<rules::Move> reply;       ///< legal after `move`, for AfterReply
    rules::Place last;                      ///< where the last stone of the move falls, or of the reply
    std::variant<rules::Place, int> answer; ///< a place for Landing, otherwise a number
};

/// Levels 1 and 2 ask for the landing of up to 9 and of any number of stones, 3 and 4 also for what is taken, 5 and 6
/// also for what is taken after the reply.
inline constexpr int kRushLevels = 6;

/// The number of right answers in a row that leads to the next level. A wrong answer leads one level back.
inline constexpr int kRushStreak = 3;

/// A question of a level, in a position of a random game. For the Togyz family. At least half of the questions about
/// numbers have an answer other than 0, if the position allows it.
[[nodiscard]] RushTask rushTask(const rules::GameSetup& setup, int level, Prng& prng);

/// One run: level, points and the longest sequence of right answers.
class RushRun {
public:
    void recordAnswer(bool isRight);

    [[nodiscard]] int level() const { return m_level; }
    /// The sum of the levels of the right answers.
    [[nodiscard]] int points() const { return m_points; }
    [[nodiscard]] int bestStreak() const { return m_bestStreak; }

private:
    int m_level = 1;
    int m_points = 0;
    int m_streak = 0;  ///< right answers in a row
    int m_onLevel = 0; ///< those of them on this level
    int m_bestStreak = 0;
};

} // namespace qumalaq::learn
