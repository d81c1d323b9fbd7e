// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/score_sheet.h"

#include "app/desktop/records/record_files.h"
#include "app/desktop/records/sheet_geometry.h"
#include "app/desktop/records/sheet_painter.h"
#include "app/desktop/records/sheet_remarks.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <QBuffer>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPdfWriter>
#include <QStringList>

#include <cassert>

namespace qumalaq::desktop {

using rules::Side;

namespace {

QString remarkOf(const notation::Annotation& annotation)
{
    return QStringList({QString::fromUtf8(annotation.before), QString::fromUtf8(annotation.after)})
        .join(u' ')
        .trimmed();
}

} // namespace

SheetContent sheetContent(const notation::GameRecord& record)
{
    SheetContent content;
    std::vector<SheetBlock>& blocks = content.blocks;
    const notation::GameTree& tree = record.tree();
    if (const QString remark = remarkOf(tree.annotation(notation::NodeId::Root)); !remark.isEmpty())
        content.remarks.push_back({{}, remark});
    rules::AnyPosition position = record.start();
    notation::TurnCounter turns;
    for (const notation::NodeId node : tree.mainLine()) {
        const notation::Annotation& annotation = tree.annotation(node);
        const rules::Move move = tree.move(node);
        const Side mover = position.sideToMove();
        const int number = turns.numberFor(mover);
        turns.count(mover);
        if (blocks.empty()
            || (blocks.back().lines.size() == kSheetLinesInBlock && blocks.back().lines.back().number != number))
            blocks.emplace_back();
        SheetBlock& block = blocks.back();
        if (block.lines.empty() || block.lines.back().number != number)
            block.lines.push_back({number, {}, {}});
        QString text = QString::fromUtf8(notation::toText(position, move));
        for (const notation::Nag nag : annotation.nags)
            text += QString::fromUtf8(notation::markOf(nag));
        QString& cell = mover == Side::South ? block.lines.back().south : block.lines.back().north;
        if (!cell.isEmpty())
            cell += u' ';
        cell += text;
        if (const QString remark = remarkOf(annotation); !remark.isEmpty())
            content.remarks.push_back(
                {QStringLiteral("%1%2 %3").arg(number).arg(QChar(mover == Side::South ? u'.' : u'…')).arg(text),
                 remark});
        position.play(move);
        block.board = position.board();
    }
    return content;
}

int sheetPages(const notation::GameRecord& record)
{
    const SheetContent content = sheetContent(record);
    return SheetRemarks(content.remarks, static_cast<int>(content.blocks.size()), sheet::topOfBlocks(record)).pages();
}

bool paintSheet(QPagedPaintDevice& device, const notation::GameRecord& record, Language second, SheetSpan span)
{
    return SheetPainter(device, record, second).paint(span);
}

QByteArray sheetPdf(const notation::GameRecord& record, Language second)
{
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(kSheetMargins, QPageLayout::Millimeter);
        writer.setResolution(300);
        writer.setTitle(captionOf(record));
        writer.setCreator(QStringLiteral("Qumalaq"));
        [[maybe_unused]] const bool isPainted = paintSheet(writer, record, second);
        assert(isPainted); // painting on a buffer cannot fail
    }
    return bytes;
}

} // namespace qumalaq::desktop
