// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/nnue/network.h"
#include "core/ai/request.h"
#include "core/base/expected.h"
#include "core/rules/history.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace qumalaq::workshop {

/// A player of matches. Blocks while it thinks.
class Player {
public:
    virtual ~Player() = default;

    /// Sets the time left to both sides, for the next move only. Players without a clock ignore it.
    virtual void setClock(const ai::Limits::Clock& /*clock*/) {}
    /// A legal move. Requires a game that is not over.
    [[nodiscard]] virtual rules::Move choose(const rules::History& history) = 0;
    /// Prepares for a new game, without memory of earlier ones. The same seed gives the same game.
    virtual void newGame(std::uint64_t seed) = 0;
};

/// Why a player's description is invalid.
struct PlayerError {
    std::string found;                                  ///< the invalid part
    std::optional<ai::nnue::NetworkError> network = {}; ///< if the part is the file of a network
};

/// A network from a file; OtherGame if it is not for the game of the setup.
[[nodiscard]] Expected<std::shared_ptr<const ai::nnue::Network>, ai::nnue::NetworkError>
networkFrom(const std::string& path, const rules::GameSetup& setup = rules::GameSetup());

/// A message for the console.
[[nodiscard]] const char* reasonOf(ai::nnue::NetworkError error);

/// Players by description, for the games of a setup:
///
///     random          any legal move
///     greedy          the move with the largest immediate gain; among equals a random one
///     level:4         a level of the program
///     character:hoarder       a character of the program
///     depth:6         the full search to a depth; likewise nodes:20000 and time:50 (ms)
///     level:8,nodes:20000     within several limits
///     time:50,network:hand      by the hand-made evaluation instead of the built-in network
///     time:50,network:FILE      by another network
///     threads:2       by the clock of the match alone, with two threads (can be combined with limits)
///     clock           by the clock of the match alone
///     program:PATH,nodes:20000  another program, see ProgramPlayer, within limits or by the clock
///     foreign:FILE,time:50    a program with a protocol of its own, which FILE describes, see ForeignProtocol
///     program:PATH,option:Book=none,time:50     likewise, with an option of its protocol
[[nodiscard]] Expected<std::unique_ptr<Player>, PlayerError>
makePlayer(std::string_view description, const rules::GameSetup& setup = rules::GameSetup());

} // namespace qumalaq::workshop
