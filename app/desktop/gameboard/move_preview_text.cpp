// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/move_preview_text.h"

#include "app/desktop/text/place_text.h"

namespace qumalaq::desktop {

using rules::LastStoneEffect;
using rules::Side;

QString MovePreviewText::landingText(const rules::MoveEffect& effect)
{
    switch (effect.lastStone) {
    case LastStoneEffect::Takes:
    case LastStoneEffect::InOwnTuzdyk:
    case LastStoneEffect::InOwnStore:
        return {};
    case LastStoneEffect::MakesTuzdyk:
        return tr("tuzdyk", "verdict of a move, at the landing pit");
    case LastStoneEffect::Odd:
        return tr("%1: odd, no capture", "verdict of a move: so many stones").arg(effect.stones);
    case LastStoneEffect::ThreeOnLastPit:
        return tr("3, but ninth pit", "verdict of a move: why it makes no tuzdyk");
    case LastStoneEffect::ThreeOnMirror:
        return tr("3, but the same number as the opponent’s tuzdyk",
                  "verdict of a move: the opponent's tuzdyk has the same number");
    case LastStoneEffect::AlreadyHasTuzdyk:
        return tr("3, but you have a tuzdyk", "verdict of a move: the player has a tuzdyk already");
    case LastStoneEffect::InOthersTuzdyk:
        return tr("into the opponent’s tuzdyk", "verdict of a move");
    case LastStoneEffect::GrandSlam:
        return tr("all of them: no capture", "verdict of a move: a grand slam, which takes nothing");
    case LastStoneEffect::OwnRow:
        return effect.gain > 0
                   ? QString()
                   : tr("own row, no capture",
                        "verdict of a move: the last stone falls on the mover's row, where nothing is taken");
    case LastStoneEffect::Nothing:
        return effect.gain > 0 ? QString() : tr("no capture", "verdict of a move: nothing is taken");
    case LastStoneEffect::Endless:
        return tr("endless", "verdict of a move: the sowing would never end");
    }
    return {};
}

QString MovePreviewText::resultOf(const rules::MoveEffect& effect)
{
    const QString what = landingText(effect);
    if (effect.lastStone == LastStoneEffect::MakesTuzdyk)
        return what;
    QStringList parts;
    if (effect.gain > 0)
        parts.append(QStringLiteral("+%1").arg(effect.gain));
    if (!what.isEmpty())
        parts.append(what);
    if (effect.keepsTurn)
        parts.append(tr("again", "verdict of a move: the same player moves again"));
    return parts.join(QStringLiteral(" · "));
}

QString MovePreviewText::spokenLanding(rules::GameId game, rules::Place last)
{
    if (rules::isTogyzFamily(game) && !last.isStore())
        return (last.side == Side::South ? tr("last stone into First’s pit %1", "spoken")
                                         : tr("last stone into Second’s pit %1", "spoken"))
            .arg(int(last.number));
    if (game == rules::GameId::Oware)
        return tr("last seed: %1", "spoken; a place").arg(PlaceText::nameOf(game, last));
    return tr("last stone: %1", "spoken; a place").arg(PlaceText::nameOf(game, last));
}

QString MovePreviewText::spoken(const rules::AnyPosition& position, rules::Move move, PreviewDetail detail)
{
    if (detail == PreviewDetail::Off)
        return {};
    const rules::MoveEffect effect = rules::effectOf(position, move);
    QStringList parts = {spokenLanding(rules::gameOf(position), effect.last)};
    if (detail >= PreviewDetail::Result) {
        if (effect.gain > 0)
            parts.append(tr("brings in %1", "spoken: so many stones").arg(effect.gain));
        if (const QString what = landingText(effect); !what.isEmpty())
            parts.append(what);
        if (effect.keepsTurn)
            parts.append(tr("again", "verdict of a move: the same player moves again"));
    }
    return parts.join(QStringLiteral(", "));
}

MovePreview MovePreviewText::of(const rules::AnyPosition& position, rules::Move move, PreviewDetail detail)
{
    MovePreview preview;
    preview.source = move.from;
    if (detail == PreviewDetail::Off)
        return preview;
    const rules::MoveEffect effect = rules::effectOf(position, move);
    preview.path = effect.path;
    if (detail >= PreviewDetail::Result)
        preview.result = resultOf(effect);
    if (detail >= PreviewDetail::Counts) {
        for (const rules::Place place : effect.touched) {
            // A tuzdyk stays empty; its badge has another meaning.
            const bool isTuzdyk = !place.isStore() && effect.after.tuzdykOwner(place.pit());
            if (!isTuzdyk)
                preview.counts.push_back({place, effect.after.at(place)});
        }
    }
    return preview;
}

std::optional<MovePreview::Reply> MovePreviewText::replyTo(const rules::AnyPosition& position, rules::Move move)
{
    rules::AnyPosition after = position;
    after.play(move);
    if (after.sideToMove() == position.sideToMove())
        return std::nullopt;
    const auto best = rules::greediest(after);
    if (!best)
        return std::nullopt;
    MovePreview::Reply reply;
    reply.source = best->move.from;
    reply.last = best->last;
    if (best->lastStone == LastStoneEffect::MakesTuzdyk)
        reply.result = tr("reply: tuzdyk", "what the opponent can do then");
    else if (best->gain > 0)
        reply.result = tr("reply: +%1", "so many stones the opponent can take then").arg(best->gain);
    else
        return std::nullopt; // the opponent cannot take anything
    return reply;
}

} // namespace qumalaq::desktop
