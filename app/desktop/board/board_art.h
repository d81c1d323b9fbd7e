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

/// A cache of the board's pictures: the empty board, stones and text plates, rendered once for each size, device pixel
/// ratio and theme. Reentrant; renderedBackground() is also thread-safe.
class BoardArt {
public:
    /// Shapes draws vectors, for SVG and print. Only for themes with Theme::drawsOutlines.
    enum class Drawing { Pictures, Shapes };

    explicit BoardArt(Drawing drawing = Drawing::Pictures) : m_drawing(drawing) {}

    /// Everything that the pictures depend on.
    struct Key {
        BoardGeometry geometry;
        Theme theme;
        double dpr = 1;

        [[nodiscard]] bool isSamePicture(const Key& other) const;
    };

    /// Renders the empty board unless it is cached. `dpr` is the device pixel ratio.
    void prepare(const BoardGeometry& geometry, const Theme& theme, double dpr);
    /// prepare() in two steps: renderedBackground() is slow and thread-safe; storeBackground() is fast.
    [[nodiscard]] bool isPreparedFor(const Key& key) const { return m_isReady && m_key.isSamePicture(key); }
    [[nodiscard]] static QImage renderedBackground(const Key& key);
    void storeBackground(const Key& key, QImage background);
    /// Whether there are pictures for `key`, possibly improvised ones.
    [[nodiscard]] bool hasPicture(const Key& key) const { return m_isUsable && m_key.isSamePicture(key); }
    /// Whether the current picture shows the same board, possibly at another size.
    [[nodiscard]] bool showsBoardOf(const Key& key) const;
    /// Scales the old picture if it shows the same board; otherwise flat shapes are painted until storeBackground().
    void useFallback(const Key& key);

    /// Whether the picture has no transparent pixel in `part`.
    [[nodiscard]] bool isSolid(const QRect& part) const;
    /// Draws the empty board without clipping. Faster if `part`, the area that matters, is solid.
    void drawBackground(QPainter& painter, const QRect& part) const;

    /// Draws the picture cached under `key`, because large text is slow to draw and to measure. For a missing picture,
    /// `measure` returns its size in logical pixels and `render` paints it.
    void drawCached(QPainter& painter, const QString& key, QPointF centre, const std::function<QSizeF()>& measure,
                    const std::function<void(QPainter&, const QSizeF&)>& render);

    /// A stone with its shadow. `diameter` is in logical pixels, `height` above the board in pitches.
    void drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look);
    void drawBall(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// Only the shadow; not only for stones.
    void drawShadow(QPainter& painter, QPointF centre, double diameter, double height);

    /// The offset of a stone from the centre of a hand, on a sunflower (golden angle) spiral.
    [[nodiscard]] static QPointF handOffset(int index, double diameter);
    /// Draws a hand of stones as one cached picture.
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
    QImage m_opaque; ///< the pixels of m_background as RGB32: faster to draw where isSolid()
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
