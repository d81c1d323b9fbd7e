// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/opening_text.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/review_text.h"
#include "core/notation/turn_counter.h"
#include "core/session/review.h"

#include <QStringList>

#include <span>

namespace qumalaq::desktop {

using learn::Openings;
using learn::OpeningTask;
using rules::GameId;
using rules::Move;
using rules::Side;

namespace {

/// The number of the move that follows the path.
QString numberOf(GameId game, std::span<const Move> path)
{
    rules::AnyPosition at{rules::GameSetup(game)};
    notation::TurnCounter turns;
    for (const Move move : path) {
        turns.count(at.sideToMove());
        at.play(move);
    }
    return QString::number(turns.numberFor(at.sideToMove()));
}

} // namespace

QString OpeningText::nameOf(GameId game, Side side)
{
    return tr("%1, %2", "a game, First or Second").arg(GameText::nameOf(game), GameText::sideName(side));
}

QString OpeningText::moveOf(const OpeningTask& task)
{
    const Side learner = task.position.sideToMove();
    const QString number = numberOf(task.game, task.path);
    const QString pit = PlaceText::nameOf(task.game, task.answer.from, learner);
    if (task.path.empty() || task.path.back().from.row == learner)
        return tr("Move %1: %2", "number, a pit").arg(number, pit);
    return tr("Move %1: %2, after %3", "number, a pit, the pit of the move before")
        .arg(number, pit, PlaceText::nameOf(task.game, task.path.back().from, learner));
}

QString OpeningText::of(const Openings& openings, const Openings::Unanswered& reply)
{
    return tr("Move %1: %2 of %3 recorded games go on with %4. Choose your answer in the study.",
              "number, how many, of how many, a pit")
        .arg(numberOf(openings.game(), reply.path), QString::number(reply.share.played),
             QString::number(reply.share.games), PlaceText::nameOf(openings.game(), reply.reply.from, openings.side()));
}

QString OpeningText::placeOf(const OpeningTask& task)
{
    return tr("%1 · move %2", "a game and a side, number")
        .arg(nameOf(task.game, task.position.sideToMove()), numberOf(task.game, task.path));
}

QString OpeningText::of(const rules::History& game, const Openings::Departure& departure)
{
    const auto pit = [&game, learner = game.positionAt(departure.ply).sideToMove()](Move move) {
        return PlaceText::nameOf(game.setup().game(), move.from, learner);
    };
    if (departure.isFirst)
        return tr("You began with another opening: %1 instead of %2.", "a pit, a pit")
            .arg(pit(departure.played), pit(departure.wanted));
    return tr("You left your openings at move %1: %2 instead of %3.", "number, a pit, a pit")
        .arg(QString::number(notation::moveNumberAt(game, departure.ply + 1)), pit(departure.played),
             pit(departure.wanted));
}

QString OpeningText::of(const Openings& openings, const Openings::Added& added)
{
    if (added.moves == 0)
        return tr("These moves are already in your openings.");
    QStringList parts{tr("Added to your openings as %1: %n moves.", "First or Second", added.moves)
                          .arg(GameText::sideName(openings.side()))};
    for (const Openings::Added::Replaced& replaced : added.replaced) {
        parts.append(tr("At move %1 this replaces %2.", "number, a pit")
                         .arg(numberOf(openings.game(), replaced.path),
                              PlaceText::nameOf(openings.game(), replaced.before.from, openings.side())));
    }
    return parts.join(u' ');
}

QString OpeningText::mistakeIn(const rules::History& line, const session::GameReview& review, Side learner)
{
    for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
        const QString preferred = review.movers[ply] == learner ? ReviewText::preferred(line, review, ply) : QString();
        if (!preferred.isEmpty())
            return tr("Your move %1 is a mistake.", "number").arg(notation::moveNumberAt(line, ply + 1)) + u' '
                   + preferred;
    }
    return {};
}

QString OpeningText::removed(int moves)
{
    return tr("%n moves were removed from your openings.", nullptr, moves);
}

} // namespace qumalaq::desktop
