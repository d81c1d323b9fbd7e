// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/records/paper.h"
#include "app/desktop/text/language.h"
#include "core/notation/game_record.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

/// A game on paper in the form used at tournaments: the moves in blocks of ten with the position below each block,
/// followed by the comments on the moves. Variations are left out.
namespace qumalaq::desktop {

inline constexpr int kSheetLinesInBlock = 10;
/// Numbered lines of an empty sheet.
inline constexpr int kBlankSheetMoves = 80;

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
    bool isBlank = false; ///< to be filled in by hand, without positions
};

[[nodiscard]] SheetContent sheetContent(const notation::GameRecord& record);

/// kBlankSheetMoves empty lines.
[[nodiscard]] SheetContent blankContent();

/// The scoresheet of a game. Texts are written in Kazakh and in the second language (Russian if that is Kazakh).
[[nodiscard]] Paper scoreSheet(const notation::GameRecord& record, Language second);
/// An empty scoresheet of the game.
[[nodiscard]] Paper blankSheet(const rules::GameSetup& setup, Language second);

} // namespace qumalaq::desktop
