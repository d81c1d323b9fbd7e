// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>

namespace qumalaq::desktop {

/// A plank with its grain from left to right. `pitch` in pixels is the scale: a board of twice the size has the same
/// grain in more detail. The mean colour is `base`, so contrasts are kept.
[[nodiscard]] QImage woodTexture(QSize pixels, const QColor& base, double pitch);

/// Blurs a coverage (Format_Alpha8) by about `radius` pixels.
[[nodiscard]] QImage blurred(const QImage& alpha, double radius);

/// A hollow of `size` pixels seen from above, lit from the top left, with `margin` pixels around it for the light on
/// its edge. The grain shows slightly through its floor.
[[nodiscard]] QImage carvedHollow(QSizeF size, double cornerRadius, double margin, const QColor& floor, double pitch);

/// A ram's horn (koshkar muyiz) on the middle of the bottom edge of a 1 by 1 box around the origin: the
/// centre line of its strokes, to be drawn about 0.11 wide.
[[nodiscard]] QPainterPath ramsHorn();

} // namespace qumalaq::desktop
