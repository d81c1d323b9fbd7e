// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// How much the last-stone preview shows; each value includes those before it.
enum class PreviewDetail {
    Off,
    Path,   ///< where the last stone falls, and the path to it
    Result, ///< the result of the move
    Counts, ///< the stones in each pit after the move
    Reply,  ///< after a delay, the opponent's largest immediate capture
};

/// The size of texts and controls in the window.
enum class TextSize {
    Automatic, ///< grows with a window larger than 1920x1080
    Large,     ///< 125%
    Larger,    ///< 150%
    Largest,   ///< 200%
};

/// How two people sit at one screen.
enum class TwoPlayerLayout {
    Fixed,
    AutoFlip, ///< the board turns to the side to move
    Table,    ///< the screen is flat between the players
};

} // namespace qumalaq::desktop
