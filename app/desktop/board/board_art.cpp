// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_art.h"

#include "app/desktop/board/wood.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kCorner = 0.16;     ///< of the plank, in pitches
constexpr double kFinestGrain = 240; ///< pixels a pitch above which the grain is not drawn finer

template <typename Function>
void forEachPlace(const BoardGeometry& geometry, Function&& function)
{
    for (const rules::Side side : rules::kBothSides) {
        for (std::uint8_t number = 1; number <= geometry.layout().houses; ++number)
            function(rules::Place(rules::House{side, number}));
    }
    for (const rules::Side side : rules::kBothSides)
        function(rules::Place::store(side));
}

} // namespace

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
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-m_origin);
    if (theme.drawsOutlines)
        paintOutlines(painter, geometry);
    else
        paintWood(painter, geometry, size);
    paintOrnament(painter, geometry);
    paintMajority(painter, geometry);
}

/// High contrast: nothing but lines.
void BoardArt::paintOutlines(QPainter& painter, const BoardGeometry& geometry) const
{
    constexpr double kLine = 3;
    painter.setPen(QPen(m_theme.boardEdge, kLine));
    painter.setBrush(m_theme.board);
    const double corner = kCorner * m_pitch;
    painter.drawRoundedRect(m_board.adjusted(kLine / 2, kLine / 2, -kLine / 2, -kLine / 2), corner, corner);
    painter.setBrush(m_theme.pit);
    forEachPlace(geometry, [&](rules::Place place) {
        const double radius = geometry.cornerRadius(place);
        painter.drawRoundedRect(geometry.pit(place), radius, radius);
    });
}

void BoardArt::paintWood(QPainter& painter, const BoardGeometry& geometry, QSize pixels) const
{
    const double corner = kCorner * m_pitch;
    QPainterPath outline;
    outline.addRoundedRect(m_board, corner, corner);
    // The plank in the shape of its outline: that is much quicker than a texture brush.
    painter.fillPath(outline, Qt::black);
    // On large screens half the resolution still has every fibre, and is there four times as soon.
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
    forEachPlace(geometry, [&](rules::Place place) {
        const QRectF rect = geometry.pit(place);
        // Pits that lie on whole pixels share one picture.
        const QPointF corner0 = QPointF(std::round(rect.left() * m_dpr), std::round(rect.top() * m_dpr)) / m_dpr;
        if (hollow.isNull() || std::abs(hollowSize.width() - rect.width()) > 0.01
            || std::abs(hollowSize.height() - rect.height()) > 0.01) {
            hollow = carvedHollow(rect.size() * m_dpr, geometry.cornerRadius(place) * m_dpr, margin, m_theme.pit,
                                  m_pitch * m_dpr);
            hollow.setDevicePixelRatio(m_dpr);
            hollowSize = rect.size();
        }
        painter.drawImage(corner0 - QPointF(margin, margin) / m_dpr, hollow);
    });
}

void BoardArt::paintOrnament(QPainter& painter, const BoardGeometry& geometry) const
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
    // On the rim between the badges, standing on the outer edge.
    const double size = 0.27 * m_pitch;
    for (const rules::Side side : rules::kBothSides) {
        const double turned = geometry.isBottom(side) ? 0 : 180;
        for (std::uint8_t number = 1; number < m_layout.houses; ++number) {
            const QPointF centre =
                (geometry.badge(rules::House{side, number}).center()
                 + geometry.badge(rules::House{side, static_cast<std::uint8_t>(number + 1)}).center())
                / 2;
            horn(centre, size, turned);
        }
    }
    // At the sides, beside the rows.
    if (m_layout.stores == rules::StorePlacement::Middle) {
        for (const rules::Side side : rules::kBothSides) {
            const double y = geometry.pit(rules::House{side, 1}).center().y();
            const double aside = 0.205 * m_pitch;
            for (const double along : {-0.38, 0.0, 0.38}) {
                horn({m_board.left() + aside, y + along * m_pitch}, 0.84 * size, 90);
                horn({m_board.right() - aside, y + along * m_pitch}, 0.84 * size, -90);
            }
        }
    }
}

void BoardArt::paintMajority(QPainter& painter, const BoardGeometry& geometry) const
{
    for (const rules::Side side : rules::kBothSides) {
        const QRectF mark = geometry.majorityMark(side);
        if (mark.isEmpty())
            continue;
        QColor inlay = m_theme.id == ThemeId::LightWood ? QColor(0xE9, 0xC9, 0x7B) : m_theme.inscription;
        painter.setPen(Qt::NoPen);
        painter.setBrush(inlay);
        painter.drawRoundedRect(mark, mark.width() / 2, mark.width() / 2);
    }
}

