// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMarginsF>
#include <QString>

#include <functional>
#include <limits>

class QPagedPaintDevice;

namespace qumalaq::desktop {

/// Page margins on A4, in millimetres.
inline constexpr QMarginsF kPaperMargins(15, 13, 15, 13);
inline constexpr double kPaperWidth = 210 - kPaperMargins.left() - kPaperMargins.right();
inline constexpr double kPaperHeight = 297 - kPaperMargins.top() - kPaperMargins.bottom();

/// A range of pages, from 1.
struct PageSpan {
    int first = 1;
    int last = std::numeric_limits<int>::max();
};

/// Something to print, or to save as PDF.
struct Paper {
    QString name; ///< the title of the document, and a proposal for a file name without suffix
    int pages = 1;
    /// Paints the pages of `span`, scaled down on paper smaller than A4. Returns false if the device cannot be painted
    /// on, such as a printer that does not answer.
    std::function<bool(QPagedPaintDevice& device, PageSpan span)> paint;
};

/// The paper as an A4 PDF.
[[nodiscard]] QByteArray pdfOf(const Paper& paper);

} // namespace qumalaq::desktop
