// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

namespace qumalaq::desktop {

/// A stack with the minimum size of its current page: no page scrolls because another one is larger.
class CurrentSizeStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit CurrentSizeStack(QWidget* parent = nullptr) : QStackedWidget(parent)
    {
        connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QSize();
    }
};

} // namespace qumalaq::desktop
