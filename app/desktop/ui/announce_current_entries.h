// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Reports the current entry of an item view to screen readers when the view gets the focus; Qt reports only the view.
/// Also lets Orca name an empty text field that gets the focus. Needs a QApplication. Can be called repeatedly.
void announceCurrentEntries();

} // namespace qumalaq::desktop
