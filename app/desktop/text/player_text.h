// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/player_name.h"
#include "core/rules/game.h"
#include "core/rules/outcome.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace qumalaq::notation {
class GameRecord;
}
namespace qumalaq::session {
struct MatchSpec;
}

namespace qumalaq::desktop {

/// The names of players, as in every part of the window.
class PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)

public:
    /// A person has the name entered or in the record; without one "You" against a computer, else "First" or "Second".
    /// A computer has the name of its level or character: "Computer 4", "Sakshy the guardian".
    [[nodiscard]] static QString nameOf(const session::MatchSpec& spec, rules::Side side);
    [[nodiscard]] static QString nameOf(const notation::GameRecord& record, rules::Side side);
    /// [side]
    [[nodiscard]] static std::array<QString, 2> namesOf(const notation::GameRecord& record);
    /// "Aisha – Bolat"
    [[nodiscard]] static QString captionOf(const notation::GameRecord& record);
    /// `written`: the names in a record, [side].
    [[nodiscard]] static QString nameOf(const std::array<QString, 2>& written, rules::Side side);
    /// "Your move" for ownName(), else "Aisha to move".
    [[nodiscard]] static QString turnOf(const QString& name);
    /// For an unnamed person who plays the computer.
    [[nodiscard]] static QString ownName();
    /// [side], for a task or a picture: "You" and "Opponent".
    [[nodiscard]] static std::array<QString, 2> youAndOpponent(rules::Side own);
    /// Empty for a computer of a later version.
    [[nodiscard]] static QString computerName(const notation::ComputerName& computer);
    /// The name of a computer's level: "Young horse"; "Computer" for a character; "Moves first" for a person.
    [[nodiscard]] static QString noteOf(const session::MatchSpec& spec, rules::Side side);
    [[nodiscard]] static QString noteOf(const notation::GameRecord& record, rules::Side side);
    /// "Aisha wins", "Computer 4 wins", "You win", "A draw".
    [[nodiscard]] static QString resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome);
    /// Why the game is over, as a sentence: "You resigned."
    [[nodiscard]] static QString reasonOf(const session::MatchSpec& spec, const rules::Outcome& outcome);
    /// Whether the stones decided the game. Who resigns or runs out of time may have more of them.
    [[nodiscard]] static bool isByStones(const rules::Outcome& outcome);
    /// How a game ended before its last move was played: "You resigned". Empty if it did not.
    [[nodiscard]] static QString endOf(const notation::GameRecord& record);

private:
    /// `isOwnLoss`: the loser is "you"; otherwise the loser has this name.
    [[nodiscard]] static QString reasonOf(bool isOwnLoss, const QString& loser, const rules::Outcome& outcome,
                                          const rules::GameSetup& setup);
    [[nodiscard]] static QString noteOfPerson(const QString& name, rules::Side side);
};

} // namespace qumalaq::desktop
