// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/paper_painter.h"

#include "app/desktop/records/paper.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

/// Long texts are condensed, at most to this factor; beyond it they are elided.
constexpr double kNarrowest = 0.62;

} // namespace

PaperPainter::PaperPainter(QPagedPaintDevice& device) : m_painter(&device)
{
    if (!m_painter.isActive())
        return;
    // The same size as on A4, or the largest that fits the paper, centred horizontally.
    const double dots = device.logicalDpiX() / 25.4;
    const double scale = std::min({dots, device.width() / kPaperWidth, device.height() / kPaperHeight});
    m_painter.translate((device.width() - kPaperWidth * scale) / 2, 0);
    m_painter.scale(scale, scale);
}

double PaperPainter::widthOf(const QString& text, double size) const
{
    QFont font = m_painter.font();
    font.setPixelSize(static_cast<int>(size * kEnlarged));
    return QFontMetricsF(font).horizontalAdvance(text) / kEnlarged;
}

void PaperPainter::write(const QRectF& box, const QString& text, int flags, double size, QFont::Weight weight)
{
    QFont font = m_painter.font();
    font.setWeight(weight);
    font.setPixelSize(static_cast<int>(size * kEnlarged));
    const QFontMetricsF metrics(font);
    m_painter.save();
    m_painter.setPen(Qt::black);
    m_painter.setFont(font);
    m_painter.translate(box.topLeft());
    m_painter.scale(1 / kEnlarged, 1 / kEnlarged);
    QRectF space(QPointF(), box.size() * kEnlarged);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, space.width() / kNarrowest);
    const double needed = metrics.horizontalAdvance(shown);
    if (needed > space.width()) {
        m_painter.scale(space.width() / needed, 1);
        space.setWidth(needed);
    }
    m_painter.drawText(space, flags | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, shown);
    m_painter.restore();
}

void PaperPainter::line(double x1, double y1, double x2, double y2, double width)
{
    m_painter.setPen(QPen(Qt::black, width));
    m_painter.drawLine(QPointF(x1, y1), QPointF(x2, y2));
}

} // namespace qumalaq::desktop
