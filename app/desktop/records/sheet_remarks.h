// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/score_sheet.h"
#include "app/desktop/records/sheet_geometry.h"

#include <QPointF>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace qumalaq::desktop {

/// Lays out the remarks of a scoresheet below the last block, in the next columns, and on further pages if necessary.
class SheetRemarks {
public:
    /// `blocks` is the number of blocks on the sheet, which start at `top` on each page.
    SheetRemarks(const std::vector<SheetRemark>& remarks, int blocks, const sheet::Grid& grid, double top);

    /// The pages of the whole sheet, blocks included.
    [[nodiscard]] int pages() const { return m_pages; }
    /// Paints the remarks of a page, in millimetres; `heading` is written above the first one.
    void paint(QPainter& painter, int page, const QString& heading) const;

private:
    struct Line {
        const QTextLayout* layout;
        int index; ///< in the layout
        int page;
        QPointF place; ///< top left corner
    };

    std::vector<std::unique_ptr<QTextLayout>> m_layouts;
    std::vector<Line> m_lines;
    QPointF m_heading; ///< position of the heading, on the page of the first line
    int m_pages = 1;
};

} // namespace qumalaq::desktop
