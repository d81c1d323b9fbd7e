// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/theme.h"

#include <QImage>
#include <QPainter>

namespace qumalaq::desktop {

/// The position of the picture of the empty board, in whole logical pixels.
[[nodiscard]] QPoint originOf(const BoardGeometry& geometry);

/// The colour and the pattern of an owner: South is plain, North is striped, so that they also differ in grey. The
/// stripes are further from the text's colour than the base, so the contrast is kept. `around` is where they begin.
[[nodiscard]] QBrush ownerBrush(const Theme& theme, rules::Side owner, QPointF around, double pitch);

/// Paints the empty board: the wood with its pits and ornament. Its arguments must outlive it. Works in any thread.
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
    /// Only for a theme of outlines: the same as shapes, without a picture, in their places.
    void paintShapes(QPainter& painter) const;
    /// Fast: only shapes and colours, directly in their places.
    void paintFlat(QPainter& painter) const;

private:
    void paintOutlines(QPainter& painter) const;
    void paintWood(QPainter& painter, QSize pixels) const;
    /// What lies on the wood or the outlines.
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
