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

/// A game on paper: the moves in blocks of ten, and below each block the position, as tournaments write it; behind them
/// what was remarked on the moves. Variations stay with the file.
namespace qumalaq::desktop {

inline constexpr int kSheetLinesInBlock = 10;
inline constexpr int kSheetBlocksOnPage = 6;
/// Millimetres round what is printed on A4.
inline constexpr QMarginsF kSheetMargins(15, 13, 15, 13);

struct SheetLine {
    int number = 0;
    QString south; ///< all moves of the turn with their ! and ?, parted by spaces
    QString north;
};

struct SheetBlock {
    std::vector<SheetLine> lines; ///< ten, fewer at the end
    rules::BoardState board;      ///< behind them
};

struct SheetRemark {
    QString move; ///< "12. 66!", of North "12… 87?"; empty: about the game
    QString text;
};

struct SheetContent {
    std::vector<SheetBlock> blocks;
    std::vector<SheetRemark> remarks;
};

[[nodiscard]] SheetContent sheetContent(const notation::GameRecord& record);

/// How many pages of the sheet there are.
[[nodiscard]] int sheetPages(const notation::GameRecord& record);

/// The first page of a sheet is 1.
struct SheetSpan {
    int first = 1;
    int last = std::numeric_limits<int>::max();
};

/// Paints these pages; the device says how large they are, and what is made for A4 becomes as much smaller as it has
/// to. Everything is written in Kazakh and in the second language (Russian if that is Kazakh). False if the device
/// cannot be painted on: a printer that does not answer, a file that cannot be written.
[[nodiscard]] bool paintSheet(QPagedPaintDevice& device, const notation::GameRecord& record, Language second,
                              SheetSpan span = SheetSpan());

/// The sheet as a PDF, A4.
[[nodiscard]] QByteArray sheetPdf(const notation::GameRecord& record, Language second);

} // namespace qumalaq::desktop
