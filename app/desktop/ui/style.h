// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/play_choices.h"

#include <QPalette>
#include <QString>

class QLabel;

namespace qumalaq::desktop {

/// Lengths of the window in pixels for one text scale, which is 1 for windows of up to 1920x1080.
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

/// TextSize::Automatic grows with a window above 1920x1080, in steps, up to twice the size. No text is so large that
/// the pages, which are made for at least 640x480 at scale 1, do not fit into the window.
[[nodiscard]] Metrics metricsFor(const QSize& window, TextSize size);

/// Installs the base style and the program's font. Call it once, before the first widget. From then on every label,
/// tool tip and message box shows its text as it is, unless a label is set to Qt::RichText.
void setUpStyle();

/// Texts that look like HTML are shown as HTML in this widget and those below it. Only for texts of Qt itself.
void setMarkedUp(QWidget* widget);

/// The theme as a palette, for what the style sheet does not cover.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// The program's only style sheet. Widgets choose a look by the property "role" (card, title, muted, primary …).
[[nodiscard]] QString styleSheetOf(const Theme& theme, const Metrics& metrics);

/// Reserves the height of wrapped text for a width given in line heights, because layouts ignore the height of wrapped
/// text when they size a window. Call it again after the text or the style changes.
void reserveRoom(QLabel* label, int widthInLines);

/// The height of the label with this number of lines, including its style's margins, for any text.
[[nodiscard]] int heightOfLines(QLabel* label, int lines);

/// Sets the property "role" and updates the style.
void setRole(QWidget* widget, const char* role);
/// Sets a property that the style sheet uses and updates the style.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace qumalaq::desktop
