// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <map>
#include <utility>

namespace qumalaq::desktop {

/// The pictures the board is composed of, rendered once a size, scale factor and theme: the wood with its pits and its
/// ornament, and the stones. Belongs to the user interface thread.
class BoardArt {
public:
    /// What the pictures depend on.
    struct Key {
        BoardGeometry geometry;
        Theme theme;
        double dpr = 1;

        [[nodiscard]] bool isAs(const Key& other) const;
    };

    /// Renders what the next calls need, unless it is there. `dpr` is the device's scale factor.
    void prepare(const BoardGeometry& geometry, const Theme& theme, double dpr);
    /// The same in two steps, so that the slow one can be done elsewhere: any thread may call renderedBackground().
    [[nodiscard]] bool isPreparedFor(const Key& key) const { return m_isReady && m_key.isAs(key); }
    [[nodiscard]] static QImage renderedBackground(const Key& key);
    void take(const Key& key, QImage background);
    /// There is something to paint with, be it improvised.
    [[nodiscard]] bool fits(const Key& key) const { return !m_background.isNull() && m_key.isAs(key); }
    /// Makes do until then: the old picture stretched, if it is of the same board, else flat shapes.
    void improvise(const Key& key);

    /// The empty board; its top left corner belongs at origin().
    [[nodiscard]] const QPixmap& background() const { return m_background; }
    /// In whole logical pixels.
    [[nodiscard]] QPoint origin() const { return m_origin; }

    /// A stone, with the shadow it casts from `height` pitches over the board.
    void drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// The stone alone.
    void drawBall(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// The shadow alone, also for what is not a stone.
    void drawShadow(QPainter& painter, QPointF centre, double diameter, double height);

    /// There are so many pictures of a stone; every other number is taken modulo this.
    static constexpr int kLooks = 5;

private:
    void startAnew(const Key& key);
    [[nodiscard]] const QPixmap& stone(double diameter, int look);
    void drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const;
    [[nodiscard]] QPixmap renderStone(int pixels, int look) const;
    void paintDarkStone(QPainter& painter, const QRectF& ball, int look) const;
    [[nodiscard]] QPixmap renderShadow(int pixels) const;

    bool m_isReady = false;
    Key m_key;
    double m_pitch = 1;
    QPixmap m_background;
    QPoint m_origin;
    std::map<std::pair<int, int>, QPixmap> m_stones; ///< by device pixels across and look; the look kLooks is a shadow
};

} // namespace qumalaq::desktop
