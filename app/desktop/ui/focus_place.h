// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qumalaq::desktop {

/// The widget with the focus in a page or dialog, to find its counterpart when that is rebuilt in another language.
struct FocusPlace {
    const QMetaObject* kind = nullptr; ///< null: the focus is elsewhere
    qsizetype index = 0;               ///< in the list of descendants of `root`

    explicit FocusPlace(const QWidget& root)
    {
        const QWidget* focused = root.window()->focusWidget();
        if (focused != nullptr && root.isAncestorOf(focused)) {
            kind = focused->metaObject();
            index = root.findChildren<QWidget*>().indexOf(focused);
        }
    }

    /// Gives the focus to the widget at the same index, if it is visible and of the same class.
    void focusIn(const QWidget& root) const
    {
        QWidget* widget = root.findChildren<QWidget*>().value(index);
        if (kind != nullptr && widget != nullptr && widget->metaObject() == kind && widget->isVisible())
            widget->setFocus();
    }
};

} // namespace qumalaq::desktop
