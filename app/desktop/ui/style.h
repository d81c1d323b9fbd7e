// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/play_choices.h"

#include <QPalette>
#include <QString>

class QLabel;

namespace qumalaq::desktop {

/// Lengths in device-independent pixels. The scale is 1 for windows of up to 1920x1080.
struct Metrics {
    double scale = 1;

    [[nodiscard]] int px(double length) const;
    [[nodiscard]] int text() const { return px(14); }
    [[nodiscard]] int spacing() const { return px(8); }
    [[nodiscard]] int margin() const { return px(16); }
    [[nodiscard]] int icon() const { return px(20); }
};

/// TextSize::Automatic grows in steps with a window above 1920x1080, up to twice the size. The scale is limited so that
/// pages, which need 640x480 at scale 1, fit the window.
[[nodiscard]] Metrics metricsFor(const QSize& window, TextSize size);

/// The metrics of the program. Only for the user interface thread.
[[nodiscard]] const Metrics& currentMetrics();
void setCurrentMetrics(const Metrics& metrics);
/// A length in design pixels, in the current metrics.
[[nodiscard]] inline int px(double length)
{
    return currentMetrics().px(length);
}

/// Installs the base style and the program's font. Call it once, before the first widget. Labels, tool tips and message
/// boxes then show plain text; only labels set to Qt::RichText show HTML.
void setUpStyle();

/// Makes labels in this widget detect HTML again. Only for texts of Qt itself.
void setMarkedUp(QWidget* widget);

/// The theme as a palette, for what the style sheet does not cover.
[[nodiscard]] QPalette paletteOf(const Theme& theme);

/// The program's only style sheet. Widgets choose a look by the property "role" (card, title, muted, primary …).
[[nodiscard]] QString styleSheetOf(const Theme& theme, const Metrics& metrics);

/// Reserves the height of wrapped text at a width given in line heights: layouts ignore the height of wrapped text when
/// they size a window. Call it again when text or style have changed.
void reserveRoom(QLabel* label, int widthInLines);

/// The height of the label with this number of lines, including its style's margins, for any text.
[[nodiscard]] int heightOfLines(QLabel* label, int lines);

/// Sets the property "role" and updates the style.
void setRole(QWidget* widget, const char* role);
/// Sets a property that the style sheet uses and updates the style.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace qumalaq::desktop
