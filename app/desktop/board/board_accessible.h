// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/board_state.h"
#include "core/rules/types.h"

class QWidget;

namespace qumalaq::desktop {

/// Exposes the pits and stores of every BoardWidget to screen readers as children of the widget: the pits of South,
/// then those of North, as buttons, then the two stores. Idempotent.
void installBoardAccessibility();

/// The index of a place among these children.
[[nodiscard]] int accessibleIndexOf(const rules::BoardLayout& layout, rules::Place place);

/// Notifies screen readers that the names of the places that differ between `before` and `after` have changed. Orca
/// does not speak the focused place again.
void notifyNameChanges(QWidget& board, const rules::BoardLayout& layout, const rules::BoardState& before,
                       const rules::BoardState& after);

} // namespace qumalaq::desktop
