// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Whether a screen reader is active or the program reads aloud. Then a pit of the board always has the focus, and
/// pages are read line by line. GUI thread only; needs a QCoreApplication.
[[nodiscard]] bool isScreenReaderActive();

/// Whether the program reads aloud; initially false.
void setReadingAloud(bool isReading);

} // namespace qumalaq::desktop
