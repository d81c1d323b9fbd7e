// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// How much the last-stone lens shows; each holds what the ones before it do.
enum class LensDepth {
    Off,
    Path,    ///< where the last stone falls, and the way there
    Verdict, ///< what comes of it
    Counts,  ///< what lies everywhere then
    Reply,   ///< after a moment, the most that the opponent can take at once
};

/// How two people sit at one screen.
enum class Seats {
    Fixed,
    AutoFlip, ///< the board turns to who is to move
    Table,    ///< the screen lies between them
};

/// Whether things fly, slide and fade.
enum class Motion {
    System, ///< as the system says
    Full,
    Reduced,
};

} // namespace qumalaq::desktop
