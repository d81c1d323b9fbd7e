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

/// What was wrong, as far as it is visible in the two moves and the replies to them.
enum class MistakeKind : std::uint8_t {
    MissedTuzdyk,  ///< the better move makes a tuzdyk
    AllowedTuzdyk, ///< the opponent can then make a tuzdyk, and cannot after the better move
    LostAtsyrau,   ///< at most kAtsyrauStones are in the pits, and the last moves decide
    MissedCapture, ///< the better move takes at least kMistakeStones more
    FedOpponent,   ///< the opponent can take at least kMistakeStones more, or gets that many more in a tuzdyk
    Other,         ///< the difference is visible only later
};
inline constexpr int kMistakeKinds = 6;
/// A difference of fewer stones does not count as the reason.
inline constexpr int kMistakeStones = 3;

/// The id of a kind in files.
[[nodiscard]] std::string_view idOf(MistakeKind kind);

/// Both moves must be legal and different. Of a missed capture and an allowed capture the larger one decides.
[[nodiscard]] MistakeKind kindOfMistake(const rules::AnyPosition& position, rules::Move played, rules::Move better);

struct Mistake {
    rules::GameSetup setup;
    rules::AnyPosition position{setup}; ///< before the move; the learner is to move
    rules::Move played;
    std::vector<rules::Move> better; ///< the best line; the first move is the answer
    std::vector<rules::Move> good;   ///< other moves that are nearly as good
    std::string opponent;            ///< name in the record; may be empty
    std::string date;                ///< of the beginning of the game, YYYY.MM.DD; may be empty
    std::string time;                ///< of the beginning of the game, HH:MM:SS in local time; may be empty
    int number = 0;                  ///< of the move on a scoresheet of the game; 0 if unknown

    /// Whether it is the best move or another good one.
    [[nodiscard]] bool isAnswer(rules::Move move) const;
    /// The key for Schedule: the same for the same position, and different from all tasks of lessons.
    [[nodiscard]] std::string key() const;
    [[nodiscard]] MistakeKind kind() const { return kindOfMistake(position, played, better.front()); }

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// The beginning of the keys of all mistakes.
inline constexpr std::string_view kMistakePrefix = "mistake/";

/// The mistake as a game that begins with the position: the main line is the best line, marked as good; the played move
/// is a variation with a question mark; the other good moves are variations without a mark.
[[nodiscard]] notation::GameRecord toRecord(const Mistake& mistake);
/// The reverse; none if the record is not of this form.
[[nodiscard]] std::optional<Mistake> mistakeOf(const notation::GameRecord& record);

} // namespace qumalaq::learn
