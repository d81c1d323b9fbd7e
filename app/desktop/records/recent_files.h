// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/settings.h"

#include <QMenu>

namespace qumalaq::desktop {

/// The menu of the files that were opened or saved last.
class RecentFiles : public QMenu {
    Q_OBJECT

public:
    /// `settings` keep the list, and must outlive the menu.
    explicit RecentFiles(Settings& settings, QWidget* parent = nullptr);

    /// First in the list from now on.
    void add(const QString& path);
    void remove(const QString& path);
    void retranslate();

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void refresh();

    Settings& m_settings;
};

} // namespace qumalaq::desktop
