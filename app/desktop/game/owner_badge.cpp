// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/owner_badge.h"

#include "app/desktop/play/race_bar.h"

#include <QPainter>
#include <QPainterPath>

namespace qumalaq::desktop {

OwnerBadge::OwnerBadge(int side, QWidget* parent) : QWidget(parent), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void OwnerBadge::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

QSize OwnerBadge::sizeHint() const
{
    const int side = fontMetrics().height() * 5 / 4;
    return {side, side};
}

void OwnerBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath ball;
    ball.addEllipse(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    fillAsOwner(painter, ball, m_theme, m_side);
    painter.setPen(QPen(m_theme.owners[static_cast<std::size_t>(m_side)], 1.5));
    painter.drawPath(ball);
}

} // namespace qumalaq::desktop
