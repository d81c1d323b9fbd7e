// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/prng.h"
#include "core/rules/any_position.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>

/// Counting rush: as many right answers as one can give in half a minute. The same seed, the same questions.
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
    std::variant<rules::Place, int> answer; ///< a place for Landing, else a number
};

/// Levels from 1: 1 and 2 ask for the landing, of up to 9 and of any number of stones, 3 and 4 also what is taken, 5
/// and 6 also after the reply.
inline constexpr int kRushLevels = 6;

/// How many right answers in a row lead to the next level; a wrong one leads back by one.
inline constexpr int kRushRow = 3;

/// A question of a level from a position of a game that might be played. Of Togyzqumalaq, its Kyrgyz sister or
/// Bestemshe. Half of the questions about numbers have an answer that is not 0, as far as the position allows.
[[nodiscard]] RushTask rushTask(const rules::GameSetup& setup, int level, Prng& prng);

/// One run: levels, points and the best row.
class RushRun {
public:
    void answered(bool isRight);

    [[nodiscard]] int level() const { return m_level; }
    /// The sum of the levels of the right answers.
    [[nodiscard]] int points() const { return m_points; }
    [[nodiscard]] int bestRow() const { return m_bestRow; }

private:
    int m_level = 1;
    int m_points = 0;
    int m_row = 0;     ///< right answers one after the other
    int m_onLevel = 0; ///< of them on this level
    int m_bestRow = 0;
};

} // namespace qumalaq::learn
