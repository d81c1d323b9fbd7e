// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/turn_text.h"

#include "app/desktop/text/place_text.h"

#include <QStringList>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

bool TurnText::saysWhoMoves(const rules::History& game)
{
    const auto& plies = game.plies();
    if (plies.empty() || game.outcome())
        return false;
    if (game.position().board().prescribed)
        return true;
    return game.positionAt(plies.size() - 1).sideToMove() == game.position().sideToMove()
           && std::none_of(plies.back().trace.begin(), plies.back().trace.end(),
                           [](const rules::TraceEvent& event) { return event.kind == rules::TraceEvent::Kind::Pass; });
}

QString TurnText::movesAgain(Side side, std::optional<Side> addressee)
{
    if (addressee)
        return side == *addressee ? tr("You move again") : tr("The opponent moves again");
    return side == Side::South ? tr("First moves again") : tr("Second moves again");
}

QString TurnText::of(const rules::History& game, std::optional<Side> addressee)
{
    const auto& plies = game.plies();
    if (plies.empty() || game.outcome())
        return {};
    QStringList notes;
    bool hasPassed = false;
    for (const rules::TraceEvent& event : plies.back().trace) {
        if (event.kind != rules::TraceEvent::Kind::Pass)
            continue;
        hasPassed = true;
        notes.append(event.to.side == Side::South ? tr("First has no stones and passes")
                                                  : tr("Second has no stones and passes"));
    }
    const Side toMove = game.position().sideToMove();
    if (!hasPassed && game.positionAt(plies.size() - 1).sideToMove() == toMove)
        notes.append(movesAgain(toMove, addressee));
    if (const auto hole = game.position().board().prescribed) {
        const QString text = addressee == toMove     ? tr("Begin in the marked hole: %1", "a hole")
                             : addressee             ? tr("The opponent must begin in the marked hole: %1", "a hole")
                             : toMove == Side::South ? tr("First must begin in the marked hole: %1", "a hole")
                                                     : tr("Second must begin in the marked hole: %1", "a hole");
        notes.append(text.arg(PlaceText::nameOf(game.setup().game(), *hole, addressee)));
    }
    return notes.join(QStringLiteral(" · "));
}

} // namespace qumalaq::desktop
