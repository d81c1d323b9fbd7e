// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/endgame_table.h"
#include "core/rules/sowing/kalah.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace qumalaq::ai {

/// How the last stones of Kalah are divided with perfect play: every position with a few stones on the board. Stones
/// only move towards a store, so no position is repeated, and each has one number.
///
/// Made when it is needed, by the rules of the game, for one length of rows and one form of the empty capture.
/// Immutable and thread-safe.
class KalahEndgame {
public:
    /// 646,646 positions for rows of six.
    static constexpr int kStones = 10;

    /// Makes a table for all games to which `position` can belong. Takes 0.13 s for kStones.
    /// 0 <= stones <= endgame::kMaxInPits.
    [[nodiscard]] static std::shared_ptr<const KalahEndgame> make(const rules::KalahPosition& position, int stones);

    /// Whether it is for the games to which this position can belong.
    [[nodiscard]] bool isFor(const rules::KalahPosition& position) const;

    /// Complete up to this number of stones on the board.
    [[nodiscard]] int stones() const { return m_stones; }
    /// The number of plies within which every game is over from a position with this many stones.
    [[nodiscard]] int pliesToDecide(int stones) const { return m_plies[static_cast<std::size_t>(stones)]; }

    /// The stones on the board that the side to move gets. None if there are too many. Requires isFor(position).
    [[nodiscard]] std::optional<int> shareOf(const rules::KalahPosition& position) const;
    /// The result of a game that is not over, for the side to move.
    [[nodiscard]] std::optional<EndgameTable::Result> resultOf(const rules::KalahPosition& position) const;

private:
    class Maker;

    KalahEndgame(const rules::KalahPosition& position, int stones);

    /// The number of pits in both rows.
    [[nodiscard]] std::size_t places() const { return 2 * std::size_t{m_pits}; }
    [[nodiscard]] std::size_t indexOf(const rules::KalahPosition& position, int stones) const;

    std::uint8_t m_table; ///< of the rules
    std::uint8_t m_pits;
    int m_stones;
    std::array<std::uint8_t, 16> m_plies{};
    std::vector<std::uint8_t> m_shares; ///< by endgame::indexOf()
};

} // namespace qumalaq::ai
