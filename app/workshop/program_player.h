// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/player.h"
#include "core/rules/game.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

class QProcess;

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
    ~ProgramPlayer() override;

    void setClock(const ai::Limits::Clock& clock) override { m_clock = clock; }
    [[nodiscard]] rules::Move choose(const rules::History& history) override;
    /// Starts the program if it is not running.
    void newGame(std::uint64_t seed) override;

private:
    void start();
    void send(const std::string& line);
    /// The next line that begins with this word, without the word; none if the program has ended or after a timeout.
    [[nodiscard]] std::optional<std::string> await(std::string_view word);

    std::string m_path;
    Options m_options;
    ai::Limits m_limits;
    std::optional<ai::Limits::Clock> m_clock;
    std::unique_ptr<QProcess> m_process;
};

} // namespace qumalaq::workshop
