// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <optional>
#include <span>
#include <string_view>

namespace qumalaq::desktop {

/// An example in the rules: a position, a move, and what its caption claims. The captions are in resources/rules, in
/// elements <example name="…">.
struct RulesExample {
    /// The effect of the move, which a test verifies.
    enum class Claim {
        Takes,        ///< takes stones from the opponent's row
        MakesTuzdyk,  ///< a pit becomes a tuzdyk
        Banks,        ///< a stone falls into a tuzdyk on the way
        TakesNothing, ///< the last stone has no effect
        Relay,        ///< several laps without a capture
        MovesAgain,   ///< the last stone falls into the own store
        TakesTwice,   ///< the sowing continues after a capture and takes again
        Prescribes,   ///< takes stones, and prescribes the opponent's first hole
    };

    rules::GameId game;
    std::string_view name;
    std::string_view position;
    rules::Move move;
    Claim claim;
    int count; ///< stones taken or banked; laps of a relay
};

[[nodiscard]] std::span<const RulesExample> rulesExamples();
/// Null if the game has no example of that name.
[[nodiscard]] const RulesExample* findRulesExample(rules::GameId game, std::string_view name);
/// The position before the move. Throws std::logic_error if its text is invalid; a test parses all of them.
[[nodiscard]] rules::AnyPosition positionOf(const RulesExample& example);

} // namespace qumalaq::desktop
