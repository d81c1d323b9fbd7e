// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ai/move_quality.h"
#include "core/learn/fact.h"
#include "core/rules/any_position.h"
#include "core/rules/history.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace qumalaq::session {
struct GameReview;
struct MoveReview;
} // namespace qumalaq::session

namespace qumalaq::desktop {

/// What a review says about a move, in short sentences without notation, for screen and voice.
class ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)

public:
    /// "A good move."
    [[nodiscard]] static QString judgementOf(ai::MoveQuality quality);
    /// "Mistake", of "?" on a scoresheet. Empty for another mark.
    [[nodiscard]] static QString nameOfMark(const QString& mark);
    /// "A mistake. Better: your pit 7 takes 12 stones." `addressee` is the side addressed as "you".
    [[nodiscard]] static QString of(const rules::AnyPosition& before, const session::MoveReview& move,
                                    std::optional<rules::Side> addressee);
    /// The same of move `ply` in a few words, for a voice that has just named the move: "A mistake: loses 4. Better: 7,
    /// takes 12."
    [[nodiscard]] static QString briefly(const rules::History& game, const session::GameReview& review,
                                         std::size_t ply);
    /// "The computer prefers the move from your pit 4: it is better by about 6 stones." And why. Empty unless it
    /// is a mistake by MoveReview::isConfirmedMistake().
    [[nodiscard]] static QString preferred(const rules::History& game, const session::GameReview& review,
                                           std::size_t ply);
    /// The reason that of() gives for the better move, which must be known.
    [[nodiscard]] static std::optional<learn::Fact> reasonOf(const rules::AnyPosition& before,
                                                             const session::MoveReview& move);
    /// What move `ply` lost, in whole stones; 0 if nothing, or if the game is proven to be won or lost.
    [[nodiscard]] static int stonesLost(const session::GameReview& review, std::size_t ply, rules::Side mover);

private:
    [[nodiscard]] static QString reasonOver(const rules::AnyPosition& position, rules::Move better, rules::Move played,
                                            const QString& pit);
};

} // namespace qumalaq::desktop
