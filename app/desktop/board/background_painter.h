// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"

#include <QImage>
#include <QPainter>

namespace qumalaq::desktop {

/// Where to draw the image of BackgroundPainter::paint(), in whole logical pixels.
[[nodiscard]] QPoint originOf(const BoardGeometry& geometry);

/// The brush of an owner: plain for South, striped for North, to tell them apart in greyscale. Text has at least as
/// much contrast on a stripe as on the base colour. The stripes begin at `around`.
[[nodiscard]] QBrush ownerBrush(const Theme& theme, rules::Side owner, QPointF around, double pitch);

/// Paints the empty board: wood, pits and ornament. Keeps references to `geometry` and `theme`. Reentrant.
class BackgroundPainter {
public:
    BackgroundPainter(const BoardGeometry& geometry, const Theme& theme, double dpr)
        : m_geometry(geometry)
        , m_theme(theme)
        , m_dpr(dpr)
        , m_pitch(geometry.pitch())
        , m_board(geometry.board())
        , m_origin(originOf(geometry))
    {
    }

    [[nodiscard]] QImage paint() const;
    /// Paints vector shapes. Only for themes with Theme::drawsOutlines.
    void paintShapes(QPainter& painter) const;
    /// A fast substitute for paint(): flat shapes without wood.
    void paintFlat(QPainter& painter) const;

private:
    void paintOutlines(QPainter& painter) const;
    void paintWood(QPainter& painter, QSize pixels) const;
    void paintInlays(QPainter& painter) const;
    void paintOrnament(QPainter& painter) const;
    void paintOwners(QPainter& painter) const;
    void paintMajority(QPainter& painter) const;

    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    double m_dpr;
    double m_pitch;
    QRectF m_board;
    QPoint m_origin;
};

} // namespace qumalaq::desktop
