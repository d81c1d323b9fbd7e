// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_art.h"

#include "app/desktop/board/background_painter.h"

#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>

namespace qumalaq::desktop {

bool BoardArt::Key::isSamePicture(const Key& other) const
{
    return theme.id == other.theme.id && dpr == other.dpr && geometry.layout() == other.geometry.layout()
           && geometry.view() == other.geometry.view() && geometry.board() == other.geometry.board();
}

void BoardArt::prepare(const BoardGeometry& geometry, const Theme& theme, double dpr)
{
    const Key key{geometry, theme, dpr};
    if (!isPreparedFor(key))
        storeBackground(key, m_drawing == Drawing::Shapes ? QImage() : renderedBackground(key));
}

QImage BoardArt::renderedBackground(const Key& key)
{
    return BackgroundPainter(key.geometry, key.theme, key.dpr).paint();
}

void BoardArt::startAnew(const Key& key)
{
    if (m_key.theme.id != key.theme.id || m_key.dpr != key.dpr || m_pitch != key.geometry.pitch()) {
        m_stones.clear();
        m_written.clear();
        m_hand = {};
    }
    m_key = key;
    m_isUsable = true;
    m_pitch = key.geometry.pitch();
    m_origin = originOf(key.geometry);
}

void BoardArt::storeBackground(const Key& key, QImage background)
{
    startAnew(key);
    setBackground(std::move(background));
    m_isReady = true;
}

void BoardArt::setBackground(QImage background)
{
    m_background = std::move(background);
    if (m_background.isNull()) {
        m_opaque = {};
        return;
    }
    m_opaque = QImage(m_background.constBits(), m_background.width(), m_background.height(),
                      m_background.bytesPerLine(), QImage::Format_RGB32);
    m_opaque.setDevicePixelRatio(m_background.devicePixelRatio());
}

bool BoardArt::isSolid(const QRect& part) const
{
    const double corner = 0.2 * m_pitch; // larger than the corner radius of the plank
    const QRectF board = m_key.geometry.board().adjusted(1, 1, -1, -1);
    return board.adjusted(corner, 0, -corner, 0).contains(part) || board.adjusted(0, corner, 0, -corner).contains(part);
}

void BoardArt::drawBackground(QPainter& painter, const QRect& part) const
{
    if (m_background.isNull()) {
        const BackgroundPainter background(m_key.geometry, m_key.theme, m_key.dpr);
        m_drawing == Drawing::Shapes ? background.paintShapes(painter) : background.paintFlat(painter);
        return;
    }
    painter.drawImage(m_origin, isSolid(part) ? m_opaque : m_background);
}

void BoardArt::drawCached(QPainter& painter, const QString& key, QPointF centre, const std::function<QSizeF()>& measure,
                          const std::function<void(QPainter&, const QSizeF&)>& render)
{
    if (m_drawing == Drawing::Shapes) {
        const QSizeF size = measure();
        painter.save();
        painter.translate(centre - QPointF(size.width(), size.height()) / 2);
        render(painter, size);
        painter.restore();
        return;
    }
    constexpr int kMax = 400;
    auto found = m_written.constFind(key);
    if (found == m_written.constEnd()) {
        if (m_written.size() >= kMax)
            m_written.clear();
        const QSizeF size = measure();
        QPixmap picture((size * m_key.dpr).toSize() + QSize(1, 1));
        picture.setDevicePixelRatio(m_key.dpr);
        picture.fill(Qt::transparent);
        QPainter inner(&picture);
        inner.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        render(inner, size);
        inner.end();
        found = m_written.insert(key, {picture, size});
    }
    const QPointF corner = (centre - QPointF(found->size.width(), found->size.height()) / 2) * m_key.dpr;
    painter.drawPixmap(QPointF(std::round(corner.x()), std::round(corner.y())) / m_key.dpr, found->picture);
}

QPointF BoardArt::handOffset(int index, double diameter)
{
    constexpr double kGoldenAngle = 2.399963;
    const double out = 0.52 * diameter * std::sqrt(static_cast<double>(index));
    return QPointF(std::cos(index * kGoldenAngle), std::sin(index * kGoldenAngle)) * out;
}

void BoardArt::drawHand(QPainter& painter, QPointF centre, int count, double diameter, double height)
{
    if (count <= 0)
        return;
    if (m_hand.count != count || m_hand.diameter != diameter) {
        m_hand.count = count;
        m_hand.diameter = diameter;
        const double reach = 0.52 * diameter * std::sqrt(static_cast<double>(count)) + 0.8 * diameter;
        const int pixels = static_cast<int>(std::ceil(2 * reach * m_key.dpr));
        const QPointF middle = QPointF(pixels, pixels) / (2 * m_key.dpr);
        const auto compose = [&](QPixmap& all, const std::function<const QPixmap&(int)>& part) {
            if (all.width() != pixels) {
                all = QPixmap(pixels, pixels);
                all.setDevicePixelRatio(m_key.dpr);
            }
            all.fill(Qt::transparent);
            QPainter inner(&all);
            for (int i = 0; i < count; ++i)
                drawWhole(inner, part(i), middle + handOffset(i, diameter));
        };
        compose(m_hand.balls, [&](int i) -> const QPixmap& { return stone(diameter, i % kLooks); });
        if (!m_key.theme.drawsOutlines)
            compose(m_hand.shadows, [&](int) -> const QPixmap& { return shadow(diameter); });
    }
    if (!m_hand.shadows.isNull())
        drawWhole(painter, m_hand.shadows, centre + shadowOffset(diameter, height));
    drawWhole(painter, m_hand.balls, centre - QPointF(0, height * m_pitch));
}

bool BoardArt::showsBoardOf(const Key& key) const
{
    return !m_background.isNull() && m_key.theme.id == key.theme.id && m_key.geometry.layout() == key.geometry.layout()
           && m_key.geometry.view() == key.geometry.view();
}

void BoardArt::useFallback(const Key& key)
{
    if (hasPicture(key))
        return;
    if (showsBoardOf(key)) {
        const QSize size = (key.geometry.board().size() * key.dpr).toSize() + QSize(1, 1);
        QImage stretched = m_background.scaled(size);
        stretched.setDevicePixelRatio(key.dpr);
        setBackground(std::move(stretched));
    } else {
        m_background = m_opaque = QImage(); // drawBackground() paints flat shapes
    }
    startAnew(key);
    m_isReady = false;
}

const QPixmap& BoardArt::stone(double diameter, int look)
{
    const int pixels = std::max(1, static_cast<int>(std::lround(diameter * m_key.dpr)));
    QPixmap& picture = m_stones[{pixels, look}];
    if (picture.isNull()) {
        picture = renderStone(pixels, look);
        picture.setDevicePixelRatio(m_key.dpr);
    }
    return picture;
}

/// Edge and reflections make a black stone visible.
void BoardArt::paintDarkStone(QPainter& painter, const QRectF& ball, int look) const
{
    const double size = ball.width();
    const QPointF lit = ball.topLeft() + QPointF(0.34 + 0.02 * (look % 3), 0.29 + 0.02 * (look % 2)) * size;
    QRadialGradient body(lit, 0.85 * size);
    body.setColorAt(0.00, m_key.theme.stone.lighter(330));
    body.setColorAt(0.25, m_key.theme.stone.lighter(190));
    body.setColorAt(0.60, m_key.theme.stone);
    body.setColorAt(1.00, m_key.theme.stone.darker(160));
    painter.setBrush(body);
    painter.drawEllipse(ball);
    if (size < 8)
        return;
    QRadialGradient rim(ball.center(), size / 2);
    rim.setColorAt(0.80, QColor(255, 240, 214, 0));
    rim.setColorAt(0.97, QColor(255, 240, 214, 64));
    rim.setColorAt(1.00, QColor(255, 240, 214, 40));
    painter.setBrush(rim);
    painter.drawEllipse(ball);
    QRadialGradient shine(lit - QPointF(0.02, 0.02) * size, 0.15 * size);
    shine.setColorAt(0, QColor(255, 255, 255, 210));
    shine.setColorAt(1, QColor(255, 255, 255, 0));
    painter.setBrush(shine);
    painter.drawEllipse(ball);
}

/// A ball of bone or chalk, lit from the upper left. The looks differ slightly in tint and highlight.
QPixmap BoardArt::renderStone(int pixels, int look) const
{
    QPixmap picture(pixels, pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double edge = pixels < 10 ? 0.25 : 0.5;
    const QRectF ball = QRectF(0, 0, pixels, pixels).adjusted(edge, edge, -edge, -edge);
    if (m_key.theme.drawsOutlines) {
        paintFlatStone(painter, ball.adjusted(0.6, 0.6, -0.6, -0.6));
        return picture;
    }
    if (m_key.theme.stone.lightness() < 128) {
        paintDarkStone(painter, ball, look);
        return picture;
    }
    constexpr std::array<int, kLooks> kTints = {100, 103, 98, 101, 96};
    const QColor body = m_key.theme.stone.lighter(kTints[static_cast<std::size_t>(look)]);
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
        // Light reflected from the floor.
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

/// An edge in the colour of the pit separates the stones of a pile.
void BoardArt::paintFlatStone(QPainter& painter, const QRectF& ball) const
{
    painter.setPen(QPen(m_key.theme.pit, 0.07 * ball.width()));
    painter.setBrush(m_key.theme.stone);
    painter.drawEllipse(ball);
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
    const QPointF at = centre - QPointF(0, height * m_pitch);
    if (m_drawing == Drawing::Shapes)
        paintFlatStone(painter, QRectF(at - QPointF(diameter, diameter) / 2, QSizeF(diameter, diameter)));
    else
        drawWhole(painter, stone(diameter, look % kLooks), at);
}

/// Aligned to device pixels: resampling would be many times slower and blur the picture.
void BoardArt::drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const
{
    const double half = picture.width() / (2 * m_key.dpr);
    const QPointF corner = centre - QPointF(half, half);
    painter.drawPixmap(QPointF(std::round(corner.x() * m_key.dpr), std::round(corner.y() * m_key.dpr)) / m_key.dpr,
                       picture);
}

void BoardArt::drawShadow(QPainter& painter, QPointF centre, double diameter, double height)
{
    if (m_key.theme.drawsOutlines)
        return;
    drawWhole(painter, shadow(diameter), centre + shadowOffset(diameter, height));
}

/// The higher the stone, the further away its shadow.
QPointF BoardArt::shadowOffset(double diameter, double height) const
{
    return QPointF(0.07, 0.11) * diameter + QPointF(0.35, 0.25) * (height * m_pitch);
}

const QPixmap& BoardArt::shadow(double diameter)
{
    const int pixels = std::max(2, static_cast<int>(std::lround(1.24 * diameter * m_key.dpr)));
    QPixmap& picture = m_stones[{pixels, kLooks}];
    if (picture.isNull()) {
        picture = renderShadow(pixels);
        picture.setDevicePixelRatio(m_key.dpr);
    }
    return picture;
}

} // namespace qumalaq::desktop
