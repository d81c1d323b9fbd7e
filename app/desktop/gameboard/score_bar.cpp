// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/gameboard/score_bar.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/announcer.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace qumalaq::desktop {

void fillAsOwner(QPainter& painter, const QPainterPath& shape, rules::Side side)
{
    const QColor colour = currentTheme().owners[indexOf(side)];
    painter.fillPath(shape, colour);
    if (side == rules::Side::South)
        return;
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    const QRectF box = shape.boundingRect();
    const double step = std::clamp(box.height() / 2.5, 4.0, 10.0);
    painter.setPen(QPen(currentTheme().surface, step / 3));
    for (double x = box.left() - box.height(); x < box.right(); x += step)
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
    painter.restore();
}

ScoreBar::ScoreBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBar::setScore(const std::array<int, 2>& score, int totalStones)
{
    m_score = score;
    m_total = std::max(1, totalStones);
    setSpokenName(*this, QStringLiteral("%1 : %2").arg(score[0]).arg(score[1]));
    update();
}

void ScoreBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double tick = height() * 0.2;
    const QRectF track = QRectF(rect()).adjusted(1, tick, -1, -tick);
    const double radius = track.height() / 2;
    QPainterPath outline;
    outline.addRoundedRect(track, radius, radius);
    painter.fillPath(outline, currentTheme().window);

    for (const rules::Side side : rules::kBothSides) {
        const double share = std::min(1.0, m_score[indexOf(side)] / static_cast<double>(m_total));
        QRectF bar = track;
        if (side == rules::Side::South)
            bar.setRight(track.left() + track.width() * share);
        else
            bar.setLeft(track.right() - track.width() * share);
        QPainterPath part;
        part.addRect(bar);
        fillAsOwner(painter, part.intersected(outline), side);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().outline, 1));
    painter.drawPath(outline);
    const double middle = track.center().x();
    painter.setPen(QPen(currentTheme().text, 2));
    painter.drawLine(QPointF(middle, 1), QPointF(middle, height() - 1));
}

} // namespace qumalaq::desktop
