// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Whether somebody listens instead of looking: a screen reader runs, or the program reads aloud by itself. What has
/// the focus is then always a pit, and pages are read line by line. For the user interface thread.
[[nodiscard]] bool hasListener();

/// Whether the program reads aloud; initially not. Needs an application.
void setReadingAloud(bool isReading);

} // namespace qumalaq::desktop
