// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// How much is said about moves and pits to people who do not see them.
enum class Verbosity {
    Short,  ///< numbers: "7, takes 10", "2: 9"
    Normal, ///< sentences
    Full,   ///< also stones sown, kazans after each move, the pit's name, and the effect of its move
};

} // namespace qumalaq::desktop
