// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/score_sheet.h"

#include "app/desktop/records/record_files.h"
#include "app/desktop/records/sheet_geometry.h"
#include "app/desktop/records/sheet_painter.h"
#include "app/desktop/records/sheet_remarks.h"
#include "app/desktop/text/player_text.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"

#include <QStringList>

namespace qumalaq::desktop {

using rules::Side;

namespace {

QString remarkOf(const notation::Annotation& annotation)
{
    return QStringList({QString::fromUtf8(annotation.before), QString::fromUtf8(annotation.after)})
        .join(u' ')
        .trimmed();
}

Paper paperOf(const QString& name, const notation::GameRecord& record, const SheetContent& content, Language second)
{
    const sheet::Grid& grid = content.isBlank ? sheet::kBlankGrid : sheet::kGrid;
    const SheetRemarks remarks(content.remarks, static_cast<int>(content.blocks.size()), grid,
                               sheet::topOfBlocks(record));
    return {name, remarks.pages(), [record, content, second](QPagedPaintDevice& device, PageSpan span) {
                return SheetPainter(device, record, content, second).paint(span);
            }};
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

SheetContent blankContent()
{
    SheetContent content;
    content.isBlank = true;
    for (int number = 1; number <= kBlankSheetMoves; ++number) {
        if (number % kSheetLinesInBlock == 1)
            content.blocks.emplace_back();
        content.blocks.back().lines.push_back({number, {}, {}});
    }
    return content;
}

Paper scoreSheet(const notation::GameRecord& record, Language second)
{
    return paperOf(PlayerText::captionOf(record), record, sheetContent(record), second);
}

Paper blankSheet(const rules::GameSetup& setup, Language second)
{
    const notation::GameRecord record(setup);
    SheetContent content = blankContent();
    for (SheetBlock& block : content.blocks)
        block.board = record.start().board(); // for its number of pits
    return paperOf(QCoreApplication::translate("RecordOutput", "Scoresheet", "proposal for a file name"), record,
                   content, second);
}

} // namespace qumalaq::desktop
