// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/book_maker.h"
#include "app/workshop/elo.h"
#include "app/workshop/player.h"
#include "core/rules/history.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qumalaq::workshop {

/// A match between two players. The same plan gives the same games if the players use no clock.
struct MatchPlan {
    rules::GameSetup setup;
    int pairs = 50;
    int openingPlies = 4; ///< random moves before the players take over, the same for both games of a pair
    std::vector<rules::History> openings; ///< of this game, used in turn, one for each pair; empty for random ones
    /// The largest advantage of a side after a random opening, in hundredths of a stone by a search with the hand-made
    /// evaluation, because a decided opening makes a pair meaningless; none for no limit.
    std::optional<int> margin;
    std::uint64_t seed = 1;
    int longestGame = 2'000; ///< plies; a longer game counts as a draw

    /// A clock for each side, on which time can be lost.
    struct Clock {
        std::chrono::milliseconds base{0};
        std::chrono::milliseconds increment{0}; ///< after each move
    };
    std::optional<Clock> clock;

    /// Called with each game that ended and whether the first player was South; may be null.
    std::function<void(const rules::History&, bool firstIsSouth)> ended;
};

/// A score, and the irregularities of the match.
struct MatchResult : PairScore {
    int unfinished = 0; ///< games that became too long; they count as draws
    int timeLosses = 0;
    int illegalMoves = 0; ///< lost games
    /// The least time left on a clock after a move, before the increment; meaningless without clocks.
    std::chrono::milliseconds leastLeft = std::chrono::milliseconds::max();
};

/// Plays the pairs of a match in any order. The plan and the players must outlive it.
class PairRunner {
public:
    PairRunner(const MatchPlan& plan, Player& first, Player& second);

    /// `pair`: from 0, not limited by MatchPlan::pairs.
    PairGames play(int pair);
    [[nodiscard]] const MatchResult& result() const { return m_result; }

private:
    const MatchPlan& m_plan;
    Player& m_first;
    Player& m_second;
    Analyst m_analyst;
    MatchResult m_result;
};

/// The first moves of games of a player against itself from the start, as text, and in how many games it played them.
[[nodiscard]] std::map<std::string, int> openingsOf(Player& player, int games, int plies, std::uint64_t seed);

/// Called after each pair.
using PairReport = std::function<void(const MatchResult&)>;

/// Plays the match. The score is that of the first player.
[[nodiscard]] MatchResult runMatch(const MatchPlan& plan, Player& first, Player& second, const PairReport& report);

} // namespace qumalaq::workshop
