// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/paper.h"
#include "app/desktop/records/score_sheet.h"

#include <QRectF>

/// The layout of a scoresheet, in millimetres of an A4 page inside its margins.
namespace qumalaq::desktop::sheet {

inline constexpr int kColumns = 2;

/// The arrangement of blocks on a page; lengths in millimetres.
struct Grid {
    int blocksInColumn;
    double line; ///< height of a line of moves

    [[nodiscard]] constexpr int blocksOnPage() const { return kColumns * blocksInColumn; }
    [[nodiscard]] constexpr double blockHeight() const { return (1 + kSheetLinesInBlock + 2) * line; }
};
inline constexpr Grid kGrid{3, 5.45};
/// Higher lines, to be written by hand.
inline constexpr Grid kBlankGrid{2, 8.1};

inline constexpr double kWidth = kPaperWidth;
inline constexpr double kHeight = kPaperHeight;
inline constexpr double kTitleLine = 9;
inline constexpr double kHeadLine = 6.4;
inline constexpr double kBelowHead = 3.5;
inline constexpr double kGap = 5.5;
inline constexpr double kColumnWidth = (kWidth - (kColumns - 1) * kGap) / kColumns;
inline constexpr double kFieldGap = 3;
inline constexpr double kSignatures = kHeight - kHeadLine - 1; ///< top of the signatures

inline constexpr double kText = 3.3;
inline constexpr double kSmall = 2.7;
inline constexpr double kTiny = 1.9;
inline constexpr double kTitle = 5;

/// The first y below the head.
[[nodiscard]] double topOfBlocks(const notation::GameRecord& record);
[[nodiscard]] bool beginsElsewhere(const notation::GameRecord& record);

/// A column of blocks down to the signatures.
[[nodiscard]] QRectF columnBox(int column, double top);
/// The rectangle of a block on its page.
[[nodiscard]] QRectF blockBox(const Grid& grid, int index, double top);

} // namespace qumalaq::desktop::sheet
