// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QPainter>
#include <QRegion>

#include <vector>

namespace qumalaq::desktop {

/// What lies on the board, and what moves over all of it.
enum class SceneLayers { All, Static, Moving };

/// Paints what of the scene lies in `region`; what it covers beyond is left alone only if the painter is clipped.
/// The art is made ready for the scene's size, scale factor and theme if it is not yet.
void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region,
                SceneLayers layers = SceneLayers::All);

/// What paintScene() may touch for the stones in the air.
[[nodiscard]] std::vector<QRect> movingRects(const BoardScene& scene);
/// The same for what changes from moment to moment and yet lies: stones that make room, a tuzdyk being made.
[[nodiscard]] std::vector<QRect> restlessRects(const BoardScene& scene);
/// Few rectangles, apart from each other, that hold all the given ones: a painter clipped to a single rectangle is
/// several times as quick as one clipped to a region of many.
[[nodiscard]] std::vector<QRect> clustered(std::vector<QRect> rects, double slack);

/// What paintScene() may touch for the stones, badge, trail and rings of a place.
[[nodiscard]] QRect placeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for the trail from one place to the next.
[[nodiscard]] QRect trailRegion(const BoardGeometry& geometry, rules::Place from, rules::Place to);
/// The same for its badge alone.
[[nodiscard]] QRect badgeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for those stones of a pile that lie otherwise afterwards.
[[nodiscard]] QRect stonesRegion(const StonePile& before, const StonePile& after);

} // namespace qumalaq::desktop
