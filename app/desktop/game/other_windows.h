// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace qumalaq::desktop {

/// The other windows of the program, as seen by a window that opens.
struct OtherWindows {
    bool areOpen = false;     ///< the game of this window goes into the archive when it closes
    QStringList leftJournals; ///< of windows that were killed; no other window uses them
};

} // namespace qumalaq::desktop
