// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/opening_counts.h"
#include "core/notation/game_record.h"
#include "core/rules/any_position.h"
#include "core/rules/history.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qumalaq::learn {

/// The beginning of the keys of all tasks of openings.
inline constexpr std::string_view kOpeningPrefix = "opening/";

/// A position of the learner's openings in which the learner is to move.
struct OpeningTask {
    rules::GameId game = rules::GameId::Togyzqumalaq;
    std::vector<rules::Move> path; ///< the moves from the start to the position, by the first line that leads there
    rules::AnyPosition position{rules::GameSetup()};
    rules::Move answer;
    std::vector<rules::Move> replies; ///< the other side's moves after the answer, up to the next task; may be empty

    /// The key for Schedule. Another answer in the same position is another task.
    [[nodiscard]] std::string key() const;

    friend bool operator==(const OpeningTask&, const OpeningTask&) = default;
};

/// The opening moves that a learner wants to play as one side of a game, from the start by its usual rules: one move in
/// each position in which that side is to move, and any replies of the other side. A position that several lines lead
/// to is kept once.
class Openings {
public:
    explicit Openings(rules::GameId game = rules::GameId::Togyzqumalaq, rules::Side side = rules::Side::South)
        : m_game(game)
        , m_side(side)
    {
    }

    [[nodiscard]] rules::GameId game() const { return m_game; }
    [[nodiscard]] rules::Side side() const { return m_side; }
    [[nodiscard]] bool isEmpty() const { return m_moves.empty(); }
    /// Whether a game that starts there can be compared with openings.
    [[nodiscard]] static bool isStart(rules::GameId game, const rules::AnyPosition& start)
    {
        return start == rules::AnyPosition(rules::GameSetup(game));
    }

    struct Added {
        int moves = 0; ///< moves of the learner that are new, or that replace others
        /// Moves of the learner that are no longer kept, because the line has another move in the position.
        struct Replaced {
            std::vector<rules::Move> path; ///< to the position
            rules::Move before;
        };
        std::vector<Replaced> replaced;
    };
    /// Adds a line from the start. Its moves must be legal. What follows the learner's last move is left out. What only
    /// followed a replaced move is removed.
    Added add(std::span<const rules::Move> line);
    /// Adds every line of other openings. Requires the same game and side.
    Added add(const Openings& others);
    /// Removes the learner's move in a position, and what only followed it. Does nothing in an unknown position.
    void remove(const rules::AnyPosition& position);

    /// Every position with a move of the learner, in the order of the lines: a position comes after those that lead to
    /// it.
    [[nodiscard]] std::vector<OpeningTask> tasks() const;

    /// Where the learner left the openings in a game.
    struct Departure {
        std::size_t ply = 0; ///< index of the move
        rules::Move played;
        rules::Move wanted;
        bool isFirst = false; ///< the learner's first move that can be compared: the game has another opening

        friend bool operator==(const Departure&, const Departure&) = default;
    };
    struct Comparison {
        int known = 0; ///< positions of the openings in which the learner moved, up to the departure
        /// At the learner's first other move in a known position. None if there is none: the other side may leave the
        /// openings.
        std::optional<Departure> departure;
    };
    [[nodiscard]] Comparison comparedWith(const rules::History& game) const;
    [[nodiscard]] std::optional<Departure> departureOf(const rules::History& game) const
    {
        return comparedWith(game).departure;
    }

    /// A reply of the other side that is played often and leads to a position without an answer.
    struct Unanswered {
        std::vector<rules::Move> path;
        rules::AnyPosition position{rules::GameSetup()}; ///< before the reply
        rules::Move reply;
        OpeningCounts::Share share;
    };
    /// Played in at least 1 of kOftenPart games.
    static constexpr int kOftenPart = 10;
    /// In the order of the lines.
    [[nodiscard]] std::vector<Unanswered> unanswered(const OpeningCounts& counts) const;

    /// The openings as one game with variations. After a position that another line has reached before, nothing
    /// follows.
    [[nodiscard]] notation::GameRecord toRecord() const;
    /// The reverse, also of a record with changed moves; none if the record does not name the side, or does not begin
    /// at the start.
    [[nodiscard]] static std::optional<Openings> of(const notation::GameRecord& record);

    friend bool operator==(const Openings&, const Openings&) = default;

private:
    struct Hash {
        std::size_t operator()(const rules::AnyPosition& position) const
        {
            return static_cast<std::size_t>(position.hash());
        }
    };
    using Moves = std::unordered_map<rules::AnyPosition, std::vector<rules::Move>, Hash>;

    [[nodiscard]] rules::AnyPosition start() const { return rules::AnyPosition(rules::GameSetup(m_game)); }
    [[nodiscard]] std::span<const rules::Move> movesAt(const rules::AnyPosition& position) const;
    /// Removes replies that lead to no move of the learner, and positions that no line leads to.
    void prune();
    /// Calls `visit(path, position)` for each position once, also for the last ones, which have no moves.
    template <typename Visit>
    void walk(Visit visit) const;

    rules::GameId m_game;
    rules::Side m_side;
    Moves m_moves; ///< one in each position where the learner is to move, any number in the others
};

} // namespace qumalaq::learn
