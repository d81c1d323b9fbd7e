// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/scene_painter.h"
#include "app/desktop/board/wood.h"

#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>

namespace qumalaq::desktop {

/// An inlaid band around the pit; `progress` is 0 to 1.
void ScenePainter::paintTuzdykRim(rules::Pit pit, rules::Side owner, double progress)
{
    if (progress <= 0)
        return;
    const double width = std::max(3.0, 0.075 * m_pitch);
    const double out = width / 6; // small, because the number of the pit is next to it
    const QRectF rim = m_geometry.pit(pit).adjusted(-out, -out, out, out);
    const double radius = m_geometry.cornerRadius(pit) + out;
    m_painter.setOpacity(progress);
    m_painter.setPen(QPen(brushOf(owner, rim.center()), width));
    drawRim(pit, rim, radius);
    m_painter.setOpacity(1);
}

void ScenePainter::paintTuzdyk(rules::Pit pit, rules::Side owner)
{
    const bool making = m_scene.celebration && m_scene.celebration->pit == pit;
    const double progress = making ? m_scene.celebration->progress : 1.0;
    const auto part = [&](double begin, double end) {
        return std::clamp((progress - begin) / (end - begin), 0.0, 1.0);
    };
    const QPointF centre = m_geometry.pit(pit).center();
    if (!touches(QRectF(centre, QSizeF()).adjusted(-m_pitch, -1.5 * m_pitch, m_pitch, 1.5 * m_pitch)))
        return;
    paintTuzdykRim(pit, owner, part(0.50, 0.80));

    // It drops after a moment and bounces once.
    const double fall = part(0.10, 0.35);
    const double bounce = part(0.35, 0.55);
    const double height = making ? 0.9 * (1 - fall * fall) + 0.5 * bounce * (1 - bounce) : 0.0;
    const double radius = kTuzdykRadius * m_pitch;
    m_art.drawShadow(m_painter, centre, 2 * radius, height);
    paintBall(owner, centre - QPointF(0, height * m_pitch), radius);
    if (const double unfolds = part(0.55, 1.0); making && unfolds > 0 && unfolds < 1)
        paintUnfolding(centre, owner, unfolds);
}

void ScenePainter::paintBall(rules::Side owner, QPointF at, double radius)
{
    m_painter.setPen(m_theme.drawsOutlines ? QPen(m_theme.stone, 3) : QPen(Qt::NoPen));
    m_painter.setBrush(brushOf(owner, at));
    m_painter.drawEllipse(at, radius, radius);

    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.ownerText, std::max(2.0, 0.04 * m_pitch)));
    m_painter.drawEllipse(at, 0.62 * radius, 0.62 * radius);
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
