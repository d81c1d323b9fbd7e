// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::desktop {

/// Makes the pits and stores of every BoardWidget known to screen readers, as children of the widget: the houses of
/// South and then of North as buttons that can be pressed, then the two stores. May be called often.
void installBoardAccessibility();

} // namespace qumalaq::desktop
