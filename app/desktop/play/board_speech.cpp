// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/board_speech.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/speech_text.h"

namespace qumalaq::desktop {

bool BoardSpeech::knows(ActionId command)
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

QString BoardSpeech::answer(ActionId command, const BoardWidget& board, const rules::AnyPosition& position,
                            rules::Side side)
{
    if (command == ActionId::SayBoard)
        return SpeechText::board(position);
    if (command == ActionId::SayThreats)
        return SpeechText::threats(position, side);
    return answer(command, board, rules::gameOf(position), position.board(), side);
}

QString BoardSpeech::answer(ActionId command, const BoardWidget& board, rules::GameId game,
                            const rules::BoardState& stones, rules::Side side)
{
    switch (command) {
    case ActionId::SayKazans:
        return SpeechText::kazans(game, stones);
    case ActionId::SayBoard:
        return SpeechText::board(game, stones);
    case ActionId::SayOwnRow:
        return SpeechText::row(game, stones, side);
    case ActionId::SayOtherRow:
        return SpeechText::row(game, stones, rules::opponentOf(side));
    case ActionId::SayTuzdyks:
        return SpeechText::tuzdyks(stones);
    case ActionId::SayPit:
        return board.focusedHouse() ? board.description(*board.focusedHouse()) : SpeechText::noPit(game);
    default:
        return {};
    }
}

void BoardSpeech::run(ActionId command, const BoardWidget& board, const rules::AnyPosition& position, rules::Side side)
{
    if (command == ActionId::SayLast)
        Speaker::of(board).repeat();
    else
        tell(board, answer(command, board, position, side), Speaker::Kind::Answer);
}

} // namespace qumalaq::desktop
