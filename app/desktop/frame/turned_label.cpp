// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/turned_label.h"

#include <QStyleOptionButton>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace qumalaq::desktop {

namespace {

void turn(QPainter& painter, const QSize& size)
{
    painter.translate(size.width(), size.height());
    painter.rotate(180);
}

} // namespace

void TurnedLabel::setTurned(bool turned)
{
    m_isTurned = turned;
    update();
}

void TurnedLabel::paintEvent(QPaintEvent* event)
{
    if (!m_isTurned) {
        QLabel::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    turn(painter, size());
    const QString fitting =
        wordWrap() ? text() : fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    const int wrapping = wordWrap() ? static_cast<int>(Qt::TextWordWrap) : 0;
    painter.drawItemText(contentsRect(), static_cast<int>(alignment()) | wrapping, palette(), isEnabled(), fitting,
                         foregroundRole());
}

void TurnedPushButton::setTurned(bool turned)
{
    m_isTurned = turned;
    update();
}

void TurnedPushButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    if (m_isTurned)
        turn(painter, size());
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButton, option);
}

void TurnedButton::setTurned(bool turned)
{
    m_isTurned = turned;
    update();
}

void TurnedButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    if (m_isTurned)
        turn(painter, size());
    QStyleOptionToolButton option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace qumalaq::desktop
