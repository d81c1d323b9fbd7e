// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QShortcut>
#include <QTabWidget>

#include <utility>

namespace qumalaq::desktop {

/// Ctrl+Tab and Ctrl+Shift+Tab go from tab to tab wherever the focus is in the window. Qt's own keys do not work where
/// they are typed into a combo box.
inline void addTabKeys(QTabWidget* tabs)
{
    for (const auto& [key, step] :
         {std::pair(QKeySequence::NextChild, 1), std::pair(QKeySequence::PreviousChild, -1)}) {
        QObject::connect(new QShortcut(key, tabs->parentWidget()), &QShortcut::activated, tabs, [tabs, step = step] {
            tabs->setCurrentIndex((tabs->currentIndex() + tabs->count() + step) % tabs->count());
        });
    }
}

} // namespace qumalaq::desktop
