// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

class BoardWidget;
class SoundPlayer;

/// What happens on the board is heard, from the place where it happens. The player must outlive the board.
void connectSound(BoardWidget& board, SoundPlayer& sound);

} // namespace qumalaq::desktop
