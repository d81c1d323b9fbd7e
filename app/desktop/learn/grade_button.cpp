// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/grade_button.h"

#include "app/desktop/board/keys.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/ui/style.h"

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

QSize GradeButton::sizeHint() const
{
    return {px(36), px(36)};
}

QSize GradeButton::minimumSizeHint() const
{
    return {px(20), px(30)};
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
    QColor veil = currentTheme().accent;
    veil.setAlphaF(underMouse() && isEnabled() ? 0.22F : 0.0F);
    painter.setPen(QPen(currentTheme().outline, ring));
    painter.setBrush(isDone ? QBrush(currentTheme().accent) : QBrush(veil));
    painter.drawEllipse(circle);
    if (m_solved > 0) {
        constexpr int kWhole = 360 * 16;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(currentTheme().accent, ring, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(circle, kWhole / 4, -kWhole * m_solved / std::max(m_count, 1)); // clockwise from the top
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(currentTheme().text, 2));
        painter.drawEllipse(circle.adjusted(ring, ring, -ring, -ring));
    }
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(isDone ? currentTheme().accentText : isEnabled() ? currentTheme().text : currentTheme().mutedText);
    painter.drawText(rect(), Qt::AlignCenter, QString::number(m_grade));
}

} // namespace qumalaq::desktop
