// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QPalette>
#include <QString>

class QLabel;

namespace qumalaq::desktop {

/// Lengths of the window in pixels, for one text scale. 1 is the size for a window of up to 1920x1080.
struct Metrics {
    double scale = 1;

    [[nodiscard]] int px(double length) const;
    [[nodiscard]] int text() const { return px(14); }
    [[nodiscard]] int smallText() const { return px(12); }
    [[nodiscard]] int titleText() const { return px(20); }
    [[nodiscard]] int spacing() const { return px(8); }
    [[nodiscard]] int margin() const { return px(16); }
    [[nodiscard]] int icon() const { return px(20); }
};

/// From 1920x1080 on the text grows with the window, in steps, up to twice the size.
[[nodiscard]] Metrics metricsFor(const QSize& window);

/// The style all is drawn on, and the program's own font. Once, before the first widget.
void setUpStyle();

/// The theme as the toolkit's palette: for what the style sheet does not reach.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// The one style sheet of the program. Widgets choose a look by the property "role" (card, title, muted, primary …).
[[nodiscard]] QString styleSheetOf(const Theme& theme, const Metrics& metrics);

/// Gives wrapped text the room it needs at so many line heights of width: a layout does not ask wrapped text for its
/// height before it sizes a window. Again after the text or the style has changed.
void reserveRoom(QLabel* label, int widthInLines);

/// The height of so many lines of text with all that the style puts round them, whatever the label says now.
[[nodiscard]] int heightOfLines(QLabel* label, int lines);

/// Sets "role" and lets the style sheet see it.
void setRole(QWidget* widget, const char* role);
/// Sets any property the style sheet asks for.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace qumalaq::desktop
