// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"
#include "core/rules/any_position.h"
#include "core/rules/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Mistakes from the learner's own games, which become tasks: find a better move than the one you played.
namespace qumalaq::learn {

/// What was wrong, as far as the two moves and the replies to them show it.
enum class MistakeKind : std::uint8_t {
    MissedTuzdyk,  ///< the better move makes a tuzdyk
    AllowedTuzdyk, ///< the opponent can then make a tuzdyk, after the better move he cannot
    LostAtsyrau,   ///< at most kAtsyrauStones lie in the pits, and the last moves decide
    MissedCapture, ///< the better move takes at least kMistakeStones more
    FedOpponent,   ///< the opponent can take at least kMistakeStones more, or gets as many more into a tuzdyk
    Other,         ///< the difference shows later
};
inline constexpr int kMistakeKinds = 6;
/// A difference of fewer stones is not called the reason.
inline constexpr int kMistakeStones = 3;

/// A word for each kind, for files.
[[nodiscard]] std::string_view idOf(MistakeKind kind);

/// Both moves must be legal and different. A large missed capture and a large capture that was allowed: the larger one.
[[nodiscard]] MistakeKind kindOfMistake(const rules::AnyPosition& position, rules::Move played, rules::Move better);

struct Mistake {
    rules::GameSetup setup;
    rules::AnyPosition position{setup}; ///< before the move; the learner is to move
    rules::Move played;
    std::vector<rules::Move> better; ///< the best line; the first move is the answer
    std::vector<rules::Move> good;   ///< other moves that are nearly as good
    std::string opponent;            ///< name in the record; may be empty
    std::string date;                ///< when the game began, YYYY.MM.DD; may be empty
    std::string time;                ///< likewise, HH:MM:SS in local time; may be empty
    int number = 0;                  ///< of the move in its game, as scoresheets count; 0 if it is not known

    /// The best move or another good one.
    [[nodiscard]] bool isAnswer(rules::Move move) const;
    /// Under which the schedule knows it: the same for the same position, and different from every lesson's task.
    [[nodiscard]] std::string key() const;
    [[nodiscard]] MistakeKind kind() const { return kindOfMistake(position, played, better.front()); }

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// What the keys of all mistakes begin with.
inline constexpr std::string_view kMistakePrefix = "mistake/";

/// As a game that begins with the position: the best line is the main line, marked as good; the played move is a
/// variation with a question mark; the other good moves are variations without a mark.
[[nodiscard]] notation::GameRecord toRecord(const Mistake& mistake);
/// The reverse; none if the record is not of this form.
[[nodiscard]] std::optional<Mistake> mistakeOf(const notation::GameRecord& record);

} // namespace qumalaq::learn
