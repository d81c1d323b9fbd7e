// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/board_announcements.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/ui/announcer.h"

namespace qumalaq::desktop {

bool BoardAnnouncements::handles(ActionId command)
{
    switch (command) {
    case ActionId::SayLast:
    case ActionId::SayKazans:
    case ActionId::SayBoard:
    case ActionId::SayOwnRow:
    case ActionId::SayOtherRow:
    case ActionId::SayTuzdyks:
    case ActionId::SayThreats:
    case ActionId::SayPit:
        return true;
    default:
        return false;
    }
}

QString BoardAnnouncements::answer(ActionId command, const BoardWidget& board, const rules::AnyPosition& position,
                                   rules::Side side)
{
    if (command == ActionId::SayBoard)
        return AnnouncementText::board(position, side);
    if (command == ActionId::SayThreats)
        return AnnouncementText::threats(position, side);
    return answer(command, board, rules::gameOf(position), position.board(), side);
}

QString BoardAnnouncements::answer(ActionId command, const BoardWidget& board, rules::GameId game,
                                   const rules::BoardState& stones, rules::Side side)
{
    switch (command) {
    case ActionId::SayKazans:
        return AnnouncementText::kazans(game, stones, side);
    case ActionId::SayBoard:
        return AnnouncementText::board(game, stones, side);
    case ActionId::SayOwnRow:
        return AnnouncementText::row(stones, side);
    case ActionId::SayOtherRow:
        return AnnouncementText::row(stones, rules::opponentOf(side));
    case ActionId::SayTuzdyks:
        return AnnouncementText::tuzdyks(stones);
    case ActionId::SayPit:
        return board.focusedPit() ? board.description(*board.focusedPit()) : AnnouncementText::noPit(game);
    default:
        return {};
    }
}

void BoardAnnouncements::run(ActionId command, const BoardWidget& board, const rules::AnyPosition& position,
                             rules::Side side)
{
    if (command == ActionId::SayLast) {
        Announcer::of(board).repeat();
        return;
    }
    QString text = answer(command, board, position, side);
    if (const auto outcome = position.outcome(); outcome && command == ActionId::SayBoard)
        text += u' ' + GameText::resultTitle(*outcome) + u'.';
    announce(board, text, Announcer::Kind::Answer);
}

} // namespace qumalaq::desktop
