// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qumalaq::desktop {

/// Where the focus is in a page or dialog, to keep it there when that is made anew in another language.
struct FocusPlace {
    const QMetaObject* kind = nullptr; ///< null: the focus is elsewhere
    qsizetype index = 0;               ///< among the widgets in it

    explicit FocusPlace(const QWidget& root)
    {
        const QWidget* focused = root.window()->focusWidget();
        if (focused != nullptr && root.isAncestorOf(focused)) {
            kind = focused->metaObject();
            index = root.findChildren<QWidget*>().indexOf(focused);
        }
    }

    /// Gives the focus to the widget in that place, if there is one of the same kind.
    void focusIn(const QWidget& root) const
    {
        QWidget* widget = root.findChildren<QWidget*>().value(index);
        if (kind != nullptr && widget != nullptr && widget->metaObject() == kind && widget->isVisible())
            widget->setFocus();
    }
};

} // namespace qumalaq::desktop
