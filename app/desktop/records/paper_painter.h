// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

class QPagedPaintDevice;

namespace qumalaq::desktop {

/// Paints texts and lines. Lengths and font sizes are in millimetres, from the top left margin of an A4 page.
class PaperPainter {
public:
    /// Qt rounds font sizes to whole units, so text is drawn larger by this factor and scaled down.
    static constexpr double kEnlarged = 20;

    explicit PaperPainter(QPagedPaintDevice& device);

    /// False if the device cannot be painted on.
    [[nodiscard]] bool isActive() const { return m_painter.isActive(); }
    /// The painter's unit is the millimetre.
    [[nodiscard]] QPainter& painter() { return m_painter; }

    /// One line of text, centred vertically. It is condensed, and at last elided, to fit the box.
    void write(const QRectF& box, const QString& text, int flags, double size, QFont::Weight weight = QFont::Normal);
    [[nodiscard]] double widthOf(const QString& text, double size) const;
    void line(double x1, double y1, double x2, double y2, double width = 0.15);

private:
    QPainter m_painter;
};

} // namespace qumalaq::desktop
