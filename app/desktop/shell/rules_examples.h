// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/history.h"

#include <optional>
#include <span>
#include <string_view>

namespace qumalaq::desktop {

/// A move of the rules pages: a position, what is played, and what the caption beside it says of that. The texts stand
/// in resources/rules, where an element <example name="…"> holds the caption.
struct RulesExample {
    /// What happens in the move, so that a test can hold the caption to it.
    enum class Claim {
        Takes,        ///< stones of the opponent's row are taken
        MakesTuzdyk,  ///< a pit becomes a tuzdyk
        Banks,        ///< a stone on its way falls into a tuzdyk
        TakesNothing, ///< the last stone falls, and that is all
        Relay,        ///< more than one lap, and nothing is taken
        MovesAgain,   ///< the last stone comes home
        TakesTwice,   ///< and the stone that took goes on and takes again
        Prescribes,   ///< stones are taken, and the opponent's first hole is prescribed
    };

    rules::GameId game;
    std::string_view name;
    std::string_view position;
    rules::Move move;
    Claim claim;
    int count; ///< stones taken or banked; laps of a relay
};

[[nodiscard]] std::span<const RulesExample> rulesExamples();
/// Null if the game has none of that name.
[[nodiscard]] const RulesExample* findRulesExample(rules::GameId game, std::string_view name);
/// The position the example begins from. The texts are right: a test reads them all.
[[nodiscard]] rules::AnyPosition positionOf(const RulesExample& example);

} // namespace qumalaq::desktop
