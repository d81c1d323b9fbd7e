// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/outcome.h"
#include "core/session/match_spec.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

/// The players of a match in words.
class PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)

public:
    /// As everywhere else: what the player entered, else "You", "Computer 4", "Sakshy the guardian", "South".
    [[nodiscard]] static QString nameOf(const session::MatchSpec& spec, rules::Side side);
    /// "Level 4 · Young horse" of a computer; of a person what there is to say beside the name: "Moves first".
    [[nodiscard]] static QString noteOf(const session::MatchSpec& spec, rules::Side side);
    /// "Aisha wins", "You win", "A draw".
    [[nodiscard]] static QString resultOf(const session::MatchSpec& spec, const rules::Outcome& outcome);
};

} // namespace qumalaq::desktop
