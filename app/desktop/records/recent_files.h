// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/settings.h"

#include <QMenu>

namespace qumalaq::desktop {

/// The menu of recently opened or saved files.
class RecentFiles : public QMenu {
    Q_OBJECT

public:
    /// `settings` stores the list and must outlive the menu.
    explicit RecentFiles(Settings& settings, QWidget* parent = nullptr);

    /// Moves the file to the top of the list.
    void add(const QString& path);
    void remove(const QString& path);
    void refresh();

Q_SIGNALS:
    void chosen(const QString& path);

private:
    Settings& m_settings;
};

} // namespace qumalaq::desktop
