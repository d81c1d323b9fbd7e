// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/grade_button.h"

#include "app/desktop/board/keys.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace qumalaq::desktop {

GradeButton::GradeButton(int grade, QWidget* parent) : QAbstractButton(parent), m_grade(grade)
{
    setText(QString::number(grade));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void GradeButton::setProgress(int solved, int count)
{
    m_solved = solved;
    m_count = count;
    setEnabled(count > 0);
    update();
}

void GradeButton::setLook(const Theme& theme, const Metrics& metrics)
{
    m_theme = theme;
    m_metrics = metrics;
    updateGeometry();
    update();
}

QSize GradeButton::sizeHint() const
{
    return {m_metrics.px(36), m_metrics.px(36)};
}

QSize GradeButton::minimumSizeHint() const
{
    return {m_metrics.px(20), m_metrics.px(30)};
}

void GradeButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(event->key()))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void GradeButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min(width(), height()) - 2.0;
    const double ring = std::max(2.0, 0.11 * size);
    QRectF circle(0, 0, size - ring, size - ring);
    circle.moveCenter(QRectF(rect()).center());
    const bool isDone = m_count > 0 && m_solved == m_count;
    QColor veil = m_theme.accent;
    veil.setAlphaF(underMouse() && isEnabled() ? 0.22F : 0.0F);
    painter.setPen(QPen(m_theme.outline, ring));
    painter.setBrush(isDone ? QBrush(m_theme.accent) : QBrush(veil));
    painter.drawEllipse(circle);
    if (m_solved > 0) {
        constexpr int kWhole = 360 * 16;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.accent, ring, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(circle, kWhole / 4, -kWhole * m_solved / std::max(m_count, 1)); // clockwise from the top
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.text, 2));
        painter.drawEllipse(circle.adjusted(ring, ring, -ring, -ring));
    }
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(isDone ? m_theme.accentText : isEnabled() ? m_theme.text : m_theme.mutedText);
    painter.drawText(rect(), Qt::AlignCenter, QString::number(m_grade));
}

} // namespace qumalaq::desktop
