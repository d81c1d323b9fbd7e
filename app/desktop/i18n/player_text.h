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

/// The players of a game in words, the same in every part of the window.
class PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)

public:
    /// A person is called as entered or written, a computer by its level or character: "Computer 4", "Sakshy the
    /// guardian". Who has no name is "You" against a computer, else "South" or "North".
    [[nodiscard]] static QString nameOf(const session::MatchSpec& spec, rules::Side side);
    [[nodiscard]] static QString nameOf(const notation::GameRecord& record, rules::Side side);
    /// `written`: [side], as records name the players.
    [[nodiscard]] static QString nameOf(const std::array<QString, 2>& written, rules::Side side);
    /// Who plays the computer and has no name.
    [[nodiscard]] static QString ownName();
    /// Empty for a computer that only a later version has.
    [[nodiscard]] static QString computerName(const notation::ComputerName& computer);
    /// "Level 4 · Young horse" of a computer; of a person what there is to say beside the name: "Moves first".
    [[nodiscard]] static QString noteOf(const session::MatchSpec& spec, rules::Side side);
    /// "Aisha wins", "You win", "A draw".
    [[nodiscard]] static QString resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome);
};

} // namespace qumalaq::desktop
