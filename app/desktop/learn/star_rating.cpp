// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/star_rating.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"
#include "core/learn/schedule.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace qumalaq::desktop {

namespace {

constexpr double kGap = 0.25; ///< between two stars, relative to their size

} // namespace

QPainterPath starPath(const QPointF& centre, double radius)
{
    constexpr int kCorners = 10;
    constexpr double kInner = 0.45;
    QPainterPath path;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = std::numbers::pi * (2.0 * i / kCorners - 0.5);
        const double reach = i % 2 == 0 ? radius : kInner * radius;
        const QPointF corner = centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (i == 0)
            path.moveTo(corner);
        else
            path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

void paintStars(QPainter& painter, const QRectF& rect, int stars)
{
    const double size = rect.height();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < learn::kMaxStars; ++i) {
        const QPointF centre(rect.left() + size / 2 + i * size * (1 + kGap), rect.center().y());
        painter.setPen(QPen(i < stars ? currentTheme().mark : currentTheme().mutedText, size / 14));
        painter.setBrush(i < stars ? QBrush(currentTheme().mark) : QBrush(Qt::NoBrush));
        painter.drawPath(starPath(centre, size * 0.46));
    }
    painter.restore();
}

StarRating::StarRating(double size, QWidget* parent) : QWidget(parent), m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StarRating::setStars(int stars)
{
    m_stars = stars;
    setSpokenName(*this, textOf(stars));
    update();
}

QSize StarRating::sizeHint() const
{
    const int size = px(m_size);
    return {static_cast<int>(size * (learn::kMaxStars + kGap * (learn::kMaxStars - 1))), size};
}

QString StarRating::textOf(int stars)
{
    return tr("%1 of %2 stars").arg(stars).arg(learn::kMaxStars);
}

void StarRating::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintStars(painter, rect(), m_stars);
}

} // namespace qumalaq::desktop
