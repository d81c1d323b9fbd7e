// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/style.h"

#include <QPainterPath>
#include <QWidget>

namespace qumalaq::desktop {

/// Three stars; the earned ones are filled.
class StarRating : public QWidget {
    Q_OBJECT

public:
    explicit StarRating(QWidget* parent = nullptr);

    void setStars(int stars);
    [[nodiscard]] int stars() const { return m_stars; }
    void setLook(const Theme& theme, const Metrics& metrics);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// "2 of 3 stars".
    [[nodiscard]] static QString textOf(int stars);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    Metrics m_metrics;
    int m_stars = 0;
};

[[nodiscard]] QPainterPath starPath(const QPointF& centre, double radius);

/// Paints stars in a row that fill the height of the rectangle.
void paintStars(QPainter& painter, const QRectF& rect, int stars, const Theme& theme);

} // namespace qumalaq::desktop
