// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

class BoardWidget;
class SoundPlayer;

/// Plays the sounds of what happens on the board, panned to its place. The player must outlive the board.
void connectSound(BoardWidget& board, SoundPlayer& sound);

} // namespace qumalaq::desktop
