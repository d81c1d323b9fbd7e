// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QPainter>
#include <QRegion>

#include <vector>

namespace qumalaq::desktop {

/// The layers of a scene: everything that lies on the board, and what moves above it.
enum class SceneLayers { All, Static, Moving };

/// Paints the parts of the scene in `region`. It may paint outside of it unless the painter is clipped. Prepares the
/// art for the scene's size, scale factor and theme if necessary.
void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region,
                SceneLayers layers = SceneLayers::All);

/// The rectangle that paintScene() may touch for a pit that refuses.
[[nodiscard]] QRect refusalRegion(const BoardScene& scene);
/// The rectangles that paintScene() may touch for the stones in the air.
[[nodiscard]] std::vector<QRect> movingRects(const BoardScene& scene);
/// The same for animated parts of the static layer: stones that make room, a tuzdyk being made.
[[nodiscard]] std::vector<QRect> restlessRects(const BoardScene& scene);
/// Combines rectangles to a few disjoint ones. Painting with a rectangular clip is several times faster than with a
/// region of many rectangles.
[[nodiscard]] std::vector<QRect> clustered(std::vector<QRect> rects, double slack);

/// The rectangle that paintScene() may touch for the stones, badge, trail and rings of a place.
[[nodiscard]] QRect placeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for the badge of a place.
[[nodiscard]] QRect badgeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for the stones that differ between two piles.
[[nodiscard]] QRect stonesRegion(const StonePile& before, const StonePile& after);

} // namespace qumalaq::desktop
