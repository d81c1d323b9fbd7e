// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/announcer.h"

#include <QKeySequence>
#include <QShortcut>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace qumalaq::desktop {

/// Ctrl+Tab and Ctrl+Shift+Tab go from tab to tab wherever the focus is in the window. Qt's own keys do not work where
/// they are typed into a combo box. The name of the tab is announced before what gets the focus in it.
inline void addTabKeys(QTabWidget* tabs)
{
    for (const auto& [key, step] :
         {std::pair(QKeySequence::NextChild, 1), std::pair(QKeySequence::PreviousChild, -1)}) {
        QObject::connect(new QShortcut(key, tabs->parentWidget()), &QShortcut::activated, tabs, [tabs, step = step] {
            const int next = (tabs->currentIndex() + tabs->count() + step) % tabs->count();
            if (!tabs->tabBar()->hasFocus()) // which is read
                Announcer::of(*tabs).announceNow(tabs->tabText(next) + u'.');
            tabs->setCurrentIndex(next);
        });
    }
}

} // namespace qumalaq::desktop
