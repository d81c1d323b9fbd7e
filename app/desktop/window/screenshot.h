// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/actions.h"
#include "app/desktop/window/command_line.h"

#include <QByteArray>

#include <optional>

class QImage;

namespace qumalaq::desktop {

class MainWindow;

/// The command that opens the page; none for those that are made only for pictures.
[[nodiscard]] std::optional<ActionId> openCommandOf(ScreenshotPage page);

/// A picture of the window with the dialog of the page over it. Blocks and processes events until all is painted.
[[nodiscard]] QImage screenshotOf(MainWindow& window, ScreenshotPage page);

/// What a file manager shows of a file: the last position of its first game, or the first puzzle of a pack. None if
/// there is neither in the first two megabytes.
[[nodiscard]] std::optional<rules::AnyPosition> positionIn(const QString& path);

/// The moves of a game, at least one, as a GIF of this width in pixels. None if the encoder failed.
[[nodiscard]] std::optional<QByteArray> animationOf(const rules::History& game, const Theme& theme, int width);

/// Opens the current game at its end in the study. For ScreenshotPage::Review also shows a quick review; blocks, in an
/// event loop, until it is ready.
void showStudy(MainWindow& window, ScreenshotPage page);

/// A finished game, for a picture of the end panel.
[[nodiscard]] rules::History endedGame();

} // namespace qumalaq::desktop
