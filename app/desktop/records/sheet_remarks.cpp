// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/sheet_remarks.h"

#include "app/desktop/records/paper_painter.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>

namespace qumalaq::desktop {

using namespace sheet;

namespace {

constexpr double kRemarkText = 2.9; ///< mm, like all lengths here
constexpr double kRemarkLine = 4.1;
constexpr double kHeading = kGrid.line + 1;
constexpr double kEnlarged = PaperPainter::kEnlarged;
constexpr double kIndent = 3; ///< of the second and later lines of a remark
/// The fewest lines of remarks that are started at the bottom of a column.
constexpr int kFewestLines = 3;

QFont fontOf(double size, QFont::Weight weight = QFont::Normal)
{
    QFont font;
    font.setPixelSize(static_cast<int>(size * kEnlarged));
    font.setWeight(weight);
    return font;
}

std::unique_ptr<QTextLayout> laidOut(const SheetRemark& remark)
{
    const QString lead = remark.move.isEmpty() ? QString() : remark.move + QStringLiteral("  ");
    auto layout = std::make_unique<QTextLayout>(lead + remark.text, fontOf(kRemarkText));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    layout->setFormats({{0, static_cast<int>(lead.size()), bold}});
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine())
        line.setLineWidth((kColumnWidth - (line.lineNumber() == 0 ? 0 : kIndent)) * kEnlarged);
    layout->endLayout();
    return layout;
}

} // namespace

SheetRemarks::SheetRemarks(const std::vector<SheetRemark>& remarks, int blocks, const Grid& grid, double top)
    : m_pages(std::max(1, (blocks + grid.blocksOnPage() - 1) / grid.blocksOnPage()))
{
    if (remarks.empty())
        return;
    int page = m_pages - 1;
    QRectF frame = columnBox(0, top);
    int column = 0;
    const auto nextFrame = [&] {
        if (++column == kColumns) {
            column = 0;
            ++page;
        }
        frame = columnBox(column, top);
    };
    if (const int onPage = blocks - page * grid.blocksOnPage(); onPage > 0) {
        column = (onPage - 1) / grid.blocksInColumn;
        frame = columnBox(column, top);
        frame.setTop(blockBox(grid, onPage - 1, top).bottom() + kGap);
    }
    if (frame.height() < kHeading + kFewestLines * kRemarkLine)
        nextFrame();
    m_heading = frame.topLeft();
    frame.setTop(frame.top() + kHeading);
    for (const SheetRemark& remark : remarks) {
        const QTextLayout* layout = m_layouts.emplace_back(laidOut(remark)).get();
        for (int index = 0; index < layout->lineCount(); ++index) {
            if (frame.height() < kRemarkLine)
                nextFrame();
            m_lines.push_back({layout, index, page, frame.topLeft() + QPointF(index == 0 ? 0 : kIndent, 0)});
            frame.setTop(frame.top() + kRemarkLine);
        }
    }
    m_pages = page + 1;
}

void SheetRemarks::paint(QPainter& painter, int page, const QString& heading) const
{
    painter.setPen(Qt::black);
    const auto at = [&painter](QPointF place, const auto& draw) {
        painter.save();
        painter.translate(place);
        painter.scale(1 / kEnlarged, 1 / kEnlarged);
        draw();
        painter.restore();
    };
    if (!m_lines.empty() && m_lines.front().page == page) {
        at(m_heading, [&] {
            const QFont font = fontOf(kSmall, QFont::Bold);
            painter.setFont(font);
            painter.drawText(QPointF(0, QFontMetricsF(font).ascent()), heading);
        });
        const double y = m_heading.y() + kHeading - 1;
        painter.setPen(QPen(Qt::black, 0.15));
        painter.drawLine(QPointF(m_heading.x(), y), QPointF(m_heading.x() + kColumnWidth, y));
        painter.setPen(Qt::black);
    }
    for (const Line& line : m_lines) {
        if (line.page != page)
            continue;
        const QTextLine laid = line.layout->lineAt(line.index);
        at(line.place, [&] { laid.draw(&painter, -laid.position()); });
    }
}

} // namespace qumalaq::desktop
