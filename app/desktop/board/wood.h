// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QRectF>

namespace qumalaq::desktop {

/// A plank with its grain running from left to right. `pitch` in pixels gives the scale: the same board at twice the
/// size has the same grain, finer drawn. The mean colour is `base`, so contrasts hold.
[[nodiscard]] QImage woodTexture(QSize pixels, const QColor& base, double pitch);

/// A coverage (Format_Alpha8) blurred by about `radius` pixels.
[[nodiscard]] QImage blurred(const QImage& alpha, double radius);

/// What a hollow of `size` pixels looks like from above, lit from the top left, with `margin` pixels around for the
/// light on its edge. Its floor lets a little of the grain shine through.
[[nodiscard]] QImage carvedHollow(QSizeF size, double cornerRadius, double margin, const QColor& floor, double pitch);

/// A ram's horn (koshkar muyiz) standing on the middle of the bottom edge of a box of 1 by 1 around the origin: the
/// middle line of the strokes, which are to be drawn about 0.11 wide.
[[nodiscard]] QPainterPath ramsHorn();

} // namespace qumalaq::desktop
