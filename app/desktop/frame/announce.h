// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>
#include <QWidget>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QAccessibleAnnouncementEvent>
#endif

namespace qumalaq::desktop {

/// Announces the text to screen readers at once. Before Qt 6.8 it uses a change of the widget's name.
inline void announce(QWidget& from, const QString& text)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&from, text);
    QAccessible::updateAccessibility(&event);
#else
    from.setAccessibleName(text);
    QAccessibleEvent event(&from, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
#endif
}

} // namespace qumalaq::desktop
