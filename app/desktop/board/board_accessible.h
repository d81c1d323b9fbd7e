// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/words.h"

class QWidget;

namespace qumalaq::desktop {

/// Exposes the pits and stores of every BoardWidget to screen readers as children of the widget: the pits of South
/// and then of North as buttons, then the two stores. Can be called repeatedly.
void installBoardAccessibility();

/// The index of a place among these children.
[[nodiscard]] int accessibleIndexOf(const rules::BoardLayout& layout, rules::Place place);

/// Tells screen readers which of these children have another name now, because their content has changed. The one that
/// has the focus is not spoken for that.
void tellRenamed(QWidget& board, const rules::BoardLayout& layout, const rules::BoardState& before,
                 const rules::BoardState& after);

} // namespace qumalaq::desktop
