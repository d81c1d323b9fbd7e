// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/openings.h"

#include <QCoreApplication>
#include <QString>

namespace qumalaq::session {
struct GameReview;
}

namespace qumalaq::desktop {

/// The learner's openings in words. The learner is addressed as "you".
class OpeningText {
    Q_DECLARE_TR_FUNCTIONS(OpeningText)

public:
    /// "Togyzqumalaq, First"
    [[nodiscard]] static QString nameOf(rules::GameId game, rules::Side side);
    /// "Move 2: your pit 6, after the opponent’s pit 9"
    [[nodiscard]] static QString moveOf(const learn::OpeningTask& task);
    /// "Move 2: 12 of 45 games go on with the opponent’s pit 8. Choose your answer in the study."
    [[nodiscard]] static QString of(const learn::Openings& openings, const learn::Openings::Unanswered& reply);
    /// "Togyzqumalaq, First · move 2": where the move is that the learner has to find.
    [[nodiscard]] static QString placeOf(const learn::OpeningTask& task);
    /// "You left your openings at move 6: your pit 7 instead of your pit 4."
    [[nodiscard]] static QString of(const rules::History& game, const learn::Openings::Departure& departure);
    /// "Added to your openings as First: 4 moves." And which moves were replaced.
    [[nodiscard]] static QString of(const learn::Openings& openings, const learn::Openings::Added& added);
    /// "Your move 2 is a mistake. The computer prefers the move from your pit 4: it is better by about 6 stones." Of
    /// the first such move of `learner`; empty if there is none.
    [[nodiscard]] static QString mistakeIn(const rules::History& line, const session::GameReview& review,
                                           rules::Side learner);
    [[nodiscard]] static QString removed(int moves);
};

} // namespace qumalaq::desktop
