// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QWidget>

namespace qumalaq::desktop {

/// Three stars; the earned ones are filled.
class StarRating : public QWidget {
    Q_OBJECT

public:
    /// The size of a star is in design pixels.
    explicit StarRating(double size, QWidget* parent = nullptr);

    void setStars(int stars);
    [[nodiscard]] int stars() const { return m_stars; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// "2 of 3 stars".
    [[nodiscard]] static QString textOf(int stars);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_size;
    int m_stars = 0;
};

[[nodiscard]] QPainterPath starPath(const QPointF& centre, double radius);

/// Paints stars in a row that fill the height of the rectangle.
void paintStars(QPainter& painter, const QRectF& rect, int stars);

} // namespace qumalaq::desktop
