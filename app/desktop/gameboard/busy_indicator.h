// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QTimer>
#include <QWidget>

namespace qumalaq::desktop {

/// Three pulsing dots while the computer thinks. It keeps its space when it is not running.
class BusyIndicator : public QWidget {
    Q_OBJECT

public:
    explicit BusyIndicator(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void setRunning(bool running);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QTimer m_timer;
    int m_phase = 0;
};

} // namespace qumalaq::desktop
