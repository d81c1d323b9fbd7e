// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"

#include <QHash>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QString>

#include <functional>
#include <map>
#include <utility>

namespace qumalaq::desktop {

/// The pictures of which the board is composed, rendered once for each size, scale factor and theme: the wood with its
/// pits and ornament, and the stones. Belongs to the user interface thread.
class BoardArt {
public:
    /// Shapes draws without pictures, sharp at any scale: for SVG and print. Only for themes of outlines.
    enum class Drawing { Pictures, Shapes };

    explicit BoardArt(Drawing drawing = Drawing::Pictures) : m_drawing(drawing) {}

    /// Everything that the pictures depend on.
    struct Key {
        BoardGeometry geometry;
        Theme theme;
        double dpr = 1;

        [[nodiscard]] bool isAs(const Key& other) const;
    };

    /// Renders what the other functions need, unless it is cached. `dpr` is the device pixel ratio.
    void prepare(const BoardGeometry& geometry, const Theme& theme, double dpr);
    /// prepare() in two steps, with the slow one on another thread: any thread may call renderedBackground().
    [[nodiscard]] bool isPreparedFor(const Key& key) const { return m_isReady && m_key.isAs(key); }
    [[nodiscard]] static QImage renderedBackground(const Key& key);
    void take(const Key& key, QImage background);
    /// Whether there is something to paint with, even if it is improvised.
    [[nodiscard]] bool fits(const Key& key) const { return m_isUsable && m_key.isAs(key); }
    /// Whether the current picture shows the same board, possibly in another size.
    [[nodiscard]] bool showsBoardOf(const Key& key) const;
    /// Provides a temporary picture: the old one scaled, if it is of the same board, else flat shapes.
    void improvise(const Key& key);

    /// Whether the picture has no transparent pixel in `part`.
    [[nodiscard]] bool isSolid(const QRect& part) const;
    /// Draws the part of the empty board in `part`.
    void drawBackground(QPainter& painter, const QRect& part) const;

    /// Draws a cached picture of the text on a plate, because large text is slow to draw and even to measure. A missing
    /// picture is created with `measure`, in logical pixels, and `render`.
    void drawCached(QPainter& painter, const QString& key, QPointF centre, const std::function<QSizeF()>& measure,
                    const std::function<void(QPainter&, const QSizeF&)>& render);

    /// A stone with its shadow; `height` above the board is in pitches.
    void drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// Only the stone.
    void drawBall(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// Only the shadow; also used for other things than stones.
    void drawShadow(QPainter& painter, QPointF centre, double diameter, double height);

    /// The offset of a stone from the middle of a hand. The stones form a sunflower spiral, which grows evenly.
    [[nodiscard]] static QPointF handOffset(int index, double diameter);
    /// Draws a hand of stones from one picture.
    void drawHand(QPainter& painter, QPointF centre, int count, double diameter, double height);

    /// The number of different pictures of a stone; looks are taken modulo this.
    static constexpr int kLooks = 5;

private:
    void startAnew(const Key& key);
    void setBackground(QImage background);
    [[nodiscard]] const QPixmap& stone(double diameter, int look);
    [[nodiscard]] const QPixmap& shadow(double diameter);
    [[nodiscard]] QPointF shadowOffset(double diameter, double height) const;
    void drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const;
    [[nodiscard]] QPixmap renderStone(int pixels, int look) const;
    void paintFlatStone(QPainter& painter, const QRectF& ball) const;
    void paintDarkStone(QPainter& painter, const QRectF& ball, int look) const;
    [[nodiscard]] QPixmap renderShadow(int pixels) const;

    Drawing m_drawing;
    bool m_isReady = false;
    bool m_isUsable = false;
    Key m_key;
    double m_pitch = 1;
    QImage m_background;
    QImage m_opaque; ///< shares the pixels without alpha: faster to draw where nothing is transparent
    QPoint m_origin;
    std::map<std::pair<int, int>, QPixmap> m_stones; ///< by diameter in device pixels and look; kLooks: the shadow
    struct Written {
        QPixmap picture;
        QSizeF size;
    };
    QHash<QString, Written> m_written;
    struct HandPicture {
        int count = 0;
        double diameter = 0;
        QPixmap balls;
        QPixmap shadows;
    };
    HandPicture m_hand;
};

} // namespace qumalaq::desktop
