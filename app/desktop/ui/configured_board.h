// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_widget.h"
#include "app/desktop/ui/settings.h"

namespace qumalaq::desktop {

class SoundPlayer;

/// A board that follows the settings for all boards: the speed of sowing, whether anything moves, the place of the
/// kazans, and when pictures are drawn. Its owner sets game, texts and look.
class ConfiguredBoard : public BoardWidget {
    Q_OBJECT

public:
    /// Plays the board's sounds, panned to their places; a null `sound` is silent. Both must outlive the board.
    ConfiguredBoard(const Settings& settings, SoundPlayer* sound, QWidget* parent);

private:
    void apply(Settings::Key key);
    void connectSound(SoundPlayer& sound);

    const Settings& m_settings;
};

} // namespace qumalaq::desktop
