// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/player_name.h"
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

/// The names of players, the same in every part of the window.
class PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)

public:
    /// A person has the name that was entered or written in the record; a computer that of its level or character:
    /// "Computer 4", "Sakshy the guardian". A person without a name is "You" against a computer, else "First" or
    /// "Second".
    [[nodiscard]] static QString nameOf(const session::MatchSpec& spec, rules::Side side);
    [[nodiscard]] static QString nameOf(const notation::GameRecord& record, rules::Side side);
    /// `written`: the names in a record, [side].
    [[nodiscard]] static QString nameOf(const std::array<QString, 2>& written, rules::Side side);
    /// The name of an unnamed person who plays the computer.
    [[nodiscard]] static QString ownName();
    /// Empty for a computer that only a later version knows.
    [[nodiscard]] static QString computerName(const notation::ComputerName& computer);
    /// "Young horse" for a level of the computer; for a person a note beside the name: "Moves first".
    [[nodiscard]] static QString noteOf(const session::MatchSpec& spec, rules::Side side);
    [[nodiscard]] static QString noteOf(const notation::GameRecord& record, rules::Side side);
    /// "Aisha wins", "You win", "A draw".
    [[nodiscard]] static QString resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome);
    /// A sentence: "You resigned.", "The board is empty.".
    [[nodiscard]] static QString reasonOf(const session::MatchSpec& spec, const rules::Outcome& outcome);

private:
    [[nodiscard]] static QString noteOfPerson(const QString& name, rules::Side side);
};

} // namespace qumalaq::desktop
