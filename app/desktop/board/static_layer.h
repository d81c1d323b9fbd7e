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

/// What lies on the board, as a picture that is kept while stones are in the air: a frame is then that, and what moves
/// over it. Only what was asked for is ever painted into it.
class StaticLayer {
public:
    void drop() { *this = {}; }
    /// What lies there is not any more what the picture shows.
    void spoil(const std::vector<QRect>& rects);

    /// Draws what lies in `part` of a board of `size` logical pixels; the painter is clipped to it, and all of it is
    /// wood, see BoardArt::isSolid().
    void draw(QPainter& painter, const BoardScene& scene, BoardArt& art, const QSize& size, const QRect& part);

private:
    QImage m_picture;
    QRegion m_spoilt;
};

} // namespace qumalaq::desktop
