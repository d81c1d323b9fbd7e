// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/congkak.h"
#include "core/rules/sowing/kalah.h"
#include "core/rules/sowing/mangala_suez.h"
#include "core/rules/sowing/mangala_turkish.h"
#include "core/rules/sowing/oware.h"
#include "core/rules/togyz/bestemshe.h"
#include "core/rules/togyz/togyz_position.h"

#include <utility>
#include <variant>

namespace qumalaq::rules {

/// A position of any game: a variant that turns a game chosen at run time into a type known at compile time. Satisfies
/// GamePosition itself. The search does not use it: it calls visit() once and works on the type inside.
class AnyPosition {
public:
    using Variant = std::variant<TogyzqumalaqPosition, BestemshePosition, CongkakPosition, MangalaSuezPosition,
                                 OwarePosition, KalahPosition, MangalaTurkishPosition>;

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
    /// The outcome if the game ended here by repetition: a draw, or decided by the stones of each side.
    [[nodiscard]] Outcome outcomeByRepetition() const;
    [[nodiscard]] BoardState board() const;
    [[nodiscard]] BoardLayout layout() const;
    [[nodiscard]] std::uint64_t hash() const;

    /// Whether this counts as the same position for the repetition rule. Unlike ==, it ignores the number of turns
    /// played, unless the rules depend on it.
    [[nodiscard]] bool repeats(const AnyPosition& earlier) const;

    friend bool operator==(const AnyPosition&, const AnyPosition&) = default;

private:
    Variant m_position;
};

static_assert(GamePosition<AnyPosition>);
static_assert(sizeof(AnyPosition) <= 64);

/// The game of a position. Togyzqumalaq for Toguzkorgool, which has the same positions.
[[nodiscard]] GameId gameOf(const AnyPosition& position);

[[nodiscard]] bool isTogyzFamily(const AnyPosition& position);

/// The rules of a sowing game; null in the Togyz family.
[[nodiscard]] const SowingRules* sowingRulesOf(const AnyPosition& position);

/// The option "playout" of a game of the Togyz family.
[[nodiscard]] TogyzEnd togyzEndOf(const GameSetup& setup);

/// The start of a game of the sowing family.
[[nodiscard]] SowingStart sowingStartOf(const GameSetup& setup);

} // namespace qumalaq::rules
