// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/board_art.h"
#include "app/desktop/board/board_scene.h"

#include <QImage>
#include <QRect>
#include <QRegion>
#include <QSize>

#include <vector>

namespace qumalaq::desktop {

/// A cached picture of everything at rest during an animation: a frame draws it and the moving stones on top. Only
/// requested parts are painted into it.
class StaticLayer {
public:
    void drop() { *this = {}; }
    /// Marks parts of the picture as outdated.
    void invalidate(const std::vector<QRect>& rects);

    /// Draws the static layer in `part` of a board of `size` logical pixels. The painter must be clipped to `part`,
    /// which must be solid, see BoardArt::isSolid().
    void draw(QPainter& painter, const BoardScene& scene, BoardArt& art, const QSize& size, const QRect& part);

private:
    QImage m_picture;
    QRegion m_spoilt;
};

} // namespace qumalaq::desktop
