// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/expected.h"
#include "core/learn/text_error.h"
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
///     source = Where the games come from
///     [after]                  the start; the moves that lead to a position, as in move_text.h
///     76 = 45                  the number of games that continued with this move
///     [after 76]
///     98 = 43
namespace qumalaq::learn {

class OpeningCounts {
public:
    /// Positions with fewer games are not counted.
    static constexpr int kMinGames = 10;
    /// Later positions are not counted, because nearly all games differ there.
    static constexpr std::size_t kMaxPlies = 8;

    /// All faults, in the order of the text.
    [[nodiscard]] static Expected<OpeningCounts, std::vector<TextError>> parse(std::string_view text);

    /// Counts the games with the start of `setup`. Transpositions count as one position.
    [[nodiscard]] static OpeningCounts of(std::span<const rules::History> games, const rules::GameSetup& setup,
                                          std::string source);

    [[nodiscard]] std::string toText() const;

    [[nodiscard]] const std::string& source() const { return m_source; }

    struct Share {
        int played = 0; ///< games that continued with the move
        int games = 0;  ///< games that reached the position

        friend constexpr bool operator==(Share, Share) = default;
    };
    /// None for an unknown position or another game.
    [[nodiscard]] std::optional<Share> shareOf(const rules::AnyPosition& position, rules::Move move) const;

private:
    struct Played {
        rules::Move move;
        int games = 0;
    };
    struct Position {
        rules::AnyPosition position;
        std::vector<rules::Move> path; ///< one of the lines to the position
        std::vector<Played> moves;     ///< the most frequent first

        [[nodiscard]] int games() const;
    };

    [[nodiscard]] const Position* find(const rules::AnyPosition& position) const;

    rules::GameSetup m_setup;
    std::string m_source;
    std::vector<Position> m_positions;
};

} // namespace qumalaq::learn
