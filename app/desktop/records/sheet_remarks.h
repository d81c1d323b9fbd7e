// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/score_sheet.h"

#include <QPointF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace qumalaq::desktop {

/// The remarks behind the moves of a scoresheet: below the last block, in the columns behind it, and on further pages
/// if they have to be.
class SheetRemarks {
public:
    /// So many blocks stand on the sheet, from `top` on each page.
    SheetRemarks(const std::vector<SheetRemark>& remarks, int blocks, double top);

    /// Of the sheet, with those of the blocks.
    [[nodiscard]] int pages() const { return m_pages; }
    /// All that stands on this page, in millimetres; `heading` is written above the first one.
    void paint(QPainter& painter, int page, const QString& heading) const;

private:
    struct Line {
        const QTextLayout* layout;
        int index; ///< in the layout
        int page;
        QPointF place; ///< of its left upper corner
    };

    std::vector<std::unique_ptr<QTextLayout>> m_layouts;
    std::vector<Line> m_lines;
    QPointF m_heading; ///< above the first line, on its page
    int m_pages = 1;
};

} // namespace qumalaq::desktop
