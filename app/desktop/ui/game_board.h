// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/settings.h"

namespace qumalaq::desktop {

class SoundPlayer;

/// Every board in a window. It follows the settings that hold for all boards: the speed of sowing, whether anything may
/// move, where the kazans are, and when pictures are drawn. Its owner sets the game, the texts and the look.
class GameBoard : public BoardWidget {
    Q_OBJECT

public:
    /// Plays the sounds of what happens on it, panned to the place; null for a silent one. Both must outlive the board.
    GameBoard(const Settings& settings, SoundPlayer* sound, QWidget* parent);

private:
    void apply(Settings::Key key);
    void connectSound(SoundPlayer& sound);

    const Settings& m_settings;
};

} // namespace qumalaq::desktop
