// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_tree.h"
#include "core/rules/any_position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qumalaq::notation {

/// How a recorded game ended. White of the text forms is South.
enum class GameResult : std::uint8_t {
    Open, ///< `*`: unfinished or unknown
    SouthWins,
    NorthWins,
    Draw,
};

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
[[nodiscard]] std::string_view toText(GameResult result);
/// Also `½-½`.
[[nodiscard]] std::optional<GameResult> parseResult(std::string_view text);
[[nodiscard]] GameResult resultOf(const rules::Outcome& outcome);

/// One line `[name "value"]` at the head of a game.
struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// The prefix of the tags for the options of the game.
inline constexpr std::string_view kOptionTagPrefix = "Option.";
/// Whether the tag is never among the tags of a GameRecord, which has a value for it: `Game`, `Option.*`, `FEN`,
/// `SetUp`, `Result`.
[[nodiscard]] bool isReservedTag(std::string_view name);
/// The tag for the name of a side's player: White is South.
[[nodiscard]] constexpr std::string_view nameTagOf(rules::Side side)
{
    return side == rules::Side::South ? "White" : "Black";
}
/// The tag for the seconds that a side used for its moves, in a finished game with a clock.
[[nodiscard]] constexpr std::string_view timeTagOf(rules::Side side)
{
    return side == rules::Side::South ? "WhiteTime" : "BlackTime";
}
/// The tags of a game that somebody who learns at this computer plays against the computer: who, by an id without
/// meaning elsewhere, and whether it counts for the rating.
inline constexpr std::string_view kLearnerTag = "Learner";
inline constexpr std::string_view kRatedTag = "Rated";
/// Letters of any script, and `_`.
[[nodiscard]] constexpr bool canBeginTagName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}
/// The standard spelling of a tag that has a meaning here or in PGN, whatever its letter case: `WhiteElo` for
/// `WhiteELO`. Returns any other name unchanged.
[[nodiscard]] std::string standardTagName(std::string_view name);
/// Whether `name` can be the name of a tag: it begins as above; digits, `-` and `.` may follow.
[[nodiscard]] bool isTagName(std::string_view name);

/// A recorded game: tags, start, moves with variations and comments, result. A value. The moves are legal in their
/// order, but the rule of repetition does not apply, because most people who write games down do not know it.
class GameRecord {
public:
    explicit GameRecord(const rules::GameSetup& setup = rules::GameSetup())
        : GameRecord(setup, rules::AnyPosition(setup))
    {
    }
    /// `start` must be a position of the setup's game.
    GameRecord(const rules::GameSetup& setup, const rules::AnyPosition& start) : m_setup(setup), m_start(start) {}

    [[nodiscard]] const rules::GameSetup& setup() const { return m_setup; }
    [[nodiscard]] const rules::AnyPosition& start() const { return m_start; }

    /// In the order of the text; a name may occur twice.
    [[nodiscard]] const std::vector<Tag>& tags() const { return m_tags; }
    /// The value of the first tag of this name; empty if there is none. Valid until the tags change.
    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Changes the first tag of this name, or adds it. Requires isTagName(name) and !isReservedTag(name). The value is
    /// converted by oneLine().
    void setTag(std::string_view name, std::string_view value);
    /// Adds a tag even if there is one of this name. The same preconditions.
    void addTag(std::string_view name, std::string_view value);
    /// Removes all tags of this name.
    void removeTag(std::string_view name)
    {
        std::erase_if(m_tags, [name](const Tag& t) { return t.name == name; });
    }

    [[nodiscard]] GameResult result() const { return m_result; }
    void setResult(GameResult result) { m_result = result; }

    [[nodiscard]] const GameTree& tree() const { return m_tree; }
    /// Only legal moves may be added, see positionAt().
    [[nodiscard]] GameTree& tree() { return m_tree; }

    /// The position after the move of this node. Plays all moves from the start.
    [[nodiscard]] rules::AnyPosition positionAt(NodeId node) const;
    [[nodiscard]] rules::AnyPosition finalPosition() const { return positionAt(m_tree.endOfLine(NodeId::Root)); }
    /// The moves of the main line.
    [[nodiscard]] std::vector<rules::Move> moves() const;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;

private:
    rules::GameSetup m_setup;
    rules::AnyPosition m_start;
    std::vector<Tag> m_tags;
    GameResult m_result = GameResult::Open;
    GameTree m_tree;
};

/// The side of the person in a game against a computer of this program; none in other games.
[[nodiscard]] std::optional<rules::Side> personAgainstComputer(const GameRecord& record);

} // namespace qumalaq::notation
