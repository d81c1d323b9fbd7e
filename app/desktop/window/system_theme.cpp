// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/system_theme.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStyleHints>

namespace qumalaq::desktop {

ThemeId systemTheme()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark)
        return ThemeId::Dark;
    if (QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Light)
        return ThemeId::LightWood;
#endif
    const QPalette palette = QGuiApplication::palette();
    const bool isDark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? ThemeId::Dark : ThemeId::LightWood;
}

} // namespace qumalaq::desktop
