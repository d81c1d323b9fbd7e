// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/place_text.h"

#include "app/desktop/i18n/game_text.h"

namespace qumalaq::desktop {

using rules::Side;

QString PlaceText::describe(rules::GameId game, const rules::BoardState& board, rules::Place place)
{
    const QString stones = tr("%n stones", nullptr, board.at(place));
    if (place.isStore()) {
        return place.side == Side::South ? tr("South’s kazan: %1", "how many stones").arg(stones)
                                         : tr("North’s kazan: %1", "how many stones").arg(stones);
    }
    const int number = place.number;
    if (const auto owner = board.tuzdykOwner(place.house())) {
        return *owner == Side::South ? tr("North’s pit %1: South’s tuzdyk").arg(number)
                                     : tr("South’s pit %1: North’s tuzdyk").arg(number);
    }
    const QString name = GameText::pitName(game, number);
    const QString pit = name.isEmpty() ? QString::number(number) : QStringLiteral("%1, %2").arg(number).arg(name);
    return place.side == Side::South ? tr("South’s pit %1: %2", "number and name, stones").arg(pit, stones)
                                     : tr("North’s pit %1: %2", "number and name, stones").arg(pit, stones);
}

QString PlaceText::toolTip(rules::GameId game, const rules::BoardState& board, rules::Place place)
{
    if (place.isStore())
        return describe(game, board, place);
    if (const auto owner = board.tuzdykOwner(place.house()))
        return describe(game, board, place);
    const QString name = GameText::pitName(game, place.number);
    const QString stones = tr("%n stones", nullptr, board.at(place));
    if (name.isEmpty())
        return stones;
    return QStringLiteral("%1. %2 — %3").arg(QString::number(place.number), name, stones);
}

} // namespace qumalaq::desktop
