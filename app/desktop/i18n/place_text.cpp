// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/i18n/place_text.h"

#include "app/desktop/i18n/game_text.h"

namespace qumalaq::desktop {

using rules::GameId;
using rules::Side;

QString PlaceText::stonesOf(GameId game, int count)
{
    return rules::isTogyzFamily(game) ? tr("%n stones", nullptr, count) : tr("%n stones", "southern games", count);
}

QString PlaceText::storeOf(GameId game, Side side, std::optional<Side> learner)
{
    if (learner && !rules::isTogyzFamily(game))
        return side == *learner ? tr("Your home: %1", "how many stones")
                                : tr("The opponent’s home: %1", "how many stones");
    if (learner)
        return side == *learner ? tr("Your kazan: %1", "how many stones")
                                : tr("The opponent’s kazan: %1", "how many stones");
    if (!rules::isTogyzFamily(game))
        return side == Side::South ? tr("First’s home: %1", "how many stones")
                                   : tr("Second’s home: %1", "how many stones");
    return side == Side::South ? tr("First’s kazan: %1", "how many stones")
                               : tr("Second’s kazan: %1", "how many stones");
}

QString PlaceText::houseOf(GameId game, Side side, std::optional<Side> learner)
{
    if (learner && !rules::isTogyzFamily(game))
        return side == *learner ? tr("Your hole %1: %2", "number, stones")
                                : tr("The opponent’s hole %1: %2", "number, stones");
    if (learner)
        return side == *learner ? tr("Your pit %1: %2", "number, stones")
                                : tr("The opponent’s pit %1: %2", "number, stones");
    if (!rules::isTogyzFamily(game))
        return side == Side::South ? tr("First’s hole %1: %2", "number, stones")
                                   : tr("Second’s hole %1: %2", "number, stones");
    return side == Side::South ? tr("First’s pit %1: %2", "number, stones")
                               : tr("Second’s pit %1: %2", "number, stones");
}

QString PlaceText::namedHouseOf(Side side, std::optional<Side> learner)
{
    if (learner)
        return side == *learner ? tr("Your pit %1, %2: %3", "number, name, stones")
                                : tr("The opponent’s pit %1, %2: %3", "number, name, stones");
    return side == Side::South ? tr("First’s pit %1, %2: %3", "number, name, stones")
                               : tr("Second’s pit %1, %2: %3", "number, name, stones");
}

QString PlaceText::tuzdykOf(Side owner, std::optional<Side> learner)
{
    if (learner)
        return owner == *learner ? tr("The opponent’s pit %1: your tuzdyk") : tr("Your pit %1: the opponent’s tuzdyk");
    return owner == Side::South ? tr("Second’s pit %1: First’s tuzdyk") : tr("First’s pit %1: Second’s tuzdyk");
}

QString PlaceText::describe(GameId game, const rules::BoardState& board, rules::Place place,
                            std::optional<Side> learner)
{
    const QString stones = stonesOf(game, board.at(place));
    if (place.isStore())
        return storeOf(game, place.side, learner).arg(stones);
    const int number = place.number;
    if (const auto owner = board.tuzdykOwner(place.house()))
        return tuzdykOf(*owner, learner).arg(number);
    return houseOf(game, place.side, learner).arg(QString::number(number), stones);
}

QString PlaceText::describeFully(GameId game, const rules::BoardState& board, rules::Place place,
                                 std::optional<Side> learner)
{
    const QString name = place.isStore() ? QString() : GameText::pitName(game, place.number);
    if (name.isEmpty() || board.tuzdykOwner(place.house()))
        return describe(game, board, place, learner);
    return namedHouseOf(place.side, learner).arg(QString::number(place.number), name, stonesOf(game, board.at(place)));
}

QString PlaceText::describeBriefly(GameId game, const rules::BoardState& board, rules::Place place, Side listener)
{
    if (place.isStore())
        return describe(game, board, place);
    const QString content = board.tuzdykOwner(place.house()) ? tr("tuzdyk") : QString::number(board.at(place));
    const QString text = place.side == listener ? tr("%1: %2", "number of the pit, stones")
                                                : tr("opposite %1: %2", "number of the pit, stones");
    return text.arg(QString::number(place.number), content);
}

QString PlaceText::toolTip(GameId game, const rules::BoardState& board, rules::Place place, std::optional<Side> learner)
{
    if (place.isStore() || board.tuzdykOwner(place.house()))
        return describe(game, board, place, learner);
    const QString name = GameText::pitName(game, place.number);
    const QString stones = stonesOf(game, board.at(place));
    if (name.isEmpty())
        return stones;
    return QStringLiteral("%1. %2 — %3").arg(QString::number(place.number), name, stones);
}

} // namespace qumalaq::desktop
