// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QPainter>
#include <QRegion>

#include <vector>

namespace qumalaq::desktop {

/// Paints what of the scene lies in `region`; what it covers beyond is left alone only if the painter is clipped.
/// The art is made ready for the scene's size, scale factor and theme if it is not yet.
void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region);

/// What paintScene() may touch for the stones in the air.
[[nodiscard]] std::vector<QRect> movingRects(const BoardScene& scene);
/// Few rectangles, apart from each other, that hold all the given ones: a painter clipped to a single rectangle is
/// several times as quick as one clipped to a region of many.
[[nodiscard]] std::vector<QRect> clustered(std::vector<QRect> rects, double slack);

/// What paintScene() may touch for the stones, badge and rings of a place.
[[nodiscard]] QRect placeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for its stones and badge alone.
[[nodiscard]] QRect countRegion(const BoardGeometry& geometry, rules::Place place);

} // namespace qumalaq::desktop
