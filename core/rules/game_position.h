// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/outcome.h"
#include "core/rules/trace.h"
#include "core/rules/words.h"

#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace qumalaq::rules {

/// The contract of every game.
///
/// A position is a small value: to try a move, copy it and play. It does not know the moves that led to it; what
/// depends on them (repetition) is in History.
///
/// - sideToMove(): who moves; not meaningful once outcome() has a value.
/// - legalMoves(): in ascending order of pits; empty exactly if outcome() has a value.
/// - isLegal(move): for any move, without a precondition.
/// - play(move): the move must be legal. It includes all that follows without a choice (a capture, a pass). The same
/// side may be to move again afterwards.
/// - play(move, trace): the same, and appends what happened; replayed() on the board before gives the board after.
/// - outcome(): set if the game is over by the rules that depend on the position alone.
/// - board(): for showing; equal positions have equal boards.
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

/// How the game ends if it ends here because it only repeats itself: a draw, unless the game has a member that says
/// otherwise.
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

/// The position after a legal move. Games with a faster way than copying have a member after(move).
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

/// Calls visit(move) for every legal move, in the order of legalMoves(). Needs no list for games with a member
/// legalPits(), whose bit n - 1 stands for the mover's pit n.
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
