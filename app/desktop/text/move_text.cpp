// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/move_text.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/text/written_move.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace qumalaq::desktop {

using rules::AnyPosition;
using rules::Move;
using rules::Side;

namespace {

/// [owner of the pit]: the addressee, the opponent, First, Second, not told.
using MoveNames = std::array<const char*, 5>;
constexpr std::size_t kWithoutOwner = 4;

constexpr MoveNames kFromPits = {
    QT_TRANSLATE_NOOP("MoveText", "the move from your pit %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from the opponent’s pit %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from First’s pit %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from Second’s pit %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from pit %1"),
};
constexpr MoveNames kFromHoles = {
    QT_TRANSLATE_NOOP("MoveText", "the move from your hole %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from the opponent’s hole %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from First’s hole %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from Second’s hole %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from hole %1"),
};
constexpr MoveNames kFromHouses = {
    QT_TRANSLATE_NOOP("MoveText", "the move from your house %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from the opponent’s house %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from First’s house %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from Second’s house %1"),
    QT_TRANSLATE_NOOP("MoveText", "the move from house %1"),
};

const MoveNames& namesIn(const AnyPosition& position)
{
    const rules::GameId game = rules::gameOf(position);
    return rules::isTogyzFamily(game) ? kFromPits : game == rules::GameId::Oware ? kFromHouses : kFromHoles;
}

} // namespace

QString MoveText::nameOf(const AnyPosition& position, Move move, std::optional<Side> addressee)
{
    const Side row = move.from.row;
    return tr(namesIn(position)[addressee ? (row == *addressee ? 0 : 1) : (row == Side::South ? 2 : 3)])
        .arg(int(move.from.number));
}

QString MoveText::withoutOwner(const AnyPosition& position, Move move)
{
    return tr(namesIn(position)[kWithoutOwner]).arg(int(move.from.number));
}

QString MoveText::titleOf(const AnyPosition& position, Move move, std::optional<Side> addressee)
{
    return capitalized(nameOf(position, move, addressee));
}

QString MoveText::hintOf(const AnyPosition& position, Move move)
{
    return rules::isTogyzFamily(position)
               ? tr("Hint: the move from your pit %1.").arg(int(move.from.number))
               : tr("Hint: %1.", "a move").arg(nameOf(position, move, position.sideToMove()));
}

QString MoveText::lineOf(const AnyPosition& position, std::span<const Move> moves, std::size_t most)
{
    QStringList words;
    AnyPosition now = position;
    for (const Move move : moves.first(std::min(most, moves.size()))) {
        if (!now.isLegal(move))
            break;
        words.append(writtenMove(now, move));
        now.play(move);
    }
    return words.join(u' ');
}

} // namespace qumalaq::desktop
