// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/command_line.h"

class QImage;

namespace qumalaq::desktop {

class MainWindow;

/// The window as it is, with the page's dialog over it. Blocks until everything has been painted.
[[nodiscard]] QImage screenshotOf(MainWindow& window, Page page);

/// Opens the game that is played in the study, at its end: for Page::Study, and for Page::Review with a quick review
/// that is shown, which blocks until it is made.
void showStudy(MainWindow& window, Page page);

/// A game that has ended, for a picture of its end.
[[nodiscard]] rules::History endedGame();

} // namespace qumalaq::desktop
