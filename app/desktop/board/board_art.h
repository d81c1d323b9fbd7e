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
    [[nodiscard]] bool fits(const Key& key) const { return m_isUsable && m_key.isAs(key); }
    /// The picture there is is of the same board, though perhaps of another size.
    [[nodiscard]] bool showsBoardOf(const Key& key) const;
    /// Makes do until then: the old picture stretched, if it is of the same board, else flat shapes.
    void improvise(const Key& key);

    /// All of `part` is wood, where nothing of the board's picture is transparent.
    [[nodiscard]] bool isSolid(const QRect& part) const;
    /// What of the empty board lies in `part`.
    void drawBackground(QPainter& painter, const QRect& part) const;

    /// The pictures of what is written on plates: text of this size is slow to draw, and even to measure. One that is
    /// missing is made of `measure`, in logical pixels, and `render`.
    void drawCached(QPainter& painter, const QString& key, QPointF centre, const std::function<QSizeF()>& measure,
                    const std::function<void(QPainter&, const QSizeF&)>& render);

    /// A stone, with the shadow it casts from `height` pitches over the board.
    void drawStone(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// The stone alone.
    void drawBall(QPainter& painter, QPointF centre, double diameter, double height, int look);
    /// The shadow alone, also for what is not a stone.
    void drawShadow(QPainter& painter, QPointF centre, double diameter, double height);

    /// Where the stone `index` of a hand lies, from its middle: a sunflower, so that it grows evenly.
    [[nodiscard]] static QPointF handOffset(int index, double diameter);
    /// A hand of stones as one picture.
    void drawHand(QPainter& painter, QPointF centre, int count, double diameter, double height);

    /// There are so many pictures of a stone; every other number is taken modulo this.
    static constexpr int kLooks = 5;

private:
    void startAnew(const Key& key);
    void setBackground(QImage background);
    [[nodiscard]] const QPixmap& stone(double diameter, int look);
    [[nodiscard]] const QPixmap& shadow(double diameter);
    [[nodiscard]] QPointF shadowOffset(double diameter, double height) const;
    void drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const;
    [[nodiscard]] QPixmap renderStone(int pixels, int look) const;
    void paintDarkStone(QPainter& painter, const QRectF& ball, int look) const;
    [[nodiscard]] QPixmap renderShadow(int pixels) const;

    bool m_isReady = false;
    bool m_isUsable = false;
    Key m_key;
    double m_pitch = 1;
    QImage m_background;
    QImage m_opaque; ///< the same memory without its alpha: quicker to draw where nothing is transparent
    QPoint m_origin;
    std::map<std::pair<int, int>, QPixmap> m_stones; ///< by device pixels across and look; the look kLooks is a shadow
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
