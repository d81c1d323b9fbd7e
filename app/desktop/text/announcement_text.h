// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/verbosity.h"
#include "core/rules/game.h"
#include "core/rules/history.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>

namespace qumalaq::desktop {

/// Announcements for people who do not see the board.
class AnnouncementText {
    Q_DECLARE_TR_FUNCTIONS(AnnouncementText)

public:
    enum class Part {
        Whole,
        Brief, ///< not the place of the last stone, unless the verbosity is Full
    };
    /// Announces history.plies()[ply]: "First plays 7, to Second’s 6. Takes 10, now 10."
    [[nodiscard]] static QString move(const rules::History& history, std::size_t ply,
                                      Verbosity verbosity = Verbosity::Normal, Part part = Part::Whole);
    /// "Into First’s tuzdyk: 2."
    [[nodiscard]] static QString intoTuzdyk(rules::Side owner, int stones);
    /// Moves from a position, one sentence each: "Your pit 7, takes 10. The opponent’s pit 3."
    [[nodiscard]] static QString line(rules::History game, std::span<const rules::Move> moves,
                                      std::optional<rules::Side> addressee);
    /// "First's kazan 10, Second's kazan 0." That of the addressee comes first.
    [[nodiscard]] static QString kazans(rules::GameId game, const rules::BoardState& board, rules::Side addressee);
    /// The side to move, every pit, row by row, and the kazans; those of the addressee come first.
    [[nodiscard]] static QString board(const rules::AnyPosition& position, rules::Side addressee);
    /// The same of stones that need not be a position.
    [[nodiscard]] static QString board(rules::GameId game, const rules::BoardState& board, rules::Side addressee);
    /// "First: 9, 0, 9, 9, 0, 4 times 10.", or "First: all 9."
    [[nodiscard]] static QString row(const rules::AnyPosition& position, rules::Side side);
    [[nodiscard]] static QString row(const rules::BoardState& board, rules::Side side);
    /// "First’s tuzdyk is Second’s pit 3." Both, or that there is none.
    [[nodiscard]] static QString tuzdyks(const rules::BoardState& board);
    /// The opponent's threats: "Threat: with pit 4 the opponent takes 10 stones from your pit 9."
    [[nodiscard]] static QString threats(const rules::AnyPosition& position, rules::Side side);
    /// The answer if no pit is selected.
    [[nodiscard]] static QString noPit(rules::GameId game);
    /// For a learner: "Your pit 2: 4 stones. All other pits are empty." With more than six filled pits, which
    /// side is the learner's, and both rows.
    [[nodiscard]] static QString lesson(rules::GameId game, const rules::AnyPosition& position, rules::Side learner);

private:
    /// %1 is for the number of the pit.
    [[nodiscard]] static QString playsText(rules::GameId game, rules::Side mover);
    [[nodiscard]] static QString landingText(rules::GameId game, rules::Place last, rules::Side mover);
    [[nodiscard]] static QString content(rules::GameId game, const rules::BoardState& board, rules::Side addressee);
};

} // namespace qumalaq::desktop
