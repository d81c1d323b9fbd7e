// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/board_sound.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/sound/sound_player.h"

namespace qumalaq::desktop {

namespace {

double panOf(const BoardWidget& board, const QRect& rect)
{
    return board.width() == 0 ? 0.0 : 2.0 * rect.center().x() / board.width() - 1.0;
}

double panOf(const BoardWidget& board, rules::Place place)
{
    return panOf(board, place.isStore() ? board.storeRect(place.side) : board.houseRect(place.house()));
}

} // namespace

void connectSound(BoardWidget& board, SoundPlayer& sound)
{
    QObject::connect(&board, &BoardWidget::stoneDropped, &board, [&](rules::Place place, int count) {
        const auto row = place.side == board.bottom() ? SoundPlayer::Row::Near : SoundPlayer::Row::Far;
        sound.stoneDropped(row, count, panOf(board, place));
    });
    QObject::connect(&board, &BoardWidget::stonesCaptured, &board,
                     [&](rules::Place from, int) { sound.stonesCaptured(panOf(board, from)); });
    QObject::connect(&board, &BoardWidget::tuzdykMade, &board,
                     [&](rules::House house) { sound.tuzdykMade(panOf(board, board.houseRect(house))); });
    QObject::connect(&board, &BoardWidget::placeRefused, &board,
                     [&](rules::Place place) { sound.refused(panOf(board, place)); });
}

} // namespace qumalaq::desktop
