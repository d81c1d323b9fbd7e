// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/any_position.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace qumalaq::rules {

/// A game as it was played: the start, the moves, and every position in between. Also decides repetition, which depends
/// on more than the position.
///
/// By the tournament rules a game ends when the same position with the same mover has occurred three times: drawn, or
/// in Oware decided by the seeds of each side. Here this needs no claim; the option repetition=off disables it.
class History {
public:
    explicit History(const GameSetup& setup = GameSetup()) : History(setup, AnyPosition(setup)) {}
    /// `start` must be a position of the setup's game.
    History(const GameSetup& setup, const AnyPosition& start) : m_setup(setup), m_start(start) {}

    struct Ply {
        Move move;
        MoveTrace trace;
        AnyPosition after;
    };

    [[nodiscard]] const GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const AnyPosition& start() const { return m_start; }
    [[nodiscard]] const std::vector<Ply>& plies() const { return m_plies; }
    /// After the last move.
    [[nodiscard]] const AnyPosition& position() const { return m_plies.empty() ? m_start : m_plies.back().after; }
    /// After `ply` moves, 0 <= ply <= plies().size().
    [[nodiscard]] const AnyPosition& positionAt(std::size_t ply) const;
    /// The game as it was after `plies` moves, 0 <= plies <= plies().size().
    [[nodiscard]] History upTo(std::size_t plies) const;

    /// Whether the move is legal and the game is not over.
    [[nodiscard]] bool canPlay(Move move) const { return !outcome() && position().isLegal(move); }
    /// Requires canPlay(move).
    void play(Move move);
    /// Requires at least one move.
    void undo();

    /// How often the current position has occurred with the same mover, including now.
    [[nodiscard]] int occurrences() const;

    /// By the position or by repetition. Resignation, agreement and time belong to session::Match.
    [[nodiscard]] std::optional<Outcome> outcome() const;

private:
    GameSetup m_setup;
    AnyPosition m_start;
    std::vector<Ply> m_plies;
};

/// The number of occurrences of a position that end the game.
inline constexpr int kRepetitionsToEnd = 3;

} // namespace qumalaq::rules
