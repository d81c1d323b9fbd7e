// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/command_line.h"

#include <QByteArray>

#include <optional>

class QImage;

namespace qumalaq::desktop {

class MainWindow;

/// A picture of the window, with the page's dialog over it. Blocks until everything is painted.
[[nodiscard]] QImage screenshotOf(MainWindow& window, ScreenshotPage page);

/// The moves of a game as a GIF, `width` pixels wide. The game has at least one. None if the encoder failed.
[[nodiscard]] std::optional<QByteArray> animationOf(const rules::History& game, const Theme& theme, int width);

/// Opens the current game at its end in the study, for ScreenshotPage::Study. For ScreenshotPage::Review it also makes
/// and shows a quick review, and blocks until it is ready.
void showStudy(MainWindow& window, ScreenshotPage page);

/// A finished game, for a picture of the end panel.
[[nodiscard]] rules::History endedGame();

} // namespace qumalaq::desktop
