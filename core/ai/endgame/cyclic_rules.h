// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/pit_index.h"
#include "core/rules/sowing/oware.h"
#include "core/rules/togyz/bestemshe.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// What CyclicEndgame must know about each game.
namespace qumalaq::ai::endgame {

/// `board` with these stones in the rows.
[[nodiscard]] inline rules::BoardState boardWith(rules::BoardState board, const Pits& stones)
{
    const std::size_t length = board.pits;
    std::copy_n(stones.begin(), length, board.rows[0].begin());
    std::copy_n(stones.begin() + length, length, board.rows[1].begin());
    return board;
}

template <typename P>
struct CyclicRules;

template <>
struct CyclicRules<rules::OwarePosition> {
    using Position = rules::OwarePosition;

    static constexpr std::string_view kMagic = "QUMALAQO"; ///< of the file
    static constexpr std::size_t kPits = 12;               ///< of both rows
    static constexpr int kHalf = 24;                       ///< of all stones
    static constexpr int kStep = 1;                        ///< stones leave the board in multiples of this
    /// Whether the table was made by the rules of this position.
    [[nodiscard]] static bool areThoseOf(const Position& position)
    {
        return &position.rules() == &rules::kOwareTables.front();
    }

    /// South is to move. Its store has half of all stones, so that no capture of North ends the game.
    [[nodiscard]] static Position positionWith(const Pits& stones, int sum)
    {
        rules::BoardState board = boardWith(Position().board(), stones);
        board.stores = {kHalf, static_cast<std::uint16_t>(kHalf - sum)};
        return Position::fromBoard(board, Position::standardStart(), 0, Position::Standing::Open);
    }
};

template <>
struct CyclicRules<rules::BestemshePosition> {
    using Position = rules::BestemshePosition;

    static constexpr std::string_view kMagic = "QUMALAQ5";
    static constexpr std::size_t kPits = 2 * std::size_t{Position::kPits};
    static constexpr int kHalf = Position::kTotalStones / 2;
    static constexpr int kStep = 2; // captures are even

    /// The winner does not depend on TogyzEnd.
    [[nodiscard]] static bool areThoseOf(const Position&) { return true; }

    /// South is to move, and no majority ends the game.
    [[nodiscard]] static Position positionWith(const Pits& stones, int sum)
    {
        rules::BoardState board = boardWith(Position().board(), stones);
        board.stores = {static_cast<std::uint16_t>(Position::kTotalStones - sum), 0};
        return Position::fromBoard(board, rules::TogyzEnd::Playout);
    }
};

} // namespace qumalaq::ai::endgame
