// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/score_sheet.h"

#include "app/desktop/records/record_files.h"
#include "app/desktop/records/sheet_painter.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <QBuffer>
#include <QPageSize>
#include <QPagedPaintDevice>
#include <QPdfWriter>

#include <algorithm>

namespace qumalaq::desktop {

using rules::Side;

std::vector<SheetBlock> sheetBlocks(const notation::GameRecord& record)
{
    std::vector<SheetBlock> blocks;
    rules::AnyPosition position = record.start();
    notation::TurnCounter turns;
    for (const rules::Move move : record.moves()) {
        const Side mover = position.sideToMove();
        const int number = turns.numberFor(mover);
        turns.count(mover);
        if (blocks.empty()
            || (blocks.back().lines.size() == kSheetLinesInBlock && blocks.back().lines.back().number != number))
            blocks.emplace_back();
        SheetBlock& block = blocks.back();
        if (block.lines.empty() || block.lines.back().number != number)
            block.lines.push_back({number, {}, {}});
        QString& cell = mover == Side::South ? block.lines.back().south : block.lines.back().north;
        if (!cell.isEmpty())
            cell += u' ';
        cell += QString::fromStdString(notation::toText(position, move));
        position.play(move);
        block.board = position.board();
    }
    return blocks;
}

int sheetPages(const notation::GameRecord& record)
{
    const auto blocks = static_cast<int>(sheetBlocks(record).size());
    return std::max(1, (blocks + kSheetBlocksOnPage - 1) / kSheetBlocksOnPage);
}

void paintSheet(QPagedPaintDevice& device, const notation::GameRecord& record, Language second)
{
    SheetPainter(device, record, second).paint();
}

bool writeSheetPdf(const QString& path, const notation::GameRecord& record, Language second)
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
        paintSheet(writer, record, second);
    }
    return writeFile(path, bytes).has_value();
}

} // namespace qumalaq::desktop
