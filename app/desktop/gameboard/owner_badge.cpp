// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/owner_badge.h"

#include "app/desktop/gameboard/score_bar.h"

#include <QPainter>
#include <QPainterPath>

namespace qumalaq::desktop {

OwnerBadge::OwnerBadge(rules::Side side, QWidget* parent) : QWidget(parent), m_side(side)
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
    const int line = fontMetrics().height();
    return {line / 2, 2 * line};
}

void OwnerBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath edge;
    const QRectF inner = QRectF(rect()).adjusted(1, 1, -1, -1);
    edge.addRoundedRect(inner, inner.width() / 2, inner.width() / 2);
    fillAsOwner(painter, edge, m_theme, m_side);
    painter.setPen(QPen(m_theme.owners[rules::indexOf(m_side)], 1.5));
    painter.drawPath(edge);
}

} // namespace qumalaq::desktop
