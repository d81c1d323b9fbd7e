// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/place_text.h"

#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"

#include <array>

namespace qumalaq::desktop {

using rules::GameId;
using rules::Side;

namespace {

/// [owner]: the addressee, the opponent, First, Second.
using Names = std::array<const char*, 4>;

constexpr Names kPits = {
    QT_TRANSLATE_NOOP("PlaceText", "your pit %1"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s pit %1"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s pit %1"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s pit %1"),
};
constexpr Names kHoles = {
    QT_TRANSLATE_NOOP("PlaceText", "your hole %1"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s hole %1"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s hole %1"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s hole %1"),
};
constexpr Names kNamesOfHouses = {
    QT_TRANSLATE_NOOP("PlaceText", "your house %1"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s house %1"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s house %1"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s house %1"),
};
constexpr Names kKazans = {
    QT_TRANSLATE_NOOP("PlaceText", "your kazan"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s kazan"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s kazan"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s kazan"),
};
constexpr Names kHomes = {
    QT_TRANSLATE_NOOP("PlaceText", "your home"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s home"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s home"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s home"),
};
constexpr Names kStores = {
    QT_TRANSLATE_NOOP("PlaceText", "your store"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s store"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s store"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s store"),
};
constexpr Names kTreasuries = {
    QT_TRANSLATE_NOOP("PlaceText", "your treasury"),
    QT_TRANSLATE_NOOP("PlaceText", "the opponent’s treasury"),
    QT_TRANSLATE_NOOP("PlaceText", "First’s treasury"),
    QT_TRANSLATE_NOOP("PlaceText", "Second’s treasury"),
};

struct Words {
    const Names& pits;
    const Names& stores;
};

Words wordsOf(GameId game)
{
    switch (game) {
    case GameId::Togyzqumalaq:
    case GameId::Toguzkorgool:
    case GameId::Bestemshe:
        break;
    case GameId::Congkak:
    case GameId::MangalaSuez:
        return {kHoles, kHomes};
    case GameId::Oware:
        return {kNamesOfHouses, kStores};
    case GameId::Kalah:
        return {kHoles, kStores};
    case GameId::MangalaTurkish:
        return {kHoles, kTreasuries};
    }
    return {kPits, kKazans};
}

} // namespace

QString PlaceText::stonesOf(GameId game, int count)
{
    if (game == GameId::Oware)
        return tr("%n seeds", nullptr, count);
    return rules::isTogyzFamily(game) ? tr("%n stones", nullptr, count) : tr("%n stones", "southern games", count);
}

QString PlaceText::nameOf(GameId game, rules::Place place, std::optional<Side> addressee)
{
    const Words words = wordsOf(game);
    const Names& names = place.isStore() ? words.stores : words.pits;
    const std::size_t owner = addressee ? (place.side == *addressee ? 0 : 1) : (place.side == Side::South ? 2 : 3);
    const QString name = tr(names[owner]);
    return place.isStore() ? name : name.arg(int(place.number));
}

QString PlaceText::titleOf(GameId game, rules::Place place, std::optional<Side> addressee)
{
    return capitalized(nameOf(game, place, addressee));
}

QString PlaceText::tuzdykOf(Side owner, std::optional<Side> addressee)
{
    if (addressee)
        return owner == *addressee ? tr("The opponent’s pit %1: your tuzdyk")
                                   : tr("Your pit %1: the opponent’s tuzdyk");
    return owner == Side::South ? tr("Second’s pit %1: First’s tuzdyk") : tr("First’s pit %1: Second’s tuzdyk");
}

QString PlaceText::describe(GameId game, const rules::BoardState& board, rules::Place place,
                            std::optional<Side> addressee)
{
    if (!place.isStore()) {
        if (const auto owner = board.tuzdykOwner(place.pit()))
            return tuzdykOf(*owner, addressee).arg(int(place.number));
    }
    return QStringLiteral("%1: %2").arg(titleOf(game, place, addressee), stonesOf(game, board.at(place)));
}

QString PlaceText::describeFully(GameId game, const rules::BoardState& board, rules::Place place,
                                 std::optional<Side> addressee)
{
    const QString name = place.isStore() ? QString() : GameText::pitName(game, place.number);
    if (name.isEmpty() || board.tuzdykOwner(place.pit()))
        return describe(game, board, place, addressee);
    return tr("%1, %2: %3", "pit, its name, stones")
        .arg(titleOf(game, place, addressee), name, stonesOf(game, board.at(place)));
}

QString PlaceText::describeBriefly(GameId game, const rules::BoardState& board, rules::Place place, Side addressee)
{
    if (place.isStore())
        return describe(game, board, place);
    const QString content = board.tuzdykOwner(place.pit()) ? tr("tuzdyk") : QString::number(board.at(place));
    const QString text = place.side == addressee ? tr("%1: %2", "number of the pit, stones")
                                                 : tr("opposite %1: %2", "number of the pit, stones");
    return text.arg(QString::number(place.number), content);
}

QString PlaceText::toolTip(GameId game, const rules::BoardState& board, rules::Place place,
                           std::optional<Side> addressee)
{
    if (place.isStore() || board.tuzdykOwner(place.pit()))
        return describe(game, board, place, addressee);
    const QString name = GameText::pitName(game, place.number);
    const QString stones = stonesOf(game, board.at(place));
    if (name.isEmpty())
        return stones;
    return QStringLiteral("%1. %2 — %3").arg(QString::number(place.number), name, stones);
}

} // namespace qumalaq::desktop
