// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/outcome.h"
#include "core/rules/trace.h"
#include "core/rules/types.h"

#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace qumalaq::rules {

/// The contract of every game.
///
/// A position is a small value: to try a move, copy it and play. It does not know the moves that led to it; repetition,
/// which depends on them, is in History.
///
/// - sideToMove(): who moves; not meaningful once outcome() has a value.
/// - legalMoves(): in ascending order of pits; empty if and only if outcome() has a value.
/// - isLegal(move): for any move, without a precondition.
/// - play(move): the move must be legal. Includes everything that follows without a choice (a capture, a pass).
///   Afterwards the same side may be to move again.
/// - play(move, trace): the same, and appends the events; replayed() on the board before gives the board after.
/// - outcome(): has a value if the game is over by the rules that depend on the position alone.
/// - board(): for display; equal positions have equal boards.
/// - hash(): equal for equal positions.
template <typename P>
concept GamePosition = std::is_trivially_copyable_v<P> && std::equality_comparable<P> && requires(P position,
                                                                                                  const P constant,
                                                                                                  Move move,
                                                                                                  MoveTrace& trace)
{
    {
        constant.sideToMove()
        } -> std::same_as<Side>;
    {
        constant.legalMoves()
        } -> std::same_as<MoveList>;
    {
        constant.isLegal(move)
        } -> std::same_as<bool>;
    {
        position.play(move)
        } -> std::same_as<void>;
    {
        position.play(move, trace)
        } -> std::same_as<void>;
    {
        constant.outcome()
        } -> std::same_as<std::optional<Outcome>>;
    {
        constant.board()
        } -> std::same_as<BoardState>;
    {
        constant.layout()
        } -> std::same_as<BoardLayout>;
    {
        constant.hash()
        } -> std::same_as<std::uint64_t>;
};

/// The outcome if the game ends here by repetition: that of the member of the same name if P has one, else a draw.
template <GamePosition P>
[[nodiscard]] constexpr Outcome outcomeByRepetition(const P& position)
{
    if constexpr (requires { position.outcomeByRepetition(); }) {
        return position.outcomeByRepetition();
    } else {
        const BoardState board = position.board();
        return drawByRepetition(board.stores[0], board.stores[1]);
    }
}

/// The position after a legal move. Uses the member after(move) of games that are faster without copying.
template <GamePosition P>
[[nodiscard]] constexpr P played(const P& position, Move move)
{
    if constexpr (requires { position.after(move); }) {
        return position.after(move);
    } else {
        P next = position;
        next.play(move);
        return next;
    }
}

/// Calls visit(move) for every legal move, in the order of legalMoves(). Makes no list for games with a member
/// legalPits(), whose bit n - 1 is the mover's pit n.
template <GamePosition P, typename Visit>
constexpr void forEachMove(const P& position, Visit&& visit)
{
    if constexpr (requires { position.legalPits(); }) {
        for (unsigned pits = position.legalPits(); pits != 0; pits &= pits - 1U)
            visit(Move{{position.sideToMove(), static_cast<std::uint8_t>(std::countr_zero(pits) + 1)}});
    } else {
        for (const Move move : position.legalMoves())
            visit(move);
    }
}

} // namespace qumalaq::rules
