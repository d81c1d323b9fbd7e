// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/endgame/cyclic_endgame.h"
#include "core/ai/endgame/endgame_table.h"
#include "core/ai/endgame/kalah_endgame.h"
#include "core/ai/search_types.h"
#include "core/ai/value.h"
#include "core/rules/game_position.h"
#include "core/rules/sowing/kalah.h"
#include "core/rules/sowing/oware.h"
#include "core/rules/togyz/togyz_position.h"

#include <algorithm>
#include <optional>
#include <type_traits>

/// The endgame tables as the search uses them.
namespace qumalaq::ai {

template <typename P, typename... Known>
inline constexpr bool kIsOneOf = (std::is_same_v<P, Known> || ...);

/// Whether there are tables for this game.
template <rules::GamePosition P>
inline constexpr bool kHasEndgame =
    kIsOneOf<P, rules::TogyzqumalaqPosition, rules::BestemshePosition, rules::OwarePosition, rules::KalahPosition>;

/// The table that a search uses for this game; may be null.
template <rules::GamePosition P>
[[nodiscard]] auto endgameOf(const SearchSettings& settings)
{
    if constexpr (std::is_same_v<P, rules::OwarePosition>)
        return settings.owareEndgame;
    else if constexpr (std::is_same_v<P, rules::BestemshePosition>)
        return settings.bestemsheEndgame;
    else if constexpr (std::is_same_v<P, rules::KalahPosition>)
        return settings.kalahEndgame;
    else
        return settings.endgame;
}

/// The proven value of a position that is not over, with `stones` on the board, `ply` moves below the root. The plies
/// to a win are an upper bound by the number of stones, so that the winner prefers fewer stones and makes progress.
/// None if the table does not have the position or the game. Requires endgameOf<P>(settings).
template <rules::GamePosition P>
[[nodiscard]] std::optional<Value> endgameValue(const P& position, const SearchSettings& settings, int stones, int ply)
{
    if constexpr (kHasEndgame<P>) {
        const auto* table = endgameOf<P>(settings);
        const auto result = table->resultOf(position);
        if (!result)
            return std::nullopt;
        const int plies = ply + std::min(table->pliesToDecide(stones), kMaxPly - 1);
        switch (*result) {
        case EndgameTable::Result::Win:
            return winIn(plies);
        case EndgameTable::Result::Loss:
            return lossIn(plies);
        case EndgameTable::Result::Draw:
            return kDrawValue;
        }
    }
    return std::nullopt;
}

} // namespace qumalaq::ai
