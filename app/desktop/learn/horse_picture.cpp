// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/horse_picture.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/board/wood.h"
#include "app/desktop/ui/style.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qumalaq::desktop {

namespace {

constexpr int kWidth = 420;
constexpr int kHeight = 116;
constexpr int kGrown = 5; ///< younger horses are smaller
constexpr int kWinged = 10;
constexpr double kLeaps = 4; ///< on the way

// The horse looks to the right. It is drawn 100 units long, and its hooves are at this height.
constexpr double kLength = 100;
constexpr double kGround = 77;

/// Hip or shoulder, knee and hoof. `swing` is the angle of the upper part, and the lower one is bent back from there.
QPainterPath leg(const QPointF& top, double swing, double bend)
{
    constexpr double kPart = 17;
    const QPointF knee = top + kPart * QPointF(std::sin(swing), std::cos(swing));
    QPainterPath path(top);
    path.lineTo(knee);
    path.lineTo(knee + kPart * QPointF(std::sin(swing - bend), std::cos(swing - bend)));
    return path;
}

/// `phase` is the angle in a leap, and `effort` is 0 for a horse that stands.
void paintHorse(QPainter& painter, const QColor& colour, double phase, double effort, bool hasWings)
{
    painter.setBrush(Qt::NoBrush);
    const auto draw = [&painter, &colour](const QPainterPath& path, double width) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    };
    const auto curve = [&draw](const QPointF& from, const QPointF& first, const QPointF& second, const QPointF& to,
                               double width) {
        QPainterPath path(from);
        path.cubicTo(first, second, to);
        draw(path, width);
    };
    constexpr double kSwing = 0.75; // radians
    constexpr double kSecond = 0.6; // the second leg of a pair follows the first
    const auto step = [&](const QPointF& top, double at, double bend) {
        draw(leg(top, effort * kSwing * std::sin(at), effort * bend * (1 - std::cos(at))), 5);
    };
    step({28, 43}, phase, 0.42);
    step({33, 43}, phase + kSecond, 0.42);
    step({63, 43}, phase + std::numbers::pi, 0.25);
    step({68, 42}, phase + std::numbers::pi + kSecond, 0.25);
    curve({28, 39}, {38, 45}, {54, 45}, {66, 38}, 16); // the body
    curve({66, 36}, {73, 32}, {76, 24}, {80, 15}, 10); // the neck
    curve({79, 14}, {83, 17}, {88, 20}, {93, 23}, 8);  // the head
    curve({78, 13}, {78, 10}, {79, 8}, {79, 5}, 3.5);  // an ear
    curve({61, 29}, {66, 24}, {69, 17}, {73, 9}, 4);   // the mane
    const double wave = 3 * effort * std::sin(phase);
    curve({24, 36}, {14, 34}, {8, 40 + wave}, {3 + 5 * (1 - effort), 50 + wave}, 5); // the tail
    if (hasWings) {
        QPainterPath wing({58, 34});
        wing.cubicTo(48, 30, 36, 18, 34, 2);
        wing.cubicTo(44, 10, 60, 16, 66, 32);
        painter.setBrush(colour);
        draw(wing, 1);
    }
}

} // namespace

HorsePicture::HorsePicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_gallop.setDuration(kGallopMs);
    m_gallop.setStartValue(0.0);
    m_gallop.setEndValue(1.0);
    m_gallop.setEasingCurve(QEasingCurve::OutSine);
    connect(&m_gallop, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void HorsePicture::setHorse(int horse, bool gallops)
{
    m_horse = horse;
    m_gallop.stop();
    m_gallop.setCurrentTime(kGallopMs);
    if (gallops)
        m_gallop.start();
    update();
}

QSize HorsePicture::sizeHint() const
{
    return {px(kWidth), px(kHeight)};
}

void HorsePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double frame = px(7);
    const double corner = px(12);
    const QRectF wood = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(currentTheme().boardEdge, 2));
    painter.setBrush(currentTheme().board);
    painter.drawRoundedRect(wood, corner, corner);
    const QRectF felt = wood.adjusted(frame, frame, -frame, -frame);
    QPainterPath outline;
    outline.addRoundedRect(felt, corner - frame / 2, corner - frame / 2);
    painter.fillPath(outline, currentTheme().accent);
    painter.setClipPath(outline);

    QColor faint = currentTheme().accentText;
    faint.setAlphaF(0.45F);
    const double horn = felt.height() * 0.2;
    const int horns = static_cast<int>(felt.width() / (2 * horn));
    for (int i = 0; i < horns; ++i) {
        for (const double end : {-1.0, 1.0}) {
            painter.save();
            painter.translate(felt.left() + (i + 0.5) * felt.width() / horns,
                              felt.center().y() + end * (felt.height() - horn) / 2);
            painter.rotate(end < 0 ? 180 : 0);
            painter.scale(horn, horn);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(faint, 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(ramsHorn());
            painter.restore();
        }
    }

    const double way = m_gallop.currentValue().toDouble();
    const double effort = std::min(1.0, 4 * (1 - way));
    const double size = (0.6 + 0.4 * std::min(1.0, double(m_horse - 1) / (kGrown - 1))) * felt.height() * 0.8 / kGround;
    const double phase = 2 * std::numbers::pi * kLeaps * way;
    const double left = felt.left() - size * kLength;
    const double leap = effort * 4 * std::abs(std::sin(phase));
    painter.translate(left + way * (felt.center().x() - size * kLength / 2 - left),
                      felt.bottom() - felt.height() * 0.1 - size * (kGround + leap));
    painter.scale(size, size);
    paintHorse(painter, currentTheme().accentText, phase, effort, m_horse >= kWinged);
}

} // namespace qumalaq::desktop
