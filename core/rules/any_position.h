// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/congkak.h"
#include "core/rules/sowing/mangala_suez.h"
#include "core/rules/togyz/bestemshe.h"
#include "core/rules/togyz/togyz_position.h"

#include <utility>
#include <variant>

namespace qumalaq::rules {

/// A position of any game: the one place where a game known at run time becomes one known at compile time.
/// Fulfils GamePosition itself. The search never uses it: it visits once and works on the type inside.
class AnyPosition {
public:
    using Variant = std::variant<TogyzqumalaqPosition, BestemshePosition, CongkakPosition, MangalaSuezPosition>;

    /// The start of a game.
    explicit AnyPosition(const GameSetup& setup);

    template <GamePosition P>
    explicit AnyPosition(const P& position) : m_position(position)
    {
    }

    /// Calls `visitor` with the position as its own type.
    template <typename Visitor>
    decltype(auto) visit(Visitor&& visitor) const
    {
        return std::visit(std::forward<Visitor>(visitor), m_position);
    }

    [[nodiscard]] Side sideToMove() const;
    [[nodiscard]] MoveList legalMoves() const;
    [[nodiscard]] bool isLegal(Move move) const;
    void play(Move move);
    void play(Move move, MoveTrace& trace);
    [[nodiscard]] std::optional<Outcome> outcome() const;
    [[nodiscard]] BoardState board() const;
    [[nodiscard]] BoardLayout layout() const;
    [[nodiscard]] std::uint64_t hash() const;

    /// The same position with the same mover for a repetition: the game can go on alike. Unlike ==, this does not ask
    /// for the number of turns played, unless the rules do.
    [[nodiscard]] bool repeats(const AnyPosition& earlier) const;

    friend bool operator==(const AnyPosition&, const AnyPosition&) = default;

private:
    Variant m_position;
};

static_assert(GamePosition<AnyPosition>);
static_assert(sizeof(AnyPosition) <= 64);

/// How a game of the Togyz family ends under a setup (its option "playout").
[[nodiscard]] TogyzEnd togyzEndOf(const GameSetup& setup);

/// With what a sowing game begins under a setup. Only for a game of that family.
[[nodiscard]] SowingStart sowingStartOf(const GameSetup& setup);

} // namespace qumalaq::rules
