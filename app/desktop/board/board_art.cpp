// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_art.h"

#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

void BoardArt::prepare(const BoardGeometry& geometry, const Theme& theme, double dpr)
{
    if (m_ready && m_layout == geometry.layout() && m_view == geometry.view() && m_board == geometry.board()
        && m_theme.id == theme.id && m_dpr == dpr)
        return;
    m_ready = true;
    m_layout = geometry.layout();
    m_view = geometry.view();
    m_board = geometry.board();
    m_theme = theme;
    m_dpr = dpr;
    m_pitch = geometry.pitch();
    m_stones.clear();
    renderBackground(geometry, theme);
}

void BoardArt::renderBackground(const BoardGeometry& geometry, const Theme& theme)
{
    m_origin = QPoint(static_cast<int>(m_board.left()), static_cast<int>(m_board.top()));
    const QSize size(static_cast<int>(std::ceil(m_board.width() * m_dpr)) + 1,
                     static_cast<int>(std::ceil(m_board.height() * m_dpr)) + 1);
    m_background = QPixmap(size);
    m_background.setDevicePixelRatio(m_dpr);
    m_background.fill(Qt::transparent);
    QPainter painter(&m_background);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-m_origin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.board);
    painter.drawRoundedRect(m_board, 0.14 * m_pitch, 0.14 * m_pitch);
    painter.setBrush(theme.pit);
    if (theme.drawsOutlines)
        painter.setPen(QPen(theme.boardEdge, 3));
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 0; number <= m_layout.houses; ++number) {
            rules::Place place = rules::Place::store(side);
            place.number = number;
            const double radius = geometry.cornerRadius(place);
            painter.drawRoundedRect(geometry.pit(place), radius, radius);
        }
    }
}

const QPixmap& BoardArt::stone(double diameter, int look)
{
    const int pixels = std::max(1, static_cast<int>(std::lround(diameter * m_dpr)));
    QPixmap& picture = m_stones[{pixels, look}];
    if (picture.isNull()) {
        picture = QPixmap(pixels, pixels);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        QRadialGradient light(QPointF(0.36, 0.30) * pixels, 0.75 * pixels);
        light.setColorAt(0, m_theme.stone.lighter(106));
        light.setColorAt(0.5, m_theme.stone);
        light.setColorAt(1, m_theme.stone.darker(150));
        painter.setPen(Qt::NoPen);
        painter.setBrush(light);
        painter.drawEllipse(QRectF(0, 0, pixels, pixels).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    return picture;
}

void BoardArt::drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look)
{
    const QPixmap& picture = stone(diameter, look % kLooks);
    painter.setPen(Qt::NoPen);
    if (!m_theme.drawsOutlines) {
        painter.setBrush(QColor(0, 0, 0, 70));
        const double away = (0.02 + 0.35 * height) * m_pitch;
        painter.drawEllipse(centre + QPointF(away, away), diameter / 2, diameter / 2);
    }
    const QPointF raised = centre - QPointF(0, height * m_pitch);
    painter.drawPixmap(QRectF(raised.x() - diameter / 2, raised.y() - diameter / 2, diameter, diameter), picture,
                       QRectF(picture.rect()));
}

} // namespace qumalaq::desktop
