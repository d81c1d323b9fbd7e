// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/session/match_spec.h"
#include "core/session/record_of_match.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>

namespace qumalaq::desktop {

/// The players of a match in words.
class PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)

public:
    /// As shown everywhere: what the player entered, else "You", "Computer", "South" or "North".
    [[nodiscard]] static QString nameOf(const session::MatchSpec& spec, rules::Side side);
    /// What every record of a match says of its players and its day: to save, to copy, to study, for the library.
    /// `startedAt`: the match's.
    [[nodiscard]] static session::RecordHead headOf(const session::MatchSpec& spec, const QDateTime& startedAt);
    /// "Level 3 · Easy" of a computer; of a person what there is to say beside the name: "Moves first".
    [[nodiscard]] static QString noteOf(const session::MatchSpec& spec, rules::Side side);
    /// "Aisha wins", "You win", "A draw".
    [[nodiscard]] static QString resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome);

private:
    /// A computer is told from the others by its level: "Computer · Easy".
    [[nodiscard]] static QString recordNameOf(const session::MatchSpec& spec, rules::Side side);
};

} // namespace qumalaq::desktop