const QPixmap& BoardArt::stone(double diameter, int look)
{
    const int pixels = std::max(1, static_cast<int>(std::lround(diameter * m_dpr)));
    QPixmap& picture = m_stones[{pixels, look}];
    if (picture.isNull()) {
        picture = renderStone(pixels, look);
        picture.setDevicePixelRatio(m_dpr);
    }
    return picture;
}

/// A ball of bone or chalk, lit from the upper left; the looks differ a little in tint and in where the light falls.
QPixmap BoardArt::renderStone(int pixels, int look) const
{
    QPixmap picture(pixels, pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double edge = pixels < 10 ? 0.25 : 0.5;
    const QRectF ball = QRectF(0, 0, pixels, pixels).adjusted(edge, edge, -edge, -edge);
    if (m_theme.drawsOutlines) {
        painter.setBrush(m_theme.stone);
        painter.drawEllipse(ball.adjusted(0.6, 0.6, -0.6, -0.6));
        return picture;
    }
    constexpr std::array<int, kLooks> kTints = {100, 103, 98, 101, 96};
    const QColor body = m_theme.stone.lighter(kTints[static_cast<std::size_t>(look)]);
    const double across = 0.34 + 0.02 * (look % 3);
    const double down = 0.29 + 0.02 * (look % 2);
    QRadialGradient light(QPointF(across, down) * pixels, 0.80 * pixels);
    light.setColorAt(0.00, QColor(255, 255, 252));
    light.setColorAt(0.18, body.lighter(104));
    light.setColorAt(0.52, body);
    light.setColorAt(0.78, body.darker(126));
    light.setColorAt(1.00, body.darker(178));
    painter.setBrush(light);
    painter.drawEllipse(ball);
    if (pixels >= 9) {
        // Light thrown back from the floor.
        QRadialGradient bounce(QPointF(0.66, 0.74) * pixels, 0.34 * pixels);
        bounce.setColorAt(0, QColor(255, 214, 160, 70));
        bounce.setColorAt(1, QColor(255, 214, 160, 0));
        painter.setBrush(bounce);
        painter.drawEllipse(ball);
        QRadialGradient shine(QPointF(across - 0.02, down - 0.02) * pixels, 0.17 * pixels);
        shine.setColorAt(0, QColor(255, 255, 255, 235));
        shine.setColorAt(1, QColor(255, 255, 255, 0));
        painter.setBrush(shine);
        painter.drawEllipse(ball);
    }
    return picture;
}

QPixmap BoardArt::renderShadow(int pixels) const
{
    QPixmap picture(pixels, pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient soft(QPointF(0.5, 0.5) * pixels, 0.5 * pixels);
    soft.setColorAt(0.00, QColor(0, 0, 0, 150));
    soft.setColorAt(0.60, QColor(0, 0, 0, 110));
    soft.setColorAt(0.82, QColor(0, 0, 0, 38));
    soft.setColorAt(1.00, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(QRectF(0, 0, pixels, pixels));
    return picture;
}

void BoardArt::drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look)
{
    drawShadow(painter, centre, diameter, height);
    drawBall(painter, centre, diameter, height, look);
}

void BoardArt::drawBall(QPainter& painter, QPointF centre, double diameter, double height, int look)
{
    drawWhole(painter, stone(diameter, look % kLooks), centre - QPointF(0, height * m_pitch));
}

/// On whole device pixels, where nothing is resampled: that is many times quicker, and sharper.
void BoardArt::drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const
{
    const double half = picture.width() / (2 * m_dpr);
    const QPointF corner = centre - QPointF(half, half);
    painter.drawPixmap(QPointF(std::round(corner.x() * m_dpr), std::round(corner.y() * m_dpr)) / m_dpr, picture);
}

void BoardArt::drawShadow(QPainter& painter, QPointF centre, double diameter, double height)
{
    if (m_theme.drawsOutlines)
        return;
    const int pixels = std::max(2, static_cast<int>(std::lround(1.24 * diameter * m_dpr)));
    QPixmap& picture = m_stones[{pixels, kLooks}];
    if (picture.isNull()) {
        picture = renderShadow(pixels);
        picture.setDevicePixelRatio(m_dpr);
    }
    // The higher the stone, the farther its shadow.
    drawWhole(painter, picture, centre + QPointF(0.07, 0.11) * diameter + QPointF(0.35, 0.25) * (height * m_pitch));
}

} // namespace qumalaq::desktop
