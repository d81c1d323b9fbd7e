// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/text_fault.h"
#include "core/rules/any_position.h"
#include "core/rules/history.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How often each move was played in the openings of recorded games.
///
///     game = togyzqumalaq
///     source = Where the games are from
///     [after]                  the start; the moves that lead to a position, as in move_text.h
///     76 = 45                  so many games went on with this move
///     [after 76]
///     98 = 43
namespace qumalaq::learn {

class OpeningCounts {
public:
    /// Positions that fewer games have reached say nothing of what is common.
    static constexpr int kLeastGames = 10;
    /// After so many moves every game is a game of its own.
    static constexpr std::size_t kMostPlies = 8;

    /// Every fault, in the order of the text.
    [[nodiscard]] static Expected<OpeningCounts, std::vector<TextFault>> parse(std::string_view text);

    /// Of the games of `setup`'s game that began at its usual start. A position reached in several ways is counted
    /// once.
    [[nodiscard]] static OpeningCounts of(std::span<const rules::History> games, const rules::GameSetup& setup,
                                          std::string source);

    [[nodiscard]] std::string toText() const;

    [[nodiscard]] const std::string& source() const { return m_source; }

    struct Share {
        int played = 0; ///< games that went on with the move
        int games = 0;  ///< games that came to the position

        friend constexpr bool operator==(Share, Share) = default;
    };
    /// Nothing for a position that is not known, or of another game.
    [[nodiscard]] std::optional<Share> shareOf(const rules::AnyPosition& position, rules::Move move) const;

private:
    struct Played {
        rules::Move move;
        int games = 0;
    };
    struct Position {
        rules::AnyPosition position;
        std::vector<rules::Move> path; ///< one that leads there
        std::vector<Played> moves;     ///< the most played first

        [[nodiscard]] int games() const;
    };

    [[nodiscard]] const Position* find(const rules::AnyPosition& position) const;

    rules::GameSetup m_setup;
    std::string m_source;
    std::vector<Position> m_positions;
};

} // namespace qumalaq::learn
