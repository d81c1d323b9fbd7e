// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/elided_label.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace qumalaq::desktop {

/// A widget that can be turned upside down, for a player across the table.
template <typename Widget>
class Turned : public Widget {
public:
    using Widget::Widget;

    void setTurned(bool turned)
    {
        m_isTurned = turned;
        Widget::update();
    }
    [[nodiscard]] bool isTurned() const { return m_isTurned; }

protected:
    /// Rotates every painter of the widget.
    void initPainter(QPainter* painter) const override
    {
        Widget::initPainter(painter);
        if (!m_isTurned)
            return;
        painter->translate(Widget::width(), Widget::height());
        painter->rotate(180);
    }

private:
    bool m_isTurned = false;
};

class TurnedLabel : public Turned<QLabel> {
    Q_OBJECT

public:
    using Turned::Turned;
};

class TurnedElidedLabel : public Turned<ElidedLabel> {
    Q_OBJECT

public:
    using Turned::Turned;
};

class TurnedPushButton : public Turned<QPushButton> {
    Q_OBJECT

public:
    using Turned::Turned;
};

class TurnedToolButton : public Turned<QToolButton> {
    Q_OBJECT

public:
    using Turned::Turned;
};

} // namespace qumalaq::desktop
