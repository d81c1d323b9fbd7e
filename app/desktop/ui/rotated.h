// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/elided_label.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace qumalaq::desktop {

/// A widget that can be turned upside down, for a player across the table.
template <typename Widget>
class Rotated : public Widget {
public:
    using Widget::Widget;

    void setRotated(bool rotated)
    {
        m_isRotated = rotated;
        Widget::update();
    }
    [[nodiscard]] bool isRotated() const { return m_isRotated; }

protected:
    /// Rotates every painter of the widget.
    void initPainter(QPainter* painter) const override
    {
        Widget::initPainter(painter);
        if (!m_isRotated)
            return;
        painter->translate(Widget::width(), Widget::height());
        painter->rotate(180);
    }

private:
    bool m_isRotated = false;
};

class RotatedLabel : public Rotated<QLabel> {
    Q_OBJECT

public:
    using Rotated::Rotated;
};

class RotatedElidedLabel : public Rotated<ElidedLabel> {
    Q_OBJECT

public:
    using Rotated::Rotated;
};

class RotatedPushButton : public Rotated<QPushButton> {
    Q_OBJECT

public:
    using Rotated::Rotated;
};

class RotatedToolButton : public Rotated<QToolButton> {
    Q_OBJECT

public:
    using Rotated::Rotated;
};

} // namespace qumalaq::desktop
