// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/background_painter.h"

#include "app/desktop/board/wood.h"

#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kCorner = 0.16;     ///< radius of the plank's corners, in pitches
constexpr double kEdge = 0.05;       ///< width of the coloured edge along a row
constexpr double kEdgeCorner = 0.13; ///< corner radius of that edge
constexpr double kRim = 0.035;       ///< width of the coloured rim of a store
constexpr double kFinestGrain = 240; ///< pixels per pitch; above it the grain has half the resolution

template <typename Function>
void forEachPlace(const BoardGeometry& geometry, Function&& function)
{
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= geometry.layout().pits; ++number)
            function(rules::Place(rules::Pit{side, number}));
    }
    for (const rules::Side side : rules::kBothSides)
        function(rules::Place::store(side));
}

} // namespace

QPoint originOf(const BoardGeometry& geometry)
{
    return {static_cast<int>(geometry.board().left()), static_cast<int>(geometry.board().top())};
}

QBrush ownerBrush(const Theme& theme, rules::Side owner, QPointF around, double pitch)
{
    const QColor colour = theme.owners[indexOf(owner)];
    // On paper grey tells owners apart: in a PDF each stripe of the page would be described, in megabytes.
    if (owner == rules::Side::South || theme.id == ThemeId::Paper)
        return colour;
    const QColor stripe = theme.ownerText.lightness() > 128 ? colour.darker(135) : colour.lighter(128);
    const double width = std::max(6.0, 0.12 * pitch);
    QLinearGradient stripes(around, around + QPointF(width, width) / 2);
    stripes.setSpread(QGradient::RepeatSpread);
    stripes.setColorAt(0.00, colour);
    stripes.setColorAt(0.58, colour);
    stripes.setColorAt(0.64, stripe);
    stripes.setColorAt(0.94, stripe);
    stripes.setColorAt(1.00, colour);
    return stripes;
}

QImage BackgroundPainter::paint() const
{
    const QSize size(static_cast<int>(std::ceil(m_board.width() * m_dpr)) + 1,
                     static_cast<int>(std::ceil(m_board.height() * m_dpr)) + 1);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_dpr);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-m_origin);
    if (m_theme.drawsOutlines) {
        paintShapes(painter);
        return image;
    }
    paintWood(painter, size);
    paintInlays(painter);
    return image;
}

void BackgroundPainter::paintShapes(QPainter& painter) const
{
    paintOutlines(painter);
    paintInlays(painter);
}

void BackgroundPainter::paintInlays(QPainter& painter) const
{
    paintOrnament(painter);
    paintOwners(painter);
    paintMajority(painter);
}

void BackgroundPainter::paintFlat(QPainter& painter) const
{
    if (m_theme.drawsOutlines) {
        paintOutlines(painter);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.board);
    painter.drawRoundedRect(m_board, kCorner * m_pitch, kCorner * m_pitch);
    painter.setBrush(m_theme.pit);
    forEachPlace(m_geometry, [&](rules::Place place) {
        const double radius = m_geometry.cornerRadius(place);
        painter.drawRoundedRect(m_geometry.pit(place), radius, radius);
    });
}

void BackgroundPainter::paintOutlines(QPainter& painter) const
{
    constexpr double kLine = 3;
    painter.setPen(QPen(m_theme.boardEdge, kLine));
    painter.setBrush(m_theme.board);
    const double corner = kCorner * m_pitch;
    painter.drawRoundedRect(m_board.adjusted(kLine / 2, kLine / 2, -kLine / 2, -kLine / 2), corner, corner);
    painter.setBrush(m_theme.pit);
    forEachPlace(m_geometry, [&](rules::Place place) {
        const double radius = m_geometry.cornerRadius(place);
        painter.drawRoundedRect(m_geometry.pit(place), radius, radius);
    });
}

