// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/graph.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/announcer.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

Graph::Graph(QWidget* parent) : QAbstractSlider(parent)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setPageStep(10);
    setCursor(Qt::PointingHandCursor);
}

QRectF Graph::plot() const
{
    const int line = fontMetrics().height();
    int right = line;
    for (const auto& [share, text] : labels())
        right = std::max(right, fontMetrics().horizontalAdvance(text + u'0') + line / 2);
    return QRectF(rect()).adjusted(line / 2, line * (2 * linesAbove() + 1) / 2, -right, -line * 5 / 4);
}

double Graph::xOf(double value) const
{
    const QRectF area = plot();
    return area.left() + area.width() * (value - minimum()) / std::max(1, maximum() - minimum());
}

double Graph::yOf(double share) const
{
    const QRectF area = plot();
    return area.bottom() - area.height() * share;
}

int Graph::valueAt(double x) const
{
    const QRectF area = plot();
    const int steps = maximum() - minimum();
    return minimum() + std::clamp(static_cast<int>(std::lround((x - area.left()) / area.width() * steps)), 0, steps);
}

void Graph::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

void Graph::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        setValue(valueAt(event->position().x()));
}

void Graph::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    setSpokenDescription(*this, textOf(value()));
    update();
}

bool Graph::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), textOf(valueAt(help->pos().x())), this);
        return true;
    }
    return QAbstractSlider::event(event);
}

/// Around the number of the current point, below the plot.
QRectF Graph::numberPlate() const
{
    const QFontMetricsF metrics(font());
    const double wide = metrics.horizontalAdvance(plateText()) + metrics.height() / 2;
    return {std::clamp(xOf(value()) - wide / 2, 1.0, width() - wide - 1), plot().bottom() + 2, wide, metrics.height()};
}

/// Numbers below, labels on the right.
void Graph::drawAxis(QPainter& painter) const
{
    const QRectF area = plot();
    const QFontMetricsF metrics(painter.font());
    painter.setPen(QPen(currentTheme().outline, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(currentTheme().outline, 1, Qt::DashLine));
    painter.drawLine(QPointF(area.left(), area.center().y()), QPointF(area.right(), area.center().y()));
    const int count = numberOf(maximum()) - numberOf(minimum());
    const double needed = metrics.horizontalAdvance(QStringLiteral("0000"));
    const QRectF plate = numberPlate();
    int every = 1;
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500}) {
        every = step;
        if (area.width() * step / std::max(1, count) >= needed)
            break;
    }
    for (int value = minimum() + 1; value <= maximum(); ++value) {
        const int number = numberOf(value);
        if (number == numberOf(value - 1) || number % every != 0)
            continue;
        const double x = xOf(value);
        painter.setPen(QPen(currentTheme().outline, 1));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 3));
        const QString text = QString::number(number);
        const double wide = metrics.horizontalAdvance(text) + 4;
        const QRectF space(x - wide / 2, area.bottom() + 2, wide, metrics.height());
        if (space.intersects(plate))
            continue;
        painter.setPen(currentTheme().mutedText);
        painter.drawText(space, Qt::AlignCenter, text);
    }
    painter.setPen(currentTheme().mutedText);
    const QRectF right(area.right() + 3, 0, width() - area.right() - 5, metrics.height());
    const auto all = labels();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [share, text] = all[i];
        // Above the number of the last point.
        const double top = std::min(yOf(share) - metrics.height() / 2, area.bottom() + 1 - metrics.height());
        // In a low graph only the first and the last have room.
        const bool isBetween = i > 0 && i + 1 < all.size();
        if (isBetween && area.height() < static_cast<double>(all.size()) * metrics.height())
            continue;
        painter.drawText(right.translated(0, top), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void Graph::drawCursor(QPainter& painter) const
{
    const QRectF area = plot();
    const double x = xOf(value());
    painter.setPen(QPen(currentTheme().accent, 2));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom()));
    const QRectF plate = numberPlate();
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().accent);
    painter.drawRoundedRect(plate, 3, 3);
    painter.setPen(currentTheme().accentText);
    painter.drawText(plate, Qt::AlignCenter, plateText());
}

void Graph::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.fillPath(card, currentTheme().surface);
    drawAxis(painter);
    drawContent(painter);
    drawCursor(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hasFocus() ? QPen(currentTheme().accent, 2) : QPen(currentTheme().outline, 1));
    painter.drawPath(card);
}

} // namespace qumalaq::desktop
