// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/scene_painter.h"
#include "app/desktop/board/wood.h"

#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>

namespace qumalaq::desktop {

/// A thin inlaid line from the tuzdyk towards its owner's kazan, drawn up to `progress`.
void ScenePainter::paintChannel(rules::House house, rules::Side owner, double progress)
{
    if (m_geometry.layout().stores == rules::StorePlacement::Ends || progress <= 0)
        return;
    const bool bottom = m_geometry.isBottom(house.row);
    const QRectF pit = m_geometry.pit(house);
    const QRectF store = m_geometry.pit(rules::Place::store(owner));
    const double into = 0.3 * m_pitch;
    const auto endOf = [&](double begin) { return std::clamp(begin, store.left() + into, store.right() - into); };
    // Beside the number; on the other side of it if the line to a shorter kazan would otherwise cross the number.
    const double aside = (bottom ? -0.22 : 0.22) * m_pitch;
    double x = pit.center().x() + aside;
    if ((endOf(x) - x) * aside < 0)
        x = pit.center().x() - aside;
    const QPointF from(x, bottom ? pit.top() + 0.06 * m_pitch : pit.bottom() - 0.06 * m_pitch);
    const QPointF to(endOf(x), (bottom ? store.bottom() : store.top()) + (bottom ? -0.02 : 0.02) * m_pitch);
    const QPointF end = from + (to - from) * progress;
    const double width = std::max(3.0, 0.06 * m_pitch);
    m_painter.setPen(QPen(m_theme.pit, 1.7 * width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, end);
    m_painter.setPen(QPen(m_theme.owners[indexOf(owner)], width, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(from, end);
}

void ScenePainter::paintTuzdyk(rules::House house, rules::Side owner)
{
    const bool making = m_scene.celebration && m_scene.celebration->house == house;
    const double progress = making ? m_scene.celebration->progress : 1.0;
    const auto part = [&](double begin, double end) {
        return std::clamp((progress - begin) / (end - begin), 0.0, 1.0);
    };
    const QPointF centre = m_geometry.pit(house).center();
    if (!touches(QRectF(centre, QSizeF()).adjusted(-m_pitch, -1.5 * m_pitch, m_pitch, 1.5 * m_pitch)))
        return;
    paintChannel(house, owner, part(0.50, 0.80));

    // It drops after a moment and bounces once.
    const double fall = part(0.10, 0.35);
    const double bounce = part(0.35, 0.55);
    const double height = making ? 0.9 * (1 - fall * fall) + 0.5 * bounce * (1 - bounce) : 0.0;
    const double radius = 0.31 * m_pitch;
    m_art.drawShadow(m_painter, centre, 2 * radius, height);
    paintBall(owner, centre - QPointF(0, height * m_pitch), radius);
    if (const double unfolds = part(0.55, 1.0); making && unfolds > 0 && unfolds < 1)
        paintUnfolding(centre, owner, unfolds);
}

void ScenePainter::paintBall(rules::Side owner, QPointF at, double radius)
{
    m_painter.setPen(m_theme.drawsOutlines ? QPen(m_theme.stone, 3) : QPen(Qt::NoPen));
    m_painter.setBrush(ownerBrush(owner, at));
    m_painter.drawEllipse(at, radius, radius);

    // A ring and a cross, inlaid like the stones. North's is rotated, so that they differ without colour.
    const QColor inlay = m_theme.ownerText;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(inlay, std::max(2.0, 0.04 * m_pitch), Qt::SolidLine, Qt::RoundCap));
    m_painter.drawEllipse(at, 0.70 * radius, 0.70 * radius);
    m_painter.save();
    m_painter.translate(at);
    m_painter.rotate(owner == rules::Side::South ? 0 : 45);
    m_painter.drawLine(QPointF(0, -0.40 * radius), QPointF(0, 0.40 * radius));
    m_painter.drawLine(QPointF(-0.40 * radius, 0), QPointF(0.40 * radius, 0));
    m_painter.restore();
    if (!m_theme.drawsOutlines) {
        QRadialGradient light(at - QPointF(0.35, 0.42) * radius, 1.5 * radius);
        light.setColorAt(0.0, QColor(255, 255, 255, 120));
        light.setColorAt(0.3, QColor(255, 255, 255, 20));
        light.setColorAt(0.6, QColor(0, 0, 0, 0));
        light.setColorAt(1.0, QColor(0, 0, 0, 120));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(light);
        m_painter.drawEllipse(at, radius, radius);
    }
}

/// A ring of ornament that opens like a flower.
void ScenePainter::paintUnfolding(QPointF centre, rules::Side owner, double unfolds)
{
    QColor colour = m_theme.owners[indexOf(owner)];
    colour.setAlphaF(static_cast<float>(1 - unfolds * unfolds));
    const double size = 0.30 * m_pitch;
    for (int i = 0; i < 8; ++i) {
        m_painter.save();
        m_painter.translate(centre);
        m_painter.rotate(45 * i);
        m_painter.translate(0, -(0.30 + 0.28 * unfolds) * m_pitch);
        m_painter.scale(size, size);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, 0.12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPath(ramsHorn());
        m_painter.restore();
    }
}

} // namespace qumalaq::desktop
