// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/i18n/language.h"
#ifndef Q_MOC_RUN
#include "core/notation/game_record.h"
#endif

#include <QMarginsF>
#include <QString>

#include <limits>
#include <vector>

class QPagedPaintDevice;

/// A game on paper in the form used at tournaments: the moves in blocks of ten with the position below each block,
/// followed by the comments on the moves. Variations are left out.
namespace qumalaq::desktop {

inline constexpr int kSheetLinesInBlock = 10;
inline constexpr int kSheetBlocksOnPage = 6;
/// Page margins on A4, in millimetres.
inline constexpr QMarginsF kSheetMargins(15, 13, 15, 13);

struct SheetLine {
    int number = 0;
    QString south; ///< all moves of the turn with their ! and ?, separated by spaces
    QString north;
};

struct SheetBlock {
    std::vector<SheetLine> lines; ///< ten, fewer in the last block
    rules::BoardState board;      ///< after the last line
};

struct SheetRemark {
    QString move; ///< "12. 66!", for North "12… 87?"; empty for a comment on the game
    QString text;
};

struct SheetContent {
    std::vector<SheetBlock> blocks;
    std::vector<SheetRemark> remarks;
};

[[nodiscard]] SheetContent sheetContent(const notation::GameRecord& record);

/// The number of pages of the sheet.
[[nodiscard]] int sheetPages(const notation::GameRecord& record);

/// A range of pages, from 1.
struct SheetSpan {
    int first = 1;
    int last = std::numeric_limits<int>::max();
};

/// Paints these pages in the size of the device; on paper smaller than A4 everything is scaled down. Texts are written
/// in Kazakh and in the second language (Russian if that is Kazakh). Returns false if the device cannot be painted on:
/// a printer that does not answer, a file that cannot be written.
[[nodiscard]] bool paintSheet(QPagedPaintDevice& device, const notation::GameRecord& record, Language second,
                              SheetSpan span = SheetSpan());

/// The sheet as an A4 PDF.
[[nodiscard]] QByteArray sheetPdf(const notation::GameRecord& record, Language second);

} // namespace qumalaq::desktop
