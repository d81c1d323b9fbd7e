// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QPainter>
#include <QRegion>

#include <vector>

namespace qumalaq::desktop {

/// Static is what lies on the board; Moving is what is in the air.
enum class SceneLayers { All, Static, Moving };

/// Paints the parts of the scene that touch `region`; clip the painter to paint nothing else. Calls BoardArt::prepare()
/// if necessary.
void paintScene(QPainter& painter, const BoardScene& scene, BoardArt& art, const QRegion& region,
                SceneLayers layers = SceneLayers::All);

/// The rectangle that paintScene() may touch for the refused pit. There must be one.
[[nodiscard]] QRect refusalRegion(const BoardScene& scene);
/// The rectangles that paintScene() may touch for the stones in the air.
[[nodiscard]] std::vector<QRect> movingRects(const BoardScene& scene);
/// The same for animated parts of the static layer: stones that make room, a tuzdyk being made.
[[nodiscard]] std::vector<QRect> restlessRects(const BoardScene& scene);
/// Merges rectangles if their union has at most `slack` more pixels than they have. Painting with a few rectangular
/// clips is several times faster than with a region of many rectangles.
[[nodiscard]] std::vector<QRect> clustered(std::vector<QRect> rects, double slack);

/// The rectangle that paintScene() may touch for the stones, badge, trail and rings of a place.
[[nodiscard]] QRect placeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for the badge of a place.
[[nodiscard]] QRect badgeRegion(const BoardGeometry& geometry, rules::Place place);
/// The same for the stones that differ between two piles.
[[nodiscard]] QRect stonesRegion(const StonePile& before, const StonePile& after);

} // namespace qumalaq::desktop
