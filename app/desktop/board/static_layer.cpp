// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/static_layer.h"

#include "app/desktop/board/board_painter.h"

namespace qumalaq::desktop {

void StaticLayer::invalidate(const std::vector<QRect>& rects)
{
    for (const QRect& rect : rects)
        m_spoilt += rect;
}

void StaticLayer::draw(QPainter& painter, const BoardScene& scene, BoardArt& art, const QSize& size, const QRect& part)
{
    const double dpr = painter.device()->devicePixelRatioF();
    const QSize pixels = (QSizeF(size) * dpr).toSize();
    if (m_picture.size() != pixels || m_picture.devicePixelRatio() != dpr) {
        m_picture = QImage(pixels, QImage::Format_RGB32);
        m_picture.setDevicePixelRatio(dpr);
        m_spoilt = QRect(QPoint(), size);
    }
    if (const QRegion missing = m_spoilt & part; !missing.isEmpty()) {
        QPainter inner(&m_picture);
        const double slack = 0.25 * scene.geometry.pitch() * scene.geometry.pitch();
        for (const QRect& rect : clustered({missing.begin(), missing.end()}, slack)) {
            inner.setClipRect(rect);
            paintScene(inner, scene, art, rect, SceneLayers::Static);
            m_spoilt -= rect;
        }
    }
    painter.drawImage(QPoint(), m_picture);
}

} // namespace qumalaq::desktop