void BackgroundPainter::paintWood(QPainter& painter, QSize pixels) const
{
    const double corner = kCorner * m_pitch;
    QPainterPath outline;
    outline.addRoundedRect(m_board, corner, corner);
    // Fill the outline with a composition mode: much faster than a texture brush.
    painter.fillPath(outline, Qt::black);
    // Half the resolution still shows every fibre on large screens, in a quarter of the time.
    const int coarse = m_pitch * m_dpr > kFinestGrain ? 2 : 1;
    const QImage wood = woodTexture((pixels + QSize(1, 1)) / coarse, m_theme.board, m_pitch * m_dpr / coarse);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.drawImage(QRectF(m_origin, QSizeF(wood.size()) * (coarse / m_dpr)), wood);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);

    // A soft light over the whole plank, and its rounded edge.
    QLinearGradient light(m_board.topLeft(), m_board.bottomRight());
    light.setColorAt(0, QColor(255, 244, 220, 34));
    light.setColorAt(0.5, QColor(0, 0, 0, 0));
    light.setColorAt(1, QColor(20, 8, 0, 46));
    painter.fillPath(outline, light);
    const double bevel = 0.07 * m_pitch;
    QLinearGradient edge(m_board.topLeft(), m_board.bottomLeft());
    edge.setColorAt(0, QColor(255, 244, 220, 120));
    edge.setColorAt(0.5, QColor(255, 244, 220, 10));
    edge.setColorAt(1, QColor(20, 8, 0, 110));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(edge), bevel));
    painter.drawRoundedRect(m_board.adjusted(bevel / 2, bevel / 2, -bevel / 2, -bevel / 2), corner, corner);
    QColor border = m_theme.boardEdge;
    painter.setPen(QPen(border, std::max(1.0, 0.018 * m_pitch)));
    const double half = std::max(0.5, 0.009 * m_pitch);
    painter.drawRoundedRect(m_board.adjusted(half, half, -half, -half), corner, corner);

    const double margin = std::ceil(0.06 * m_pitch * m_dpr);
    QImage hollow;
    QSizeF hollowSize;
    forEachPlace(m_geometry, [&](rules::Place place) {
        const QRectF rect = m_geometry.pit(place);
        // Pits on whole device pixels share one picture.
        const QPointF corner0 = QPointF(std::round(rect.left() * m_dpr), std::round(rect.top() * m_dpr)) / m_dpr;
        if (hollow.isNull() || std::abs(hollowSize.width() - rect.width()) > 0.01
            || std::abs(hollowSize.height() - rect.height()) > 0.01) {
            hollow = carvedHollow(rect.size() * m_dpr, m_geometry.cornerRadius(place) * m_dpr, margin, m_theme.pit,
                                  m_pitch * m_dpr);
            hollow.setDevicePixelRatio(m_dpr);
            hollowSize = rect.size();
        }
        painter.drawImage(corner0 - QPointF(margin, margin) / m_dpr, hollow);
    });
}

void BackgroundPainter::paintOrnament(QPainter& painter) const
{
    const auto horn = [&](QPointF centre, double size, double turned) {
        const auto stroke = [&](QPointF by, const QColor& colour) {
            painter.save();
            painter.translate(centre + by);
            painter.rotate(turned);
            painter.scale(size, size);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, 0.105, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(ramsHorn());
            painter.restore();
        };
        QColor carved = m_theme.inscription;
        carved.setAlphaF(m_theme.drawsOutlines ? 1.0F : 0.62F);
        if (!m_theme.drawsOutlines) {
            const double lip = 0.012 * m_pitch;
            stroke(QPointF(lip, lip), QColor(255, 244, 220, m_theme.id == ThemeId::Dark ? 26 : 90));
        }
        stroke({}, carved);
    };
    // Horns on the rim between the badges, standing on the outer edge.
    const double size = 0.27 * m_pitch;
    for (const rules::Side side : rules::kBothSides) {
        const double turned = m_geometry.isBottom(side) ? 0 : 180;
        for (std::uint8_t number = 1; number < m_geometry.layout().pits; ++number) {
            const QPointF centre =
                (m_geometry.badge(rules::Pit{side, number}).center()
                 + m_geometry.badge(rules::Pit{side, static_cast<std::uint8_t>(number + 1)}).center())
                / 2;
            horn(centre, size, turned);
        }
    }
    // At the ends, beside the rows.
    if (m_geometry.layout().stores == rules::StorePlacement::Middle) {
        for (const rules::Side side : rules::kBothSides) {
            const double y = m_geometry.pit(rules::Pit{side, 1}).center().y();
            const double aside = 0.205 * m_pitch;
            for (const double along : {-0.38, 0.0, 0.38}) {
                horn({m_board.left() + aside, y + along * m_pitch}, 0.84 * size, 90);
                horn({m_board.right() - aside, y + along * m_pitch}, 0.84 * size, -90);
            }
        }
    }
}

/// The edge along a row and the rim of the store look alike, to show that they have the same owner.
void BackgroundPainter::paintOwners(QPainter& painter) const
{
    const double width = kEdge * m_pitch;
    const QRectF outline = m_board.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    const double corner = kEdgeCorner * m_pitch;
    painter.setBrush(Qt::NoBrush);
    for (const rules::Side side : rules::kBothSides) {
        const QBrush brush = ownerBrush(m_theme, side, m_board.center(), m_pitch);
        QRectF half = m_board;
        if (m_geometry.isBottom(side))
            half.setTop(m_geometry.cell({side, 1}).top());
        else
            half.setBottom(m_geometry.cell({side, 1}).bottom());
        painter.save();
        painter.setClipRect(half);
        painter.setPen(QPen(brush, width));
        painter.drawRoundedRect(outline, corner, corner);
        painter.restore();
        const rules::Place store = rules::Place::store(side);
        const double radius = m_geometry.cornerRadius(store);
        painter.setPen(QPen(brush, kRim * m_pitch));
        painter.drawRoundedRect(m_geometry.pit(store), radius, radius);
    }
}

void BackgroundPainter::paintMajority(QPainter& painter) const
{
    for (const rules::Side side : rules::kBothSides) {
        const QRectF mark = m_geometry.majorityMark(side);
        if (mark.isEmpty())
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.inlay);
        painter.drawRoundedRect(mark, mark.width() / 2, mark.width() / 2);
    }
}

} // namespace qumalaq::desktop
