// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// What screen readers need beyond Qt's own interfaces. Needs a QApplication. Can be called repeatedly.
///
/// - Pages and QStackedWidgets have a neutral role, and pages their title.
/// - The label and the value of a closed combo box are read, also when a key changes it. Qt's own interface has no
///   value before 6.8, and ignores accessibleName().
/// - Tables are lists of rows.
/// - An item view that gets the focus reports its current entry; Qt reports only the view.
/// - Orca names an empty text field that gets the focus.
void installAccessibility();

/// Whether the last press in the program was that of a key, and not of the mouse. True before the first press after
/// installAccessibility().
[[nodiscard]] bool isLastInputKey();

} // namespace qumalaq::desktop
