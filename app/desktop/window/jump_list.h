// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace qumalaq::desktop {

class MainWindow;

/// The jump list of Windows: what a right click on the program's icon in the taskbar offers, as the desktop actions do
/// on Linux. Follows the language of the window.
class JumpList : public QObject {
    Q_OBJECT

public:
    /// `window` must outlive it.
    explicit JumpList(MainWindow& window);
    /// Returns false if Windows refuses the list.
    bool update();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    MainWindow& m_window;
};

} // namespace qumalaq::desktop
