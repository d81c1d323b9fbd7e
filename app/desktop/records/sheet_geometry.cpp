// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/sheet_geometry.h"

namespace qumalaq::desktop::sheet {

bool beginsElsewhere(const notation::GameRecord& record)
{
    return !(record.start() == rules::AnyPosition(record.setup()));
}

double topOfBlocks(const notation::GameRecord& record)
{
    const int fieldLines = beginsElsewhere(record) ? 4 : 3;
    return kTitleLine + fieldLines * kHeadLine + kBelowHead;
}

QRectF columnBox(int column, double top)
{
    return {column * (kColumnWidth + kGap), top, kColumnWidth, kSignatures - top};
}

QRectF blockBox(const Grid& grid, int index, double top)
{
    const QRectF column = columnBox(index / grid.blocksInColumn, top);
    const double height = grid.blockHeight();
    return {column.left(), top + (index % grid.blocksInColumn) * (height + kGap), column.width(), height};
}

} // namespace qumalaq::desktop::sheet
