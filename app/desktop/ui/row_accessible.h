// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QModelIndex;
class QTableView;

namespace qumalaq::desktop {

/// Exposes tables to screen readers as lists of rows: of a table Orca tells the size, and then each cell for itself.
/// Can be called repeatedly.
void installRowAccessibility();

/// What is told of a cell: its text in words, or the one that it shows.
[[nodiscard]] QString announcedTextOf(const QModelIndex& cell);

enum class RowReport { Changed, Entered };

/// Reports the current row to screen readers, if the table has the focus; if it was just entered, after a moment, and
/// otherwise only if it is another one or has another text. A row without texts, which the model is still reading, is
/// reported when they come.
void reportCurrentRow(const QTableView& table, RowReport why);

} // namespace qumalaq::desktop
