// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/line_process.h"
#include "app/workshop/player.h"
#include "core/base/expected.h"

#include <string>
#include <string_view>

namespace qumalaq::workshop {

/// How to talk to a program that has a protocol of its own:
///
///     command = ./engine serve          run in the folder of the settings
///     start = newgame                   sent before each game; optional
///     ask = go time {time} pos {south}/{north}/{stores}/{tuzdyks}/{side}
///     answer = bestmove {move}          the line that has the move after these words; others are ignored
///     first_pit = 0                     the number of the first pit, by default 1
///
/// What `ask` may contain: {position} in the form of this program, {moves} from the start with spaces between, {south}
/// and {north}, the stones of a row with commas between, {stores} and {tuzdyks}, two numbers with a comma, {side} to
/// move, 0 or 1, and the limits {time} in ms, {depth} and {nodes}, which are 0 if there is none. A tuzdyk is the number
/// of a pit in the opponent's row, and one less than first_pit if there is none.
struct ForeignProtocol {
    std::string command;
    std::string start;
    std::string ask;
    std::string answer; ///< without {move}
    int firstPit = 1;
    std::string folder;

    /// The error is the invalid line, or the missing key.
    [[nodiscard]] static Expected<ForeignProtocol, std::string> parse(std::string_view text);
};

/// A program with a protocol of its own as a player. A program that ends, does not answer for a minute or answers with
/// an illegal move loses the game. Used in one thread, like LineProcess.
class ForeignPlayer : public Player {
public:
    ForeignPlayer(ForeignProtocol protocol, const ai::Limits& limits);

    [[nodiscard]] rules::Move choose(const rules::History& history) override;
    void newGame(std::uint64_t seed) override;

private:
    [[nodiscard]] std::string question(const rules::History& history) const;

    ForeignProtocol m_protocol;
    ai::Limits m_limits;
    LineProcess m_process;
};

} // namespace qumalaq::workshop
