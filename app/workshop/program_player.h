// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/line_process.h"
#include "app/workshop/player.h"
#include "core/rules/game.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qumalaq::workshop {

/// Another program as a player, with UGI (core/protocol/ugi_session.h) on its standard input and output: another
/// version of this engine, or another engine.
///
/// Must be used in the thread that constructed it, which must be a QThread or the main thread. A program that ends,
/// does not answer for a minute or answers with an illegal move loses the game: choose() returns a move that cannot be
/// played.
class ProgramPlayer : public Player {
public:
    using Options = std::vector<std::pair<std::string, std::string>>; ///< name and value

    /// Of the limits only moveTime, depth and nodes are sent, and the clock of the match if it has one.
    ProgramPlayer(std::string path, Options options, const ai::Limits& limits, const rules::GameSetup& setup);

    void setClock(const ai::Limits::Clock& clock) override { m_clock = clock; }
    [[nodiscard]] rules::Move choose(const rules::History& history) override;
    /// Starts the program if it is not running.
    void newGame(std::uint64_t seed) override;

private:
    void start();

    std::string m_path;
    Options m_options;
    ai::Limits m_limits;
    std::optional<ai::Limits::Clock> m_clock;
    LineProcess m_process;
};

} // namespace qumalaq::workshop
