// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"

#include <QPainter>
#include <QPixmap>

#include <map>
#include <utility>

namespace qumalaq::desktop {

/// The pictures the board is composed of, rendered once a size, scale factor and theme: the wood with its pits and its
/// ornament, and the stones. Belongs to the user interface thread.
class BoardArt {
public:
    /// Renders what the next calls need, unless it is there. `dpr` is the device's scale factor.
    void prepare(const BoardGeometry& geometry, const Theme& theme, double dpr);

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
    void renderBackground(const BoardGeometry& geometry, const Theme& theme);
    void paintOutlines(QPainter& painter, const BoardGeometry& geometry) const;
    void paintWood(QPainter& painter, const BoardGeometry& geometry, QSize pixels) const;
    void paintOrnament(QPainter& painter, const BoardGeometry& geometry) const;
    void paintMajority(QPainter& painter, const BoardGeometry& geometry) const;
    [[nodiscard]] const QPixmap& stone(double diameter, int look);
    void drawWhole(QPainter& painter, const QPixmap& picture, QPointF centre) const;
    [[nodiscard]] QPixmap renderStone(int pixels, int look) const;
    [[nodiscard]] QPixmap renderShadow(int pixels) const;

    bool m_ready = false;
    rules::BoardLayout m_layout;
    BoardView m_view;
    QRectF m_board;
    Theme m_theme;
    double m_dpr = 1;
    double m_pitch = 1;
    QPixmap m_background;
    QPoint m_origin;
    std::map<std::pair<int, int>, QPixmap> m_stones; ///< by device pixels across and look; the look kLooks is a shadow
};

} // namespace qumalaq::desktop
